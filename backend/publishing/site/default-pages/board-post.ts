import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/boards/:boardTypeId/detail/:id',
  title: '게시판',
  blocks: [{ component: 'BoardPostSection' }],
})
