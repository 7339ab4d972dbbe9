import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { reservationMoves, slotClaims } from './table.ts'
import { busyTime, claim, slotTaken } from './claims.ts'
import type { ItemRow, PendingMove, ReservationRow } from './stored.ts'
import { without } from '#backend/booking/schedules/spans.ts'
import { and, eq } from 'drizzle-orm'

type WantedMove = Omit<PendingMove, 'partnerId' | 'reservationId' | 'createdAt'>

const isOf = (tx: PartnerTransaction, { id }: Pick<ReservationRow, 'id'>) =>
  and(isOfPartner(tx, reservationMoves), eq(reservationMoves.reservationId, id))

export async function readMove(tx: PartnerTransaction, row: ReservationRow): Promise<PendingMove | null> {
  const [move] = await tx.select().from(reservationMoves).where(isOf(tx, row))
  return move ?? null
}

/** Forgets a request to move, and lets go of the time it had; says whether there was one. */
export async function dropMove(tx: PartnerTransaction, row: Pick<ReservationRow, 'id'>): Promise<boolean> {
  const dropped = await tx
    .delete(reservationMoves)
    .where(isOf(tx, row))
    .returning({ id: reservationMoves.reservationId })
  return dropped.length > 0
}

/**
 * Writes a request to move a confirmed reservation, which keeps its own time. Takes the part of the new time that the old
 * one does not cover, of the first doctor who is free then; without doctors it takes nobody's time. Throws 409 where no
 * doctor is free.
 */
export async function askMove(
  tx: PartnerTransaction,
  row: ReservationRow,
  wanted: WantedMove,
  doctors: readonly { id: number; name: string }[],
): Promise<PendingMove> {
  const [made] = await tx
    .insert(reservationMoves)
    .values({ ...wanted, partnerId: tx.partnerId, reservationId: row.id })
    .returning()
  if (!made) throw new Error('An insert that returns nothing.')
  if (doctors.length === 0) return made
  for (const { id: employeeId, name: employeeName } of doctors) {
    if (!(await takeRest(tx, row, wanted, employeeId))) continue
    await tx.update(reservationMoves).set({ employeeId, employeeName }).where(isOf(tx, row))
    return { ...made, employeeId, employeeName }
  }
  throw slotTaken()
}

const spanOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({
  start: startsAt.getTime(),
  end: endsAt.getTime(),
})

/** Takes what of a time the reservation's own does not cover; all of it or nothing. */
async function takeRest(
  tx: PartnerTransaction,
  row: ReservationRow,
  wanted: WantedMove,
  employeeId: number,
): Promise<boolean> {
  const whole = [spanOf(busyTime(wanted))]
  const own = spanOf(busyTime(row))
  const rest = employeeId === row.employeeId ? without(whole, own) : whole
  const { id: moveOf } = row
  const { facilityIds } = wanted
  for (const { start, end } of rest) {
    const slot = { employeeId, startsAt: new Date(start), endsAt: new Date(end), facilityIds }
    if (await claim(tx, slot, { moveOf })) continue
    await tx.delete(slotClaims).where(and(isOfPartner(tx, slotClaims), eq(slotClaims.moveOf, moveOf)))
    return false
  }
  return true
}

export const itemsOfMove = ({ items }: PendingMove) => items as ItemRow[] | null
