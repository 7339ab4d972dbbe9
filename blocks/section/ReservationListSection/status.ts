import type { ReservationStatus } from '#schema/reservations.ts'

/** Says whether nothing more is to come of it. */
export const isEnded = (status: ReservationStatus) => status !== 'REQUESTED' && status !== 'CONFIRMED'
