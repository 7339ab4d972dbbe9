import type { Database, Transaction } from '#backend/database/database.ts'
import { statement } from '#backend/database/statement.ts'
import { customers, customerSessions } from './table.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import { forgetGuests, keepGuest } from './forget-guests.ts'
import { mergeRecentProducts } from '#backend/products/recent-products.ts'
import { hashToken, newToken } from '#backend/credentials/tokens.ts'

/** A customer of a partner's site, as every call may know them. */
export type Customer = {
  id: number
  /** A guest is known by phone or by the `guestId` of the browser; a member has signed up. */
  kind: 'member' | 'guest'
  name: string | null
  /** E.164. */
  phone: string | null
  /** Certified, as `YYYY-MM-DD`. */
  birthDate: string | null
  /** Whether a provider has said that the phone is theirs. A member's always is. */
  isCertified: boolean
}

const day = 86_400_000
/** A session ends this long after it was last used. */
export const customerSessionLife = 14 * day
/** And this long after it began, however much it is used. */
export const longestCustomerSession = 90 * day
/** The end is moved no more often than this, so that most requests only read. */
const touchEvery = day / 2

/**
 * Starts a session and returns its token, 256 random bits; the table keeps only its hash. One with a parent ends when
 * that ends. Source: ASVS 7.2.
 */
export async function startCustomerSession(
  tx: Transaction,
  partnerId: number,
  customerId: number,
  { parentHash = null }: { parentHash?: string | null } = {},
): Promise<string> {
  const token = newToken()
  const isOver = lt(customerSessions.expiresAt, new Date())
  await tx.delete(customerSessions).where(and(eq(customerSessions.partnerId, partnerId), isOver))
  const expiresAt = new Date(Date.now() + customerSessionLife)
  await tx
    .insert(customerSessions)
    .values({ partnerId, tokenHash: hashToken(token), customerId, parentHash, expiresAt })
  await keepGuest(tx, partnerId, customerId)
  await forgetGuests(tx, partnerId)
  return token
}

/** Ends a session, and those that it handed over, at once and on every node. */
export async function endCustomerSession(tx: Transaction, partnerId: number, token: string): Promise<void> {
  await tx.delete(customerSessions).where(isSession(partnerId, token))
}

/** Ends every session of a customer: after a new password, or when they leave. Source: docs/product.md, X2. */
export async function endAllSessions(tx: Transaction, partnerId: number, customerId: number): Promise<void> {
  await tx
    .delete(customerSessions)
    .where(and(eq(customerSessions.partnerId, partnerId), eq(customerSessions.customerId, customerId)))
}

/**
 * Ends the session that came with a request, if one did, and starts another: the token changes at sign-in. What a guest
 * has looked at becomes the member's.
 */
export async function replaceSession(
  tx: Transaction,
  partnerId: number,
  customerId: number,
  oldToken: string | undefined,
): Promise<string> {
  if (oldToken !== undefined) {
    const guestId = await findGuest(tx, partnerId, oldToken)
    if (guestId !== null) await mergeRecentProducts(tx, partnerId, guestId, customerId)
    await endCustomerSession(tx, partnerId, oldToken)
  }
  return startCustomerSession(tx, partnerId, customerId)
}

/** The guest whose session a token is; `null` for a member's, or none. */
export async function findGuest(tx: Transaction, partnerId: number, token: string): Promise<number | null> {
  const [guest] = await tx
    .select({ id: customers.id })
    .from(customerSessions)
    .innerJoin(
      customers,
      and(
        eq(customers.partnerId, customerSessions.partnerId),
        eq(customers.id, customerSessions.customerId),
        eq(customers.kind, 'guest'),
      ),
    )
    .where(isSession(partnerId, token))
  return guest?.id ?? null
}

type Session = Customer & { isToRenew: boolean }
type SessionKey = {
  partnerId: number
  tokenHash: string
  now: string
  startedAfter: string
  renewBefore: string
}

const readSession = statement<SessionKey>(
  (value) => sql`
    select c.id, c.kind, c.name, c.phone, c.birth_date::text as "birthDate",
      c.kind = 'member' or c.certified_at is not null as "isCertified",
      s.expires_at < ${value('renewBefore')} as "isToRenew"
    from customer_sessions s
      join customers c on c.partner_id = s.partner_id and c.id = s.customer_id and not c.is_closed
    where s.partner_id = ${value('partnerId')} and s.token_hash = ${value('tokenHash')}
      and s.expires_at > ${value('now')} and s.started_at > ${value('startedAfter')}`,
)

/** Returns who a token signs in at this partner; `null` for nobody. Another partner's token is nobody's here. */
export async function findCustomer(
  database: Database,
  partnerId: number,
  token: string,
): Promise<Customer | null> {
  const key = {
    partnerId,
    tokenHash: hashToken(token),
    now: new Date().toISOString(),
    startedAfter: new Date(Date.now() - longestCustomerSession).toISOString(),
    renewBefore: new Date(Date.now() + customerSessionLife - touchEvery).toISOString(),
  }
  const { rows } = await database.withPartner(
    partnerId,
    (tx) => tx.execute<Session>(readSession(key, null)),
    { readOnly: true, atOnce: true },
  )
  const [session] = rows
  if (!session) return null
  const { isToRenew, ...customer } = session
  if (isToRenew) {
    await database.withPartner(partnerId, async (tx) => {
      if (customer.kind === 'guest') await keepGuest(tx, partnerId, customer.id)
      await tx
        .update(customerSessions)
        .set({ expiresAt: new Date(Date.now() + customerSessionLife) })
        .where(isSession(partnerId, token))
    })
  }
  return customer
}

const isSession = (partnerId: number, token: string) =>
  and(eq(customerSessions.partnerId, partnerId), eq(customerSessions.tokenHash, hashToken(token)))
