import type { PartnerTransaction } from '#backend/database/database.ts'
import { lockName } from '#backend/database/lock-name.ts'
import { statement } from '#backend/database/written-statement.ts'
import { hashToken } from '#backend/credentials/tokens.ts'
import type { Customer } from '#backend/customers/customer-sessions.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { sql } from 'drizzle-orm'

/**
 * Times that one person may hold at once. One is enough to book; three are a second tab, and a parent who books for a
 * child beside themselves.
 */
const mostOfPerson = 3

/** Times that all who say nothing of themselves may hold at one address together: nothing tells them apart. */
const mostOfAddress = 20

/** Who holds times, as a bound counts them. */
export type Holder = { name: string; most: number }

type Asking = { customer: Customer | null; guestId: string | undefined; client: string }

/** Returns the certified phone, else the customer, else the browser's number, else the address. Only a hash is kept. */
export function holderOf({ customer, guestId, client }: Asking): Holder {
  const ofPerson = (who: string) => ({ name: hashToken(who), most: mostOfPerson })
  if (customer?.isCertified && customer.phone) return ofPerson(`phone:${customer.phone}`)
  if (customer) return ofPerson(`customer:${customer.id}`)
  if (guestId !== undefined) return ofPerson(`guest:${guestId}`)
  return { name: hashToken(`address:${client}`), most: mostOfAddress }
}

export type HeldTimes = { count: number; nextEnd: Date | null }

const countHeld = statement<{ partnerId: number; holder: string; former: string | undefined }>(
  (value) => sql`
    select count(*)::integer as count, (extract(epoch from min(expires_at)) * 1000)::float8 as "nextEnd"
    from slot_claims
    where partner_id = ${value('partnerId')} and holder = ${value('holder')} and expires_at > now()
      and hold_hash is distinct from ${value('former')}::text`,
)

/**
 * Counts the times that somebody holds besides the one they let go of. Whoever else holds in the same name waits until
 * the transaction ends.
 */
export async function lockHolder(
  tx: PartnerTransaction,
  { name }: Holder,
  former: string | undefined,
): Promise<HeldTimes> {
  const { partnerId } = tx
  const [, { rows }] = await Promise.all([
    lockName(tx, `holds:${partnerId}:${name}`),
    tx.execute<{ count: number; nextEnd: number | null }>(
      countHeld({ partnerId, holder: name, former }, null),
    ),
  ])
  const [row] = rows
  return { count: row?.count ?? 0, nextEnd: row?.nextEnd == null ? null : new Date(row.nextEnd) }
}

/** Throws 429 where somebody holds as many times as they may. */
export function refuseMoreHolds({ most }: Holder, { count, nextEnd }: HeldTimes, now: Date): void {
  if (count < most) return
  const seconds = Math.max(1, Math.ceil(((nextEnd?.getTime() ?? 0) - now.getTime()) / 1000))
  const message = `한 번에 잡아 둘 수 있는 시간은 ${most}개까지입니다. 잡아 둔 시간으로 예약하거나 ${Math.ceil(seconds / 60)}분 뒤에 다시 골라 주세요.`
  throw new ProblemError(429, 'too-many-holds', message, { headers: { 'retry-after': String(seconds) } })
}
