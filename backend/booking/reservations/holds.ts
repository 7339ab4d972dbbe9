import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import type { VisitNeeds } from '#backend/catalogue/products/visit-length.ts'
import type { Schedule } from '#backend/booking/schedules/schedule.ts'
import {
  boundUnproved,
  countUnproved,
  heldBefore,
  proofNeeded,
} from '#backend/booking/unproved/bound-unproved.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import type { WantedItem } from '#schema/reservations.ts'
import { requireTime } from './bookable-time.ts'
import type { Busy } from './claims.ts'
import { busyTime, claimAny, holdMinutes, releaseHold, removeExpired } from './claims.ts'
import { unknownEmployee } from './create.ts'
import { lockHolder, readHolder, refuseMoreHolds } from './holders.ts'
import type { Option } from '#backend/catalogue/products/options.ts'
import { needsOf, readOptions, requireBookable, wantedIds } from '#backend/catalogue/products/options.ts'
import { minutesBetween } from './stored.ts'

/** In milliseconds. */
const holdLength = holdMinutes * 60_000

type Wanted = {
  reservedAt: string
  employeeId: number | null
  items?: WantedItem[] | undefined
  productOptionIds: number[]
  holdToken?: string | undefined
  contactPhone?: string | undefined
  phoneProof?: string | undefined
}

type Asking = {
  customer: Customer | null
  guestId: string | undefined
  /** Keyed hash of the client's address. */
  source: string
}

/**
 * Holds a slot for some minutes, and lets go of the one held before. Only the hash of the token is kept. Throws 409
 * where the time is not to be had, 429 for a holder with as many as they may have, 422 (`proof-needed`) where a limit of
 * unproved holds is reached. A clinic whose requests share a time has nothing to hold, and the answer says so.
 */
export async function holdSlot(database: Database, partnerId: number, wanted: Wanted, asking: Asking) {
  const token = newToken()
  const held = await database.withPartner(partnerId, (tx) => hold(tx, wanted, { token, ...asking }))
  return { holdToken: token, ...held }
}

async function hold(
  tx: PartnerTransaction,
  wanted: Wanted,
  { token, source, ...asking }: Asking & { token: string },
) {
  const startsAt = new Date(wanted.reservedAt)
  const day = dayOf(startsAt)
  const employeeId = wanted.employeeId ?? undefined
  const former = wanted.holdToken === undefined ? undefined : hashToken(wanted.holdToken)
  const holder = await readHolder(tx, { ...asking, ...wanted })
  const [schedule, found, others] = await Promise.all([
    loadSchedule(tx, {
      from: day,
      to: day,
      employeeId,
      holdHash: former,
      optionIds: wantedIds(wanted),
    }),
    readOptions(tx, wantedIds(wanted)),
    lockHolder(tx, holder, former),
  ])
  const { now } = others
  if (employeeId !== undefined && schedule.doctors.length === 0) throw unknownEmployee()
  const options = requireBookable(found, wanted)
  const whole = needsOf(options, schedule.rules)
  // No hold counts as made in time by another before it: a slot is not kept by holding it over and over.
  const time = requireTime(schedule, { startsAt, length: whole, held: null, now })

  const length = holder.isProved ? whole : { ...whole, durationMinutes: longestOf(options, whole) }
  const endsAt = new Date(startsAt.getTime() + length.durationMinutes * 60_000)
  const answer = { reservedAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  const expiresAt = new Date(now.getTime() + holdLength)
  if (!schedule.rules.isStrict)
    return { ...answer, expiresAt: expiresAt.toISOString(), isExclusive: false, employee: null }
  refuseMoreHolds(others)
  if (former !== undefined) await releaseHold(tx, former)
  await removeExpired(tx)
  const wantedTime = {
    ids: time.doctors.map(({ id }) => id),
    busy: busyTime({ startsAt, endsAt, ...length }),
    owner: { holdHash: hashToken(token), expiresAt, holder: holder.name },
  }
  const taken = holder.isProved
    ? await claimProved(tx, wantedTime)
    : await claimUnproved(tx, schedule, { ...wantedTime, source })
  const doctor = schedule.doctors.find(({ id }) => id === taken.employeeId)
  return {
    ...answer,
    expiresAt: taken.expiresAt.toISOString(),
    isExclusive: true,
    employee: doctor ? { id: doctor.id, name: doctor.name } : null,
  }
}

type Claiming = {
  ids: readonly number[]
  busy: Busy
  owner: { holdHash: string; expiresAt: Date; holder: string | null }
}

/** Whose time is held, and until when. */
type Taken = { employeeId: number; expiresAt: Date }

async function claimProved(tx: PartnerTransaction, { ids, busy, owner }: Claiming): Promise<Taken> {
  return { employeeId: await claimAny(tx, ids, busy, owner), expiresAt: owner.expiresAt }
}

/**
 * Takes a time for somebody without a proved phone, as far as the limits go. One that their address has held before ends
 * when it would have ended then; afterwards it takes a proof.
 */
async function claimUnproved(
  tx: PartnerTransaction,
  schedule: Schedule,
  { ids, busy, owner, source }: Claiming & { source: string },
): Promise<Taken> {
  const taking = { kind: 'HOLD' as const, source, minutes: minutesBetween(busy) }
  await boundUnproved(tx, schedule, taking)
  const since = await heldBefore(tx, { source, ...busy })
  const now = owner.expiresAt.getTime() - holdLength
  const endOf = (id: number) => new Date((since.get(id)?.getTime() ?? now) + holdLength)
  const open = ids.filter((id) => endOf(id).getTime() > now)
  if (open.length === 0) throw proofNeeded('HOLD')
  const freshFirst = [...open].sort((a, b) => Number(since.has(a)) - Number(since.has(b)))
  const employeeId = await claimAny(tx, freshFirst, busy, (id) => ({
    ...owner,
    expiresAt: endOf(id),
    isUnproved: true,
  }))
  await countUnproved(tx, { ...taking, employeeId, ...busy })
  return { employeeId, expiresAt: endOf(employeeId) }
}

/** Minutes of one visit for the longest treatment: without a proved phone neither quantities nor further ones count. */
const longestOf = (options: readonly Option[], { durationMinutes }: VisitNeeds) =>
  Math.max(0, ...options.map((option) => option.durationMinutes)) || durationMinutes

/** Lets go of a held slot; one that is over or never was is no mistake. */
export const dropHold = (database: Database, partnerId: number, token: string): Promise<void> =>
  database.withPartner(partnerId, async (tx) => void (await releaseHold(tx, hashToken(token))))
