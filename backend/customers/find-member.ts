import type { Bound } from '#backend/database/partner.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import type { PartnerTransaction } from '#backend/database/database.ts'
import { customers } from './table.ts'
import { and, eq } from 'drizzle-orm'

/** Picks the member, of whom there is at most one, with a phone (E.164). */
export const isMemberOf = (bound: Bound, phone: string) =>
  and(
    isOfPartner(bound, customers),
    eq(customers.phone, phone),
    eq(customers.kind, 'member'),
    eq(customers.isClosed, false),
  )

/** Returns whether somebody has signed up with a phone (E.164). */
export async function isMember(tx: PartnerTransaction, phone: string): Promise<boolean> {
  const rows = await tx.select({ id: customers.id }).from(customers).where(isMemberOf(tx, phone))
  return rows.length > 0
}
