import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import { busyTime, claim } from '#backend/booking/reservations/claims.ts'
import type { BookingRules } from '#backend/clinic/settings/booking-rules.ts'
import type { Time } from '#backend/booking/schedules/free-times.ts'
import { dayOf, minute, minutesOfDay, momentOf } from '#backend/kernel/time/seoul-time.ts'
import type { VisitNeeds } from '#backend/catalogue/products/visit-length.ts'
import type { WantedItem } from '#schema/reservations.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { freeTimes, loadWanted } from './free-time.ts'
import { tellOffer } from './messages.ts'
import { waitings } from './table.ts'

export type WaitingRow = typeof waitings.$inferSelect

export const itemsOf = ({ items }: Pick<WaitingRow, 'items'>) => items as WantedItem[]

/** Values of who waits without an offer. */
export const noOffer = {
  status: 'WAITING',
  startsAt: null,
  endsAt: null,
  offeredEmployeeId: null,
  offeredUntil: null,
  holdHash: null,
} as const

/**
 * Minutes for which an offered time is kept after the offer is over: who decides that it is over gives it to the next in
 * line before anybody else sees it free. Should no node run, it is free then all the same.
 */
const graceMinutes = 2

/**
 * Offers the free times of some days to those who wait for them, the first in line first. Called at the end of a transaction
 * that frees time, so that nobody gets in between.
 */
export async function offerFreed(tx: PartnerTransaction, moments: readonly Date[]): Promise<void> {
  const today = dayOf(new Date())
  // In one order everywhere, so that two who free times of the same days do not wait for each other.
  const days = [...new Set(moments.map(dayOf))].filter((day) => day >= today).sort()
  for (const day of days) {
    const freed = moments.filter((moment) => dayOf(moment) === day)
    await offerDay(tx, day, freed.map(minutesOfDay))
  }
}

/**
 * The same of one day. Whoever else offers of it waits, and sees what has been offered. What somebody has just given back,
 * by its minute of the day, is offered to those, too, who let it lapse before.
 */
export async function offerDay(
  tx: PartnerTransaction,
  day: string,
  freed: readonly number[] = [],
): Promise<void> {
  const isWaiting = and(isOfPartner(tx, waitings), eq(waitings.day, day), eq(waitings.status, 'WAITING'))
  const anybody = await tx.select({ id: waitings.id }).from(waitings).where(isWaiting).limit(1)
  if (anybody.length === 0) return
  await lockName(tx, `waitings:${tx.partnerId}:${day}`)
  for (const start of freed) {
    await tx
      .update(waitings)
      .set({ skipped: sql`array_remove(${waitings.skipped}, ${start}::integer)` })
      .where(and(isWaiting, sql`${start}::integer = any(${waitings.skipped})`))
  }
  const line = await tx
    .select()
    .from(waitings)
    .where(isWaiting)
    .orderBy(asc(waitings.queuedAt), asc(waitings.id))
  const now = new Date()
  /** Schedules by what people want, kept until a time is given away. */
  const known = new Map<string, Awaited<ReturnType<typeof loadWanted>>>()
  for (const row of line) {
    const wanted = { day, employeeId: row.employeeId, items: itemsOf(row) }
    const key = JSON.stringify(wanted)
    const loaded = known.has(key) ? known.get(key) : await loadWanted(tx, wanted, now)
    known.set(key, loaded ?? null)
    if (!loaded) continue
    const { schedule, length } = loaded
    for (const time of freeTimes(schedule, { day, part: row.part, ...length, now })) {
      if (row.skipped.includes(time.start)) continue
      if (!(await offer(tx, row, { time, length, rules: schedule.rules, now }))) continue
      known.clear()
      break
    }
  }
}

type Offered = { time: Time; length: VisitNeeds; rules: BookingRules; now: Date }

/** Keeps a time for who waits and tells them; `false` where it was taken at this moment. */
async function offer(
  tx: PartnerTransaction,
  row: WaitingRow,
  { time, length, rules, now }: Offered,
): Promise<boolean> {
  const startsAt = momentOf(row.day, time.start)
  const endsAt = new Date(startsAt.getTime() + length.durationMinutes * minute)
  const offeredUntil = new Date(
    Math.min(now.getTime() + rules.waitingOfferMinutes * minute, startsAt.getTime()),
  )
  const holdHash = hashToken(newToken())
  const expiresAt = new Date(offeredUntil.getTime() + graceMinutes * minute)
  for (const { id: offeredEmployeeId } of time.doctors) {
    const slot = { employeeId: offeredEmployeeId, ...busyTime({ startsAt, endsAt, ...length }) }
    if (!(await claim(tx, slot, { holdHash, expiresAt }))) continue
    await tx
      .update(waitings)
      .set({
        status: 'OFFERED',
        startsAt,
        endsAt,
        offeredEmployeeId,
        offeredUntil,
        holdHash,
        dueAt: offeredUntil,
      })
      .where(and(isOfPartner(tx, waitings), eq(waitings.id, row.id)))
    await tellOffer(tx, row, { startsAt, offeredUntil })
    return true
  }
  return false
}
