import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/events',
  title: '이벤트',
  blocks: [{ component: 'PageTitleSection', data: { title: '이벤트' } }, { component: 'EventListSection' }],
})
