import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { Schedule } from '#backend/booking/schedules/schedule.ts'
import { weekMinutes } from '#backend/booking/schedules/working-hours.ts'
import { sql } from 'drizzle-orm'

/**
 * `HOLD`: a time that is held; `REQUEST`: a booking, a place in line or a call, where the clinic takes phones on trust.
 */
export type UnprovedKind = 'HOLD' | 'REQUEST'

/** Minutes for which what an address took counts, and how many times over it may take its limit in that time. */
const windows: Record<UnprovedKind, { minutes: number; times: number }> = {
  HOLD: { minutes: 60, times: 1 },
  REQUEST: { minutes: 24 * 60, times: 4 },
}

/** Share of the doctors' hours on the days that can be booked which all unproved holds take at most, in percent. */
const shareOfClinic = 3
/** Part of the clinic's limit that one address has. */
const partOfAddress = 4
/** Limits of the smallest clinic, in minutes. */
const least = { ofAddress: 240, ofClinic: 480 }

type Amounts = { ofAddress: number; ofClinic: number }
type Rules = Pick<Schedule, 'profile' | 'rules'>

/** Returns the limits in minutes: the clinic's own, else a share of its doctors' hours. */
function unprovedLimits({ profile, rules }: Rules, doctors: number): Amounts {
  const bookable = (doctors * weekMinutes(profile) * rules.rangeDays) / 7
  const ofClinic =
    rules.unprovedMinutesPerClinic ?? Math.max(least.ofClinic, Math.floor((bookable * shareOfClinic) / 100))
  const ofAddress =
    rules.unprovedMinutesPerAddress ?? Math.max(least.ofAddress, Math.floor(ofClinic / partOfAddress))
  return { ofAddress, ofClinic }
}

/** Keyed hash of the client's address, and minutes of a doctor's time. */
type Taking = { kind: UnprovedKind; source: string; minutes: number }

const sumTaken = statement<{ partnerId: number; kind: UnprovedKind; source: string; window: number }>(
  (value) => sql`
    select
      (select coalesce(sum(minutes), 0) from unproved_claims
        where partner_id = ${value('partnerId')} and kind = ${value('kind')} and source = ${value('source')}
          and made_at > now() - make_interval(mins => ${value('window')}::integer))::integer as "ofAddress",
      (select coalesce(sum(extract(epoch from upper(during) - lower(during)) / 60), 0) from slot_claims
        where partner_id = ${value('partnerId')} and is_unproved and expires_at > now())::integer as "ofClinic",
      (select count(*) from employees
        where partner_id = ${value('partnerId')} and type = 'DOCTOR' and is_visible)::integer as doctors`,
)

/**
 * Throws 422 (`proof-needed`) where the address or the clinic would pass its limit of doctors' time that is taken without a
 * proved phone. Others who take time so at the clinic wait until the transaction ends: the limit holds across nodes.
 */
export async function boundUnproved(
  tx: PartnerTransaction,
  schedule: Rules,
  { kind, source, minutes }: Taking,
): Promise<void> {
  const { partnerId } = tx
  const { times, minutes: window } = windows[kind]
  const [, { rows }] = await Promise.all([
    lockName(tx, `unproved:${partnerId}`),
    tx.execute<Amounts & { doctors: number }>(sumTaken({ partnerId, kind, source, window }, null)),
  ])
  const [taken] = rows
  if (!taken) throw new Error('A sum of no rows is a row.')
  const limits = unprovedLimits(schedule, taken.doctors)
  if (taken.ofAddress + minutes > limits.ofAddress * times) throw proofNeeded(kind)
  if (kind === 'HOLD' && taken.ofClinic + minutes > limits.ofClinic) throw proofNeeded(kind)
}

type Taken = Taking & { employeeId?: number; startsAt?: Date; endsAt?: Date }

const write = statement<{
  partnerId: number
  kind: UnprovedKind
  source: string
  minutes: number
  employeeId: number | null
  startsAt: string | null
  endsAt: string | null
}>(
  (value) => sql`
    with past as (
      delete from unproved_claims where partner_id = ${value('partnerId')} and made_at < now() - interval '1 day'
    )
    insert into unproved_claims (partner_id, kind, source, minutes, employee_id, starts_at, ends_at)
    values (${value('partnerId')}, ${value('kind')}, ${value('source')}, ${value('minutes')}::integer,
      ${value('employeeId')}::integer, ${value('startsAt')}::timestamptz, ${value('endsAt')}::timestamptz)`,
)

/** Writes down a claim without a proved phone, for as long as a limit counts it. */
export async function countUnproved(tx: PartnerTransaction, taken: Taken): Promise<void> {
  const { partnerId } = tx
  const { employeeId = null, startsAt, endsAt, ...taking } = taken
  const time = { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null }
  await tx.execute(write({ partnerId, employeeId, ...taking, ...time }, null))
}

/** Counts a claim that is within the limits. Throws as `boundUnproved`. */
export async function takeUnproved(tx: PartnerTransaction, schedule: Rules, taking: Taking): Promise<void> {
  await boundUnproved(tx, schedule, taking)
  await countUnproved(tx, taking)
}

const findHeld = statement<{
  partnerId: number
  source: string
  startsAt: string
  endsAt: string
  window: number
}>(
  (value) => sql`
    select employee_id as "employeeId", (extract(epoch from min(made_at)) * 1000)::float8 as "since"
    from unproved_claims
    where partner_id = ${value('partnerId')} and kind = 'HOLD' and source = ${value('source')}
      and made_at > now() - make_interval(mins => ${value('window')}::integer)
      and starts_at < ${value('endsAt')}::timestamptz and ends_at > ${value('startsAt')}::timestamptz
    group by employee_id`,
)

/** Returns the moments since which an address has held a time without a proof, by doctor; holds that are over count too. */
export async function heldBefore(
  tx: PartnerTransaction,
  { source, startsAt, endsAt }: { source: string; startsAt: Date; endsAt: Date },
): Promise<Map<number, Date>> {
  const window = windows.HOLD.minutes
  const time = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  const { rows } = await tx.execute<{ employeeId: number; since: number }>(
    findHeld({ partnerId: tx.partnerId, source, ...time, window }, null),
  )
  return new Map(rows.map(({ employeeId, since }) => [employeeId, new Date(since)]))
}

/** Code of the problem that asks for a proved phone. */
export const proofNeededCode = 'proof-needed'

const messages: Record<UnprovedKind, string> = {
  HOLD: '이 시간을 잡으려면 휴대전화 인증이 필요합니다. 인증하시면 바로 잡아 드립니다.',
  REQUEST:
    '이 인터넷 주소에서 인증 없이 신청할 수 있는 만큼을 모두 썼습니다. 휴대전화를 인증하시면 바로 신청하실 수 있습니다.',
}

export function proofNeeded(kind: UnprovedKind): ProblemError {
  const message = messages[kind]
  return new ProblemError(422, proofNeededCode, message, { errors: [{ path: '/phoneProof', message }] })
}
