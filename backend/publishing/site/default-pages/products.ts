import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/products',
  title: '시술 안내',
  seo: { description: '시술의 과정과 가격, 함께 고를 수 있는 옵션을 안내합니다.' },
  blocks: [
    { component: 'PageTitleSection', data: { title: '시술 안내' } },
    { component: 'ProductListSection' },
    { component: 'RecentProductSection' },
  ],
})
