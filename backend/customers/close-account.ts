import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { cartItems } from '#backend/carts/table.ts'
import { certifications } from '#backend/certification/table.ts'
import { forgetConsultations } from '#backend/consultations/forget.ts'
import { customerPosts } from '#backend/customer-posts/table.ts'
import { customers } from './table.ts'
import { recentProducts } from '#backend/products/table.ts'
import { cancelAhead } from '#backend/reservations/cancel-ahead.ts'
import type { Actor } from '#backend/reservations/history.ts'
import { withdrawAll } from '#backend/waitings/withdraw.ts'
import { announceContent, tellContent } from '#backend/site/announce.ts'
import type { ClosedAccount } from '#schema/customers.ts'
import { endAllSessions } from './customer-sessions.ts'
import { and, eq } from 'drizzle-orm'
import { lockCustomer } from './lock-customer.ts'
import type { Proven } from './member-password.ts'
import { requireStillProven } from './member-password.ts'

/** Everything that says who somebody is. */
const forgotten = {
  phone: null,
  name: null,
  email: null,
  passwordHash: null,
  birthDate: null,
  gender: null,
  certifiedAt: null,
  guestId: null,
  memo: '',
  isClosed: true,
} as const

/**
 * Closes a customer's account: their personal data, cart and sessions are gone, at once and on every node, and their
 * posts name nobody. What they have booked and is ahead is cancelled, and they wait for nothing more. The row stays without a person in it, for the
 * reservations (with the contact they were made with) and consents that the law makes a clinic keep. Throws as for a
 * wrong password where a member's, which is `proven`, is that no more. Source: Personal Information Protection Act,
 * article 21.
 */
export async function closeAccount(
  database: Database,
  partnerId: number,
  customerId: number,
  proven: Proven | undefined,
): Promise<ClosedAccount> {
  const { revision, ...closed } = await database.withPartner(partnerId, async (tx) => {
    const customer = await lockCustomer(tx, customerId, 'update')
    if (proven) requireStillProven(customer, proven)
    return forgetCustomer(tx, { id: customerId, phone: customer.phone }, { by: 'customer', reason: '탈퇴' })
  })
  if (revision !== null) announceContent(database, partnerId, revision)
  return closed
}

/**
 * All that closing an account does, to a customer who is locked. Returns what ended by it, with the revision to announce
 * where the site shows it, `null` where it does not.
 */
export async function forgetCustomer(
  tx: PartnerTransaction,
  { id, phone }: { id: number; phone: string | null },
  why: { by: Actor; reason: string },
): Promise<ClosedAccount & { revision: number | null }> {
  const withdrawnWaitings = await withdrawAll(tx, id)
  await forgetConsultations(tx, id)
  const cancelled = await cancelAhead(tx, id, why)
  await tx
    .update(customers)
    .set(forgotten)
    .where(and(isOfPartner(tx, customers), eq(customers.id, id)))
  await endAllSessions(tx, id)
  await forgetTraces(tx, id)
  const isAuthor = await unsignPosts(tx, id)
  if (phone !== null) {
    await tx
      .delete(certifications)
      .where(and(isOfPartner(tx, certifications), eq(certifications.phone, phone)))
  }
  return {
    cancelledReservations: cancelled.map((reservedAt) => ({ reservedAt: reservedAt.toISOString() })),
    withdrawnWaitings,
    revision: isAuthor ? await tellContent(tx) : null,
  }
}

/** Removes what a customer left behind elsewhere and no law keeps. */
async function forgetTraces(tx: PartnerTransaction, customerId: number): Promise<void> {
  for (const table of [cartItems, recentProducts]) {
    await tx.delete(table).where(and(isOfPartner(tx, table), eq(table.customerId, customerId)))
  }
}

/** Takes the name from what a customer wrote: `toSummary` words it. Did they write anything? */
async function unsignPosts(tx: PartnerTransaction, customerId: number): Promise<boolean> {
  const posts = await tx
    .update(customerPosts)
    .set({ author: '' })
    .where(and(isOfPartner(tx, customerPosts), eq(customerPosts.customerId, customerId)))
    .returning({ id: customerPosts.id })
  return posts.length > 0
}
