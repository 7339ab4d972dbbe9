import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/before-afters/:id',
  title: '전후 사례',
  blocks: [{ component: 'BeforeAfterDetailSection' }],
})
