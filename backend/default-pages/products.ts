import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/products',
  title: '시술 안내',
  blocks: [
    { component: 'PageTitleSection', data: { title: '시술 안내' } },
    { component: 'ProductListSection' },
    { component: 'RecentProductSection' },
  ],
})
