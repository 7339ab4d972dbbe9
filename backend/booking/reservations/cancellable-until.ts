import type { reservations } from './table.ts'

export type Cancelling = { changeUntilMinutes: number; withdrawMinutes: number }

/**
 * Until when a customer may cancel: as long as they may change it, or for a while after a booking that was made too late
 * for that. Never once the visit has begun.
 */
export function cancellableUntil(
  { startsAt, createdAt }: Pick<typeof reservations.$inferSelect, 'startsAt' | 'createdAt'>,
  { changeUntilMinutes, withdrawMinutes }: Cancelling,
): Date {
  const usual = startsAt.getTime() - changeUntilMinutes * 60_000
  const withdrawn = Math.min(createdAt.getTime() + withdrawMinutes * 60_000, startsAt.getTime())
  return new Date(Math.max(usual, withdrawn))
}
