import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { customers } from './table.ts'
import { signInFirst } from '#backend/kernel/http/problem.ts'
import { readConsents } from '#backend/clinic/terms/consents.ts'
import type { CustomerSelf, Marketing } from '#schema/customers.ts'
import type { Consent, TermPurpose } from '#schema/terms.ts'
import { and, eq, sql } from 'drizzle-orm'

/** A customer as they see themselves, inside a transaction that does more. Throws 401 where they have left. */
export async function describeCustomer(tx: PartnerTransaction, customerId: number): Promise<CustomerSelf> {
  const isThis = and(isOfPartner(tx, customers), eq(customers.id, customerId))
  const [row] = await tx
    .select({
      id: customers.id,
      kind: customers.kind,
      name: customers.name,
      phone: customers.phone,
      email: customers.email,
      birthDate: customers.birthDate,
      gender: customers.gender,
      certifiedAt: customers.certifiedAt,
      languageCode: customers.languageCode,
      createdAt: customers.createdAt,
      hasPassword: sql<boolean>`${customers.passwordHash} is not null`,
    })
    .from(customers)
    .where(and(isThis, eq(customers.isClosed, false)))
  if (!row) throw signInFirst()
  const consents = await readConsents(tx, customerId)
  return {
    ...row,
    certifiedAt: row.certifiedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    marketing: marketingOf(consents),
    consents,
  }
}

/** Returns the answer of `GET /customers/this`. */
export const getCustomer = (database: Database, partnerId: number, customerId: number) =>
  database.withPartner(partnerId, (tx) => describeCustomer(tx, customerId), { readOnly: true })

/** Returns whether each kind of advertisement may be sent, and since when. */
export function marketingOf(consents: Consent[]): Marketing {
  const said = (purpose: TermPurpose) => {
    const last = consents
      .filter((consent) => consent.purpose === purpose)
      .sort((a, b) => (a.changedAt < b.changedAt ? 1 : -1))[0]
    return { isAgreed: last?.isAgreed ?? false, changedAt: last?.changedAt ?? null }
  }
  return {
    sms: said('MARKETING_SMS'),
    email: said('MARKETING_EMAIL'),
    night: said('MARKETING_NIGHT'),
  }
}
