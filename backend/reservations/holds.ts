import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { loadSchedule } from '#backend/schedules/load-schedule.ts'
import { dayOf } from '#backend/schedules/seoul-time.ts'
import { hashToken, newToken } from '#backend/credentials/tokens.ts'
import type { WantedItem } from '#schema/reservations.ts'
import { requireTime } from './bookable-time.ts'
import { busyTime, claimAny, holdMinutes, releaseHold, removeExpired } from './claims.ts'
import { unknownEmployee } from './create.ts'
import type { Holder } from './holders.ts'
import { lockHolder, refuseMoreHolds } from './holders.ts'
import { needsOf, readOptions, requireBookable, wantedIds } from './options.ts'

type Wanted = {
  reservedAt: string
  employeeId: number | null
  items?: WantedItem[] | undefined
  productOptionIds: number[]
  holdToken?: string | undefined
}

/**
 * Holds a slot for some minutes, and lets go of the one held before. Only the hash of the token is kept. Throws 409
 * where the time is not to be had, 429 where the holder has as many as they may. Where requests may share a time there is
 * nothing to hold, and the answer says so.
 */
export async function holdSlot(database: Database, partnerId: number, wanted: Wanted, holder: Holder) {
  const token = newToken()
  const held = await database.withPartner(partnerId, (tx) => hold(tx, wanted, { token, holder }))
  return { holdToken: token, ...held }
}

async function hold(
  tx: PartnerTransaction,
  wanted: Wanted,
  { token, holder }: { token: string; holder: Holder },
) {
  const now = new Date()
  const startsAt = new Date(wanted.reservedAt)
  const day = dayOf(startsAt)
  const employeeId = wanted.employeeId ?? undefined
  const former = wanted.holdToken === undefined ? undefined : hashToken(wanted.holdToken)
  const [schedule, found, others] = await Promise.all([
    loadSchedule(tx, {
      from: day,
      to: day,
      employeeId,
      holdHash: former,
      optionIds: wantedIds(wanted),
    }),
    readOptions(tx, wantedIds(wanted), now),
    lockHolder(tx, holder, former),
  ])
  if (employeeId !== undefined && schedule.doctors.length === 0) throw unknownEmployee()
  const options = requireBookable(found, wanted)
  const length = needsOf(options, schedule.rules)
  // No hold counts as made in time by another before it: a slot is not kept by holding it over and over.
  const time = requireTime(schedule, { startsAt, length, held: null, now })

  const endsAt = new Date(startsAt.getTime() + length.durationMinutes * 60_000)
  const expiresAt = new Date(now.getTime() + holdMinutes * 60_000)
  const answer = {
    reservedAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExclusive: schedule.rules.isStrict,
  }
  if (!schedule.rules.isStrict) return { ...answer, employee: null }
  refuseMoreHolds(holder, others, now)
  if (former !== undefined) await releaseHold(tx, former)
  await removeExpired(tx)
  const ids = time.doctors.map(({ id }) => id)
  const owner = { holdHash: hashToken(token), expiresAt, holder: holder.name }
  const taken = await claimAny(tx, ids, busyTime({ startsAt, endsAt, ...length }), owner)
  const doctor = schedule.doctors.find(({ id }) => id === taken)
  return { ...answer, employee: doctor ? { id: doctor.id, name: doctor.name } : null }
}

/** Lets go of a held slot; one that is over or never was is no mistake. */
export const dropHold = (database: Database, partnerId: number, token: string): Promise<void> =>
  database.withPartner(partnerId, async (tx) => void (await releaseHold(tx, hashToken(token))))
