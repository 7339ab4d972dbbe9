import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/cscenter/boards/:boardTypeId/detail/:id',
  title: '고객의 글',
  seo: { noindex: true },
  blocks: [{ component: 'CustomerPostSection' }],
})
