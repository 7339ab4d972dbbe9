import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { slotClaims } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { and, eq, lt, lte, sql } from 'drizzle-orm'

/** A time from a moment until before another, and the rooms and devices that are taken with it. */
export type Busy = { startsAt: Date; endsAt: Date; facilityIds: readonly number[] }
/** An employee's time, with what is taken along. */
export type Slot = Busy & { employeeId: number }
/** Minutes that a chosen slot belongs to whoever chose it. Source: docs/product.md, R7. */
export const holdMinutes = 5

type Owner =
  | { reservationId: number }
  | { moveOf: number }
  | { holdHash: string; expiresAt: Date; holder?: string | null; isUnproved?: boolean }

/** A visit's own time, the minutes of the doctor's before and after it, and what it needs. */
type Visit = Busy & { minutesBefore: number; minutesAfter: number }

/** Returns the time for which a visit keeps its doctor, rooms and devices: preparing and cleaning up too. */
export const busyTime = ({ startsAt, endsAt, minutesBefore, minutesAfter, facilityIds }: Visit): Busy => ({
  startsAt: new Date(startsAt.getTime() - minutesBefore * 60_000),
  endsAt: new Date(endsAt.getTime() + minutesAfter * 60_000),
  facilityIds,
})

export const slotTaken = () =>
  new ProblemError(409, 'slot-taken', '방금 다른 분이 예약한 시간입니다. 다른 시간을 골라 주세요.')

/**
 * Takes a slot, and says whether it was to be had. Whoever else is taking it at this moment is waited for, without a
 * failed statement or a deadlock: the exclusion constraint decides, and for rooms and devices the trigger `keep_facilities`. A hold that is over does not count;
 * it is removed.
 * Source: docs/product.md, R7, X5.
 */
export async function claim(tx: PartnerTransaction, slot: Slot, owner: Owner): Promise<boolean> {
  if (await insert(tx, slot, owner)) return true
  const removed = await tx
    .delete(slotClaims)
    .where(
      and(
        isOfPartner(tx, slotClaims),
        eq(slotClaims.employeeId, slot.employeeId),
        lt(slotClaims.startsAt, slot.endsAt),
        sql`${slotClaims.during} && ${rangeOf(slot)}`,
        lte(slotClaims.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: slotClaims.id })
  return removed.length > 0 && insert(tx, slot, owner)
}

/** Takes the slot of the first employee who has it free. Throws 409 where none has, as the caller words it. */
export async function claimAny(
  tx: PartnerTransaction,
  employeeIds: readonly number[],
  time: Busy,
  owner: Owner | ((employeeId: number) => Owner),
  refusal: (tx: PartnerTransaction, time: Busy) => Promise<ProblemError> = async () => slotTaken(),
): Promise<number> {
  for (const employeeId of employeeIds) {
    const whose = typeof owner === 'function' ? owner(employeeId) : owner
    if (await claim(tx, { ...time, employeeId }, whose)) return employeeId
  }
  throw await refusal(tx, time)
}

/** Makes a hold into a reservation's time, where it is of just that time; says whose. */
export async function claimHeld(
  tx: PartnerTransaction,
  holdHash: string,
  time: Busy & { employeeId: number | null },
  reservationId: number,
): Promise<number | null> {
  const [row] = await tx
    .update(slotClaims)
    .set({ reservationId, holdHash: null, expiresAt: null, holder: null, isUnproved: false })
    .where(
      and(
        isHeld(tx, holdHash, time),
        time.employeeId === null ? undefined : eq(slotClaims.employeeId, time.employeeId),
      ),
    )
    .returning({ employeeId: slotClaims.employeeId })
  return row?.employeeId ?? null
}

/** A slot that somebody holds, and since when. */
export type Held = Slot & { madeAt: Date }

const findHold = statement<{ partnerId: number; holdHash: string }>(
  (value) => sql`
    select employee_id as "employeeId", (extract(epoch from lower(during)) * 1000)::float8 as "start",
      (extract(epoch from upper(during)) * 1000)::float8 as "end", facility_ids as "facilityIds",
      (extract(epoch from made_at) * 1000)::float8 as made
    from slot_claims
    where partner_id = ${value('partnerId')} and hold_hash = ${value('holdHash')} and expires_at > now()`,
)

type HoldRow = { employeeId: number; start: number; end: number; facilityIds: number[]; made: number }

/** Returns what a hold keeps; `null` where it is over, or there was none. */
export async function readHold(tx: PartnerTransaction, holdHash: string | undefined): Promise<Held | null> {
  if (holdHash === undefined) return null
  const { rows } = await tx.execute<HoldRow>(findHold({ partnerId: tx.partnerId, holdHash }, null))
  const [row] = rows
  if (!row) return null
  const { employeeId, start, end, facilityIds, made } = row
  return {
    employeeId,
    startsAt: new Date(start),
    endsAt: new Date(end),
    facilityIds,
    madeAt: new Date(made),
  }
}

/** Says whether a hold is of just this time, and of the rooms and devices that are needed. */
export const isOfTime = (held: Held, { startsAt, endsAt, facilityIds }: Busy): boolean =>
  held.startsAt.getTime() === startsAt.getTime() &&
  held.endsAt.getTime() === endsAt.getTime() &&
  areSame(held.facilityIds, facilityIds)

/** Says whether two lists of rooms and devices are the same; both are in order. */
export const areSame = (a: readonly number[], b: readonly number[]) => a.join() === b.join()

const isHeld = (bound: Bound, holdHash: string, time: Busy) =>
  and(
    isOfPartner(bound, slotClaims),
    eq(slotClaims.holdHash, holdHash),
    sql`${slotClaims.expiresAt} > now()`,
    sql`${slotClaims.during} = ${rangeOf(time)}`,
    eq(slotClaims.facilityIds, [...time.facilityIds]),
  )

/** Lets go of a held time; says whether there was one. */
export async function releaseHold(tx: PartnerTransaction, holdHash: string): Promise<boolean> {
  const released = await tx
    .delete(slotClaims)
    .where(and(isOfPartner(tx, slotClaims), eq(slotClaims.holdHash, holdHash)))
    .returning({ id: slotClaims.id })
  return released.length > 0
}

export async function releaseReservation(tx: PartnerTransaction, reservationId: number): Promise<void> {
  await tx
    .delete(slotClaims)
    .where(and(isOfPartner(tx, slotClaims), eq(slotClaims.reservationId, reservationId)))
}

/** Removes holds that are over; those that another transaction is at are left to it. */
export async function removeExpired(tx: PartnerTransaction): Promise<void> {
  await tx.execute(sql`
    delete from slot_claims where partner_id = ${tx.partnerId} and id in (
      select id from slot_claims where partner_id = ${tx.partnerId} and expires_at <= now()
      order by id for update skip locked)`)
}

async function insert(tx: PartnerTransaction, slot: Slot, owner: Owner): Promise<boolean> {
  const rows = await tx
    .insert(slotClaims)
    .values({
      partnerId: tx.partnerId,
      employeeId: slot.employeeId,
      during: rangeOf(slot),
      facilityIds: [...slot.facilityIds],
      ...owner,
    })
    // Without a target: whichever rule it breaks, the slot is not to be had.
    .onConflictDoNothing()
    .returning({ id: slotClaims.id })
  return rows.length > 0
}

export const rangeOf = ({ startsAt, endsAt }: Pick<Busy, 'startsAt' | 'endsAt'>) =>
  `[${startsAt.toISOString()},${endsAt.toISOString()})`
