import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/events',
  title: '이벤트',
  seo: { description: '진행 중인 이벤트와 곧 시작할 이벤트를 기간, 가격과 함께 알려 드립니다.' },
  blocks: [{ component: 'PageTitleSection', data: { title: '이벤트' } }, { component: 'EventListSection' }],
})
