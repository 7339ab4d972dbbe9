import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/reviews',
  title: '후기',
  seo: { description: '진료를 받은 분이 직접 남긴 후기입니다.' },
  blocks: [
    { component: 'PageTitleSection', data: { title: '후기', lead: '다녀가신 분이 직접 남긴 말씀입니다.' } },
    { component: 'ReviewSection' },
  ],
})
