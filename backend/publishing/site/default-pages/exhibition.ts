import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/exhibitions/:exhibitionId',
  title: '기획전',
  blocks: [{ component: 'ExhibitionSection' }],
})
