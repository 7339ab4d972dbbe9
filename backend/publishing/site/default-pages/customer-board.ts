import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/cscenter/boards/:boardTypeId',
  title: '고객 게시판',
  seo: { noindex: true },
  blocks: [{ component: 'CustomerBoardSection' }],
})
