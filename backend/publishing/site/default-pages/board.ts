import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/boards/:boardTypeId',
  title: '게시판',
  blocks: [{ component: 'BoardSection' }],
})
