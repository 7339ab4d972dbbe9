import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import { consents, terms } from '#backend/clinic/terms/table.ts'
import type { CustomerRecord } from '#schema/customer-records.ts'
import type { Consent } from '#schema/terms.ts'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { marketingOf } from '#backend/people/customers/describe-customer.ts'
import { maskName } from '#backend/kernel/contacts/mask-name.ts'
import { maskPhone } from '#backend/kernel/contacts/mask-phone.ts'
import { customers } from '#backend/people/customers/table.ts'
import type { VisitColumns } from './visits.ts'
import { toVisits, visitColumns, visitsOf } from './visits.ts'

type CustomerValues = typeof customers.$inferSelect

/** A customer's row. Throws 404 for one who is not there, or whose data is gone. */
export async function requireCustomer(
  tx: PartnerTransaction,
  customerId: number,
  { isLocked = false } = {},
): Promise<CustomerValues> {
  const query = tx
    .select()
    .from(customers)
    .where(and(isOfPartner(tx, customers), eq(customers.id, customerId), eq(customers.isClosed, false)))
  const [row] = await (isLocked ? query.for('update') : query)
  if (!row) throw notFound('그런 고객이 없습니다. 정보를 삭제한 고객일 수 있습니다.', 'unknown-customer')
  return row
}

/** All that the clinic knows of a customer but their bookings. Throws 404. Source: docs/product.md, R16. */
export async function readRecord(
  tx: PartnerTransaction,
  customerId: number,
  { isRevealed = false } = {},
): Promise<CustomerRecord> {
  const row = await requireCustomer(tx, customerId)
  const found = await tx.execute<
    VisitColumns & { contact_name: string | null; contact_phone: string | null }
  >(sql`
    select ${visitColumns}, v.contact_name, v.contact_phone
    from (select ${customerId}::integer as id) c left join ${visitsOf(tx, customerId)} v on v.customer_id = c.id`)
  const [visits] = found.rows
  if (!visits) throw new Error('A left join answered no row.')
  const said = await readSaid(tx, customerId)
  const name = row.name ?? visits.contact_name
  const phone = row.phone ?? visits.contact_phone
  return {
    id: row.id,
    kind: row.kind,
    name: name === null || isRevealed ? name : maskName(name),
    phone: phone === null || isRevealed ? phone : maskPhone(phone),
    email: row.email === null || isRevealed ? row.email : maskEmail(row.email),
    birthDate: row.birthDate === null || isRevealed ? row.birthDate : `${row.birthDate.slice(0, 4)}-**-**`,
    gender: row.gender,
    certifiedAt: row.certifiedAt?.toISOString() ?? null,
    languageCode: row.languageCode,
    createdAt: row.createdAt.toISOString(),
    hasPassword: row.passwordHash !== null,
    ...toVisits(visits),
    isRevealed,
    memo: row.memo,
    marketing: marketingOf(said),
    consents: said,
  }
}

const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1***')

/** Returns a person's last answer to each of the terms, given with a booking or without. */
async function readSaid(tx: PartnerTransaction, customerId: number): Promise<Consent[]> {
  const rows = await tx
    .select(saidColumns)
    .from(consents)
    .innerJoin(terms, and(eq(terms.partnerId, consents.partnerId), eq(terms.id, consents.termId)))
    .where(isSaidBy(tx, customerId))
    .orderBy(terms.position, terms.id, consents.id)
  const last = new Map(rows.map((row) => [row.termId, row]))
  return [...last.values()].map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt.toISOString() }))
}

export const saidColumns = {
  termId: consents.termId,
  code: terms.code,
  termTitle: terms.title,
  purpose: terms.purpose,
  isRequired: terms.isRequired,
  version: consents.version,
  isAgreed: consents.isAgreed,
  channel: consents.channel,
  changedAt: consents.createdAt,
}

/** Consents that a customer gave, or that were given with a booking of theirs. */
export function isSaidBy(tx: PartnerTransaction, customerId: number) {
  const booked = tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(isOfPartner(tx, reservations), eq(reservations.customerId, customerId)))
  return and(
    isOfPartner(tx, consents),
    or(eq(consents.customerId, customerId), inArray(consents.reservationId, booked)),
  )
}
