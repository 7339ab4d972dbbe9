import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { customers } from '#backend/people/customers/table.ts'
import { maskContact } from '#backend/kernel/contacts/mask-name.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { maskPhone } from '#backend/kernel/contacts/mask-phone.ts'
import type { SQL } from 'drizzle-orm'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { consultations } from './table.ts'

export type StoredConsultation = { row: typeof consultations.$inferSelect; isMember: boolean }

/** Requests that meet a condition, those that are new first, then the newest. */
export async function readConsultations(
  tx: PartnerTransaction,
  condition: SQL | undefined,
  list: { limit: number; offset: number } = { limit: 1, offset: 0 },
): Promise<StoredConsultation[]> {
  return tx
    .select({
      row: getTableColumns(consultations),
      isMember: sql<boolean>`coalesce(${customers.kind} = 'member', false)`,
    })
    .from(consultations)
    .leftJoin(
      customers,
      and(eq(customers.partnerId, consultations.partnerId), eq(customers.id, consultations.customerId)),
    )
    .where(and(isOfPartner(tx, consultations), condition))
    .orderBy(sql`${consultations.status} <> 'NEW'`, desc(consultations.id))
    .limit(list.limit)
    .offset(list.offset)
}

/** One request. Throws 404 where there is none. */
export async function requireConsultation(tx: PartnerTransaction, id: number): Promise<StoredConsultation> {
  const [stored] = await readConsultations(tx, eq(consultations.id, id))
  if (!stored) throw notFound('그런 상담 신청이 없습니다.', 'unknown-consultation')
  return stored
}

/** Returns a question and its status. */
export const toAsked = (row: StoredConsultation['row']) => ({
  id: row.id,
  status: row.status,
  product: row.productId === null ? null : { id: row.productId, name: row.productName },
  message: row.message,
  wishedDay: row.wishedDay,
  wishedPart: row.wishedPart,
})

/** A request as the clinic sees it, the contact masked until it is asked for. */
export function toConsoleConsultation({ row, isMember }: StoredConsultation, { isRevealed = false } = {}) {
  return {
    ...toAsked(row),
    contactName: isRevealed ? row.contactName : maskContact(row),
    contactPhone: isRevealed ? row.contactPhone : maskPhone(row.contactPhone),
    isMember,
    isMinor: row.isMinor,
    memo: row.memo,
    reservationId: row.reservationId,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
