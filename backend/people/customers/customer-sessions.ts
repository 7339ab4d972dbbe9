import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { customers, customerSessions } from './table.ts'
import { and, eq, sql } from 'drizzle-orm'
import { forgetGuests, keepSeen } from './forget-guests.ts'
import { mergeRecentProducts } from './recent-products.ts'
import { browserName } from '#backend/people/accounts/browser-name.ts'
import type { Life, StartedSession } from '#backend/kernel/credentials/sessions.ts'
import { createSessions } from '#backend/kernel/credentials/sessions.ts'

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
  /** True where a provider has certified the phone. A member's always is. */
  isCertified: boolean
  /** False for a guest, and for a member who signs in by a social account alone. */
  hasPassword: boolean
}

/** A customer as a call finds them by their session. */
export type SignedInCustomer = Customer & { sessionId: string }

const day = 86_400_000
const usualLife: Life = { unused: 14 * day, longest: 90 * day, touchEvery: day / 2 }
/** Life of a session with 로그인 유지. Source: docs/product.md, X2. */
const longLife: Life = { unused: 90 * day, longest: 180 * day, touchEvery: day / 2 }

const person = sql`c.id, c.kind, c.name, c.phone, c.birth_date::text as "birthDate",
  c.kind = 'member' or c.certified_at is not null as "isCertified", c.password_hash is not null as "hasPassword"`

const ofCustomers = createSessions<typeof customerSessions, Customer>({
  table: customerSessions,
  life: usualLife,
  longLife: { life: longLife, is: sql`s.stays_signed_in` },
  person,
  joined: sql`join customers c
    on c.partner_id = s.partner_id and c.id = s.customer_id and not c.is_closed`,
  async onProlonged(tx, { id }) {
    await keepSeen(tx, id)
  },
})

/** A customer by their number; `null` where they have left. */
export async function readCustomer(tx: PartnerTransaction, customerId: number): Promise<Customer | null> {
  const { rows } = await tx.execute<Customer>(sql`
    select ${person} from customers c
    where c.partner_id = ${tx.partnerId} and c.id = ${customerId} and not c.is_closed`)
  return rows[0] ?? null
}

/** Place in which a customer signs in. */
export type SignInPlace = { userAgent: string; staysSignedIn?: boolean | undefined }

/** A customer's session that has begun; `keptFor`: seconds for which the browser keeps it after its window is closed. */
export type StartedCustomerSession = StartedSession & { keptFor?: number }

type Starting = Partial<SignInPlace> & { parentHash?: string | null }

/** Starts a session of a customer. One with a parent ends when that ends. */
export async function startCustomerSession(
  tx: PartnerTransaction,
  customerId: number,
  { parentHash = null, userAgent = '', staysSignedIn = false }: Starting = {},
): Promise<StartedCustomerSession> {
  const owner = { customerId, parentHash, browser: browserName(userAgent), staysSignedIn }
  const started = await ofCustomers.start(tx, owner, staysSignedIn ? longLife : usualLife)
  await keepSeen(tx, customerId)
  await forgetGuests(tx)
  return staysSignedIn ? { ...started, keptFor: longLife.longest / 1000 } : started
}

/** When a session was last used, to half a day: its end was moved then. */
export const customerSeenAt = ({ expiresAt, staysSignedIn }: { expiresAt: Date; staysSignedIn: boolean }) =>
  new Date(expiresAt.getTime() - (staysSignedIn ? longLife : usualLife).unused)

export const endCustomerSession = ofCustomers.end
export const findCustomer = ofCustomers.find

/** Ends every session of a customer: after a new password, or when they leave. Source: docs/product.md, X2. */
export async function endAllSessions(tx: PartnerTransaction, customerId: number): Promise<void> {
  await tx
    .delete(customerSessions)
    .where(and(isOfPartner(tx, customerSessions), eq(customerSessions.customerId, customerId)))
}

/**
 * Ends the session that came with a request, if one did, and starts another: the token changes at sign-in. What a guest
 * has looked at becomes the member's.
 */
export async function replaceSession(
  tx: PartnerTransaction,
  customerId: number,
  oldToken: string | undefined,
  place: SignInPlace,
): Promise<StartedCustomerSession> {
  if (oldToken !== undefined) {
    const guestId = await findGuest(tx, oldToken)
    if (guestId !== null) await mergeRecentProducts(tx, guestId, customerId)
    await endCustomerSession(tx, oldToken)
  }
  return startCustomerSession(tx, customerId, place)
}

/** Returns whether a token's session is one of those that last long. */
export async function staysSignedInBy(tx: PartnerTransaction, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  const [session] = await tx
    .select({ staysSignedIn: customerSessions.staysSignedIn })
    .from(customerSessions)
    .where(ofCustomers.isSession(tx, token))
  return session?.staysSignedIn ?? false
}

/** The guest whose session a token is; `null` for a member's, or none. */
export async function findGuest(tx: PartnerTransaction, token: string): Promise<number | null> {
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
    .where(ofCustomers.isSession(tx, token))
  return guest?.id ?? null
}
