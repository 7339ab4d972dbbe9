import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { sql } from 'drizzle-orm'

type Ahead = { id: number; startsAt: Date; endsAt: Date }

/** Nobody waits for anybody where a clinic bounds nothing. A clinic without a row has the default, which is a bound. */
const lock = statement<{ partnerId: number; name: string }>(
  (value) => sql`
    select pg_advisory_xact_lock(hashtextextended(${value('name')}::text, 0))
    where coalesce(
      (select most_open_per_phone is not null from booking_policies where partner_id = ${value('partnerId')}),
      true)`,
)

const findAhead = statement<{ partnerId: number; phone: string; now: string }>(
  (value) => sql`
    select id, (extract(epoch from starts_at) * 1000)::float8 as "start",
      (extract(epoch from ends_at) * 1000)::float8 as "end"
    from reservations
    where partner_id = ${value('partnerId')} and contact_phone = ${value('phone')}
      and status in ('REQUESTED', 'CONFIRMED') and ends_at > ${value('now')}`,
)

/**
 * What a phone (E.164) has booked and is still ahead. Where the clinic bounds that, whoever else books or moves for the
 * phone waits until the transaction ends.
 */
export async function lockPhone(tx: PartnerTransaction, phone: string): Promise<Ahead[]> {
  const [, { rows }] = await Promise.all([
    tx.execute(lock({ partnerId: tx.partnerId, name: `reservations:${tx.partnerId}:${phone}` }, null)),
    tx.execute<{ id: number; start: number; end: number }>(
      findAhead({ partnerId: tx.partnerId, phone, now: new Date().toISOString() }, null),
    ),
  ])
  return rows.map(({ id, start, end }) => ({ id, startsAt: new Date(start), endsAt: new Date(end) }))
}

type Wanted = { startsAt: Date; endsAt: Date; mostOpenPerPhone: number | null }

const refuse = (code: string, message: string) =>
  new ProblemError(422, code, message, { errors: [{ path: '/reservedAt', message }] })

/** Throws 422 where the phone has something else booked at that time. */
export function refuseOverlap(ahead: readonly Ahead[], { startsAt, endsAt, mostOpenPerPhone }: Wanted): void {
  if (mostOpenPerPhone === null) return
  if (ahead.some((other) => other.startsAt < endsAt && startsAt < other.endsAt)) {
    throw refuse(
      'phone-overlap',
      '이 전화번호로 같은 시간에 한 예약이 이미 있습니다. 다른 시간을 골라 주세요.',
    )
  }
}

/** As `refuseOverlap`, for one more: throws 422 too where the phone has as many ahead as the clinic allows. */
export function refuseMore(ahead: readonly Ahead[], wanted: Wanted): void {
  refuseOverlap(ahead, wanted)
  const { mostOpenPerPhone } = wanted
  if (mostOpenPerPhone === null || ahead.length < mostOpenPerPhone) return
  const message = `한 전화번호로 앞으로의 예약은 ${mostOpenPerPhone}건까지 할 수 있습니다. 예약을 취소하거나 병원에 전화해 주세요.`
  throw refuse('too-many-reservations', message)
}
