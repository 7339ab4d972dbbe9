import type { Database, Transaction } from '#backend/database/database.ts'
import {
  cartItems,
  certifications,
  customerPosts,
  customers,
  recentProducts,
} from '#backend/database/tables.ts'
import { endAllSessions } from '#backend/services/customer-sessions.ts'
import { and, eq } from 'drizzle-orm'

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
  isClosed: true,
} as const

/**
 * Closes a customer's account: their personal data, cart and sessions are gone, at once and on every node, and their
 * posts name nobody. The row stays without a person in it, for the reservations (with the contact they were made with)
 * and consents that the law makes a clinic keep. Source: Personal Information Protection Act, article 21.
 */
export async function closeAccount(database: Database, partnerId: number, customerId: number): Promise<void> {
  const isThis = and(eq(customers.partnerId, partnerId), eq(customers.id, customerId))
  await database.withPartner(partnerId, async (tx) => {
    const [row] = await tx.select({ phone: customers.phone }).from(customers).where(isThis)
    await tx.update(customers).set(forgotten).where(isThis)
    await endAllSessions(tx, partnerId, customerId)
    await forgetTraces(tx, partnerId, customerId)
    if (row?.phone) {
      await tx
        .delete(certifications)
        .where(and(eq(certifications.partnerId, partnerId), eq(certifications.phone, row.phone)))
    }
  })
}

/** What a customer left behind elsewhere and no law keeps. */
async function forgetTraces(tx: Transaction, partnerId: number, customerId: number): Promise<void> {
  for (const table of [cartItems, recentProducts]) {
    await tx.delete(table).where(and(eq(table.partnerId, partnerId), eq(table.customerId, customerId)))
  }
  await tx
    .update(customerPosts)
    .set({ author: '탈퇴한 고객' })
    .where(and(eq(customerPosts.partnerId, partnerId), eq(customerPosts.customerId, customerId)))
}
