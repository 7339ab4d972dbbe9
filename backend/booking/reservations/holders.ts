import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { statement } from '#backend/kernel/database/written-statement.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { requirePhone } from '#backend/kernel/contacts/phone.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { readPhoneProof } from '#backend/people/phone-codes/phone-proof.ts'
import { sql } from 'drizzle-orm'
import { requireValidProof } from './requester.ts'

/**
 * Times that one person may hold at once. One is enough to book; three are a second tab, and a parent who books for a
 * child beside themselves.
 */
const mostOfPerson = 3

/** Who holds times. */
type Holder = {
  /** Hash of the phone, the customer or the browser's number, by which their times are counted; `null` where nothing is known of them. */
  name: string | null
  /** True where an account or a code proves their phone. */
  isProved: boolean
}

type Asking = {
  customer: Customer | null
  guestId: string | undefined
  contactPhone?: string | undefined
  phoneProof?: string | undefined
}

/** Returns who asks to hold a time. Throws 422 for a proof that is over, or of another phone. */
export async function readHolder(
  tx: PartnerTransaction,
  { customer, guestId, contactPhone, phoneProof }: Asking,
): Promise<Holder> {
  const proved = (phone: string) => ({ name: hashToken(`phone:${phone}`), isProved: true })
  const unproved = (who: string) => ({ name: hashToken(who), isProved: false })
  if (customer?.isCertified && customer.phone) return proved(customer.phone)
  if (phoneProof !== undefined) {
    const phone = customer?.phone ?? requirePhone(contactPhone ?? '', '/contactPhone')
    requireValidProof(await readPhoneProof(tx, phone, phoneProof))
    return proved(phone)
  }
  if (customer) return unproved(`customer:${customer.id}`)
  return guestId === undefined ? { name: null, isProved: false } : unproved(`guest:${guestId}`)
}

/** `now` by the database's clock, by which a hold ends. */
type HeldTimes = { count: number; nextEnd: Date | null; now: Date }

const countHeld = statement<{ partnerId: number; holder: string | null; former: string | undefined }>(
  (value) => sql`
    select count(*)::integer as count, (extract(epoch from min(expires_at)) * 1000)::float8 as "nextEnd",
      (extract(epoch from now()) * 1000)::float8 as now
    from slot_claims
    where partner_id = ${value('partnerId')} and holder = ${value('holder')}::text and expires_at > now()
      and hold_hash is distinct from ${value('former')}::text`,
)

/**
 * Counts the times that somebody holds besides the one they let go of. Others who hold in the same name wait until
 * the transaction ends.
 */
export async function lockHolder(
  tx: PartnerTransaction,
  { name }: Holder,
  former: string | undefined,
): Promise<HeldTimes> {
  const { partnerId } = tx
  const [, { rows }] = await Promise.all([
    name === null ? undefined : lockName(tx, `holds:${partnerId}:${name}`),
    tx.execute<{ count: number; nextEnd: number | null; now: number }>(
      countHeld({ partnerId, holder: name, former }, null),
    ),
  ])
  const [row] = rows
  if (!row) throw new Error('A count of no rows is a row.')
  return {
    count: row.count,
    nextEnd: row.nextEnd === null ? null : new Date(row.nextEnd),
    now: new Date(row.now),
  }
}

/** Throws 429 where somebody holds as many times as they may. */
export function refuseMoreHolds({ count, nextEnd, now }: HeldTimes): void {
  if (count < mostOfPerson) return
  const seconds = Math.max(1, Math.ceil(((nextEnd?.getTime() ?? 0) - now.getTime()) / 1000))
  const message = `한 번에 잡아 둘 수 있는 시간은 ${mostOfPerson}개까지입니다. 잡아 둔 시간으로 예약하거나 ${Math.ceil(seconds / 60)}분 뒤에 다시 골라 주세요.`
  throw new ProblemError(429, 'too-many-holds', message, { headers: { 'retry-after': String(seconds) } })
}
