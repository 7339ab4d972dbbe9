import type { ReservationStatus } from '#schema/reservations.ts'

export const statusNames: Record<ReservationStatus, string> = {
  REQUESTED: '병원 확인 중',
  CONFIRMED: '예약 확정',
  REJECTED: '병원에서 받지 못함',
  CANCELLED: '취소됨',
  NO_SHOW: '방문하지 않음',
  DONE: '다녀오심',
}

/** Says whether nothing more is to come of it. */
export const isEnded = (status: ReservationStatus) => status !== 'REQUESTED' && status !== 'CONFIRMED'
