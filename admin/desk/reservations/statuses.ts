import type { CallOutput } from '#api/client.ts'
import type { ReservationStatus } from '#schema/reservations.ts'

export type ConsoleReservation = CallOutput<'GET /admin/reservations'>['rows'][number]

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
  /** Title of the button that does it once it is asked, where that is another. */
  confirm?: string
  /** Tells the customer no: asked once more. */
  isHard?: boolean
}

const cancel: Action = {
  title: '예약 취소',
  confirm: '예약 취소하기',
  call: 'POST /admin/reservations/{reservationId}/cancel',
  isHard: true,
}
const restore: Action = { title: '되돌리기', call: 'POST /admin/reservations/{reservationId}/restore' }

const confirm: Action = {
  title: '확정',
  call: 'POST /admin/reservations/{reservationId}/confirm',
  isNext: true,
}
const reject: Action = {
  title: '예약 거절',
  confirm: '예약 거절하기',
  call: 'POST /admin/reservations/{reservationId}/reject',
  isHard: true,
}

const actionsByStatus: Record<ReservationStatus, Action[]> = {
  REQUESTED: [confirm, reject, cancel],
  CONFIRMED: [
    { title: '방문 완료', call: 'POST /admin/reservations/{reservationId}/done', isNext: true },
    { title: '노쇼', call: 'POST /admin/reservations/{reservationId}/no-show' },
    cancel,
  ],
  DONE: [restore],
  NO_SHOW: [restore],
  CANCELLED: [restore],
  REJECTED: [restore],
}

/** Returns the changes that a reservation admits. A customer's request to move it has to be settled first. */
export const actionsOf = ({ status, pendingMove }: ConsoleReservation): Action[] =>
  status === 'CONFIRMED' && pendingMove
    ? [
        { ...confirm, title: '변경 확정' },
        { ...reject, title: '변경 거절', confirm: '변경 거절하기' },
        cancel,
      ]
    : actionsByStatus[status]

/** Returns the change that is usually next, of those that may be made by now: nobody has come before their time. */
export const nextOf = (reservation: ConsoleReservation, now: number): Action[] =>
  actionsOf(reservation)
    .slice(0, 1)
    .filter(
      ({ call }) =>
        call !== 'POST /admin/reservations/{reservationId}/done' || Date.parse(reservation.reservedAt) <= now,
    )
export type ReservationAction = Action

/** Whether nothing is expected of it any more. */
export const isOver = ({ status }: ConsoleReservation) => status !== 'REQUESTED' && status !== 'CONFIRMED'

/** Whether it takes up no time. */
export const isGone = ({ status }: ConsoleReservation) => status === 'CANCELLED' || status === 'REJECTED'

/** `60분(준비 10분, 정리 20분)` */
export function minutesText({ durationMinutes, minutesBefore, minutesAfter }: ConsoleReservation): string {
  const around = [
    ...(minutesBefore > 0 ? [`준비 ${minutesBefore}분`] : []),
    ...(minutesAfter > 0 ? [`정리 ${minutesAfter}분`] : []),
  ]
  return around.length > 0 ? `${durationMinutes}분(${around.join(', ')})` : `${durationMinutes}분`
}
