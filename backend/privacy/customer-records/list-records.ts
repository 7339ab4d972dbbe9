import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import { matchesReservation } from '#backend/booking/reservations/console-list.ts'
import { matches } from '#backend/kernel/text-search/text-search.ts'
import { consents, terms } from '#backend/clinic/terms/table.ts'
import type { CustomerRow } from '#schema/customer-records.ts'
import { plainDigits } from '#schema/plain/phone.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { maskName } from '#backend/kernel/contacts/mask-name.ts'
import { maskPhone } from '#backend/kernel/contacts/mask-phone.ts'
import { toE164 } from '#backend/kernel/contacts/phone.ts'
import { customers } from '#backend/people/customers/table.ts'
import type { VisitColumns } from './visits.ts'
import { toMoment, toVisits, visitColumns, visitsOf } from './visits.ts'

type Filter = {
  page: number
  pageSize: number
  keyword?: string | undefined
  kind?: 'member' | 'guest' | undefined
}

type Row = VisitColumns & {
  id: number
  kind: CustomerRow['kind']
  name: string | null
  phone: string | null
  created_at: string
}

/**
 * Members, and guests who have booked, contacts masked: whose next booking is nearest first, then who came last. A guest
 * of whom only a browser is known has the name and phone of their last booking. Source: docs/product.md, R16.
 */
export async function listRecords(
  tx: PartnerTransaction,
  { page, pageSize, keyword = '', kind }: Filter,
): Promise<{ rows: CustomerRow[]; count: number }> {
  const from = sql`${customers} left join ${visitsOf(tx)} v on v.customer_id = ${customers.id}`
  const where = and(
    isOfPartner(tx, customers),
    eq(customers.isClosed, false),
    sql`(${customers.kind} = 'member' or v.booked > 0)`,
    kind && eq(customers.kind, kind),
    keyword.trim() === '' ? undefined : isSought(tx, keyword.trim()),
  )
  const { rows } = await tx.execute<Row>(sql`
    select ${customers.id} as id, ${customers.kind} as kind, coalesce(${customers.name}, v.contact_name) as name,
      coalesce(${customers.phone}, v.contact_phone) as phone, ${customers.createdAt}::text as created_at,
      ${visitColumns}
    from ${from} where ${where}
    order by v.next_at, coalesce(v.last_visit_at, ${customers.createdAt}) desc, ${customers.id} desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const counted = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${from} where ${where}`,
  )
  const agreed = await marketingAgreed(
    tx,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map(({ id, created_at: createdAt, name, phone, ...row }) => ({
      id,
      kind: row.kind,
      name: name === null ? null : maskName(name),
      phone: phone === null ? null : maskPhone(phone),
      ...toVisits(row),
      isMarketingAgreed: agreed.has(id),
      createdAt: toMoment(createdAt),
    })),
    count: counted.rows[0]?.count ?? 0,
  }
}

/** By name or its initial consonants, by a phone (whole as people write it, or its last digits), or by a booking. */
function isSought(tx: PartnerTransaction, keyword: string): SQL | undefined {
  const digits = plainDigits(keyword)
  const phone = toE164(keyword)
  const ofContact = {
    searchTitle: sql`search_plain(${reservations.contactName})`,
    searchInitials: sql`search_initials(${reservations.contactName})`,
    searchText: sql`search_plain(${reservations.contactName})`,
  }
  const booked = tx
    .select({ id: reservations.customerId })
    .from(reservations)
    .where(and(isOfPartner(tx, reservations), or(matchesReservation(keyword), matches(ofContact, keyword))))
  return or(
    matches(customers, keyword),
    phone === null ? undefined : eq(customers.phone, phone),
    digits.length >= 4 ? sql`right(${customers.phone}, ${digits.length}::integer) = ${digits}` : undefined,
    inArray(customers.id, booked),
  )
}

/** Returns those customers who last agreed to text messages or e-mail. */
async function marketingAgreed(tx: PartnerTransaction, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const said = await tx
    .select({ customerId: consents.customerId, termId: consents.termId, isAgreed: consents.isAgreed })
    .from(consents)
    .innerJoin(terms, and(eq(terms.partnerId, consents.partnerId), eq(terms.id, consents.termId)))
    .where(
      and(
        isOfPartner(tx, consents),
        inArray(consents.customerId, ids),
        inArray(terms.purpose, ['MARKETING_SMS', 'MARKETING_EMAIL']),
      ),
    )
    .orderBy(consents.id)
  const last = new Map(said.map((one) => [`${one.customerId} ${one.termId}`, one]))
  return new Set(
    [...last.values()].flatMap(({ customerId, isAgreed }) => (isAgreed && customerId ? [customerId] : [])),
  )
}
