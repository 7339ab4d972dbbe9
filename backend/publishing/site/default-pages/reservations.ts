import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/reservations',
  title: '내 예약',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'ReservationListSection' }],
})
