import type { CallOutput } from '#api/client.ts'
import type { ReservationStatus } from '#schema/reservations.ts'

export type ConsoleReservation = CallOutput<'GET /admin/reservations'>['rows'][number]

export const statusNames: Record<ReservationStatus, string> = {
  REQUESTED: '확정 대기',
  CONFIRMED: '확정',
  DONE: '다녀감',
  NO_SHOW: '오지 않음',
  CANCELLED: '취소',
  REJECTED: '거절',
}

type Action = {
  title: string
  call:
    | 'POST /admin/reservations/{reservationId}/confirm'
    | 'POST /admin/reservations/{reservationId}/reject'
    | 'POST /admin/reservations/{reservationId}/cancel'
    | 'POST /admin/reservations/{reservationId}/restore'
    | 'POST /admin/reservations/{reservationId}/no-show'
    | 'POST /admin/reservations/{reservationId}/done'
  /** The one that is usually next: a button of its own. */
  isNext?: boolean
  /** Tells the customer no: asked once more. */
  isHard?: boolean
}

const cancel: Action = {
  title: '취소',
  call: 'POST /admin/reservations/{reservationId}/cancel',
  isHard: true,
}
const restore: Action = { title: '되돌리기', call: 'POST /admin/reservations/{reservationId}/restore' }

/** Returns the changes that a reservation of a status admits. */
export const actionsOf: Record<ReservationStatus, Action[]> = {
  REQUESTED: [
    { title: '확정', call: 'POST /admin/reservations/{reservationId}/confirm', isNext: true },
    { title: '거절', call: 'POST /admin/reservations/{reservationId}/reject', isHard: true },
    cancel,
  ],
  CONFIRMED: [
    { title: '다녀감', call: 'POST /admin/reservations/{reservationId}/done', isNext: true },
    { title: '오지 않음', call: 'POST /admin/reservations/{reservationId}/no-show' },
    cancel,
  ],
  DONE: [restore],
  NO_SHOW: [restore],
  CANCELLED: [restore],
  REJECTED: [restore],
}
export type ReservationAction = Action
