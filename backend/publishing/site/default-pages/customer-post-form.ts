import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/cscenter/boards/:boardTypeId/write',
  title: '글쓰기',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'CustomerPostFormSection' }],
})
