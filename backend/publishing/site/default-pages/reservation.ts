import { definePage } from '../define-page.ts'

export default definePage({
  pattern: '/reservations/:reservationId',
  title: '예약 내용',
  seo: { noindex: true },
  options: { hideFloatingButton: true },
  blocks: [{ component: 'ReservationListSection' }],
})
