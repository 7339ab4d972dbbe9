import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { consents } from '#backend/clinic/terms/table.ts'
import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { consultations } from './table.ts'

/** Free texts, in which people write about their health. */
const noWords = { message: '', memo: '' }

const areThese = (tx: PartnerTransaction, ids: readonly number[]) =>
  and(isOfPartner(tx, consultations), inArray(consultations.id, [...ids]))

/** Takes the person out of requests to be called; one that waits for its call is closed. Source: docs/product.md, M6. */
export async function forgetConsultations(
  tx: PartnerTransaction,
  ids: readonly number[],
  contactName: string,
): Promise<void> {
  if (ids.length === 0) return
  const isOver = sql`${consultations.status} in ('BOOKED', 'WITHDRAWN')`
  await tx
    .update(consultations)
    .set({
      ...noWords,
      contactName,
      contactPhone: '',
      phoneProvedAt: null,
      utm: {},
      status: sql`case when ${isOver} then ${consultations.status} else 'CLOSED' end`,
    })
    .where(areThese(tx, ids))
}

/** Removes the numbers by which a request without a person leads to a customer who stays. */
export async function unlinkConsultations(tx: PartnerTransaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.update(consultations).set({ customerId: null, reservationId: null }).where(areThese(tx, ids))
  await tx
    .update(consents)
    .set({ consultationId: null })
    .where(
      and(
        isOfPartner(tx, consents),
        inArray(consents.consultationId, [...ids]),
        isNotNull(consents.customerId),
      ),
    )
}

/** Removes the data about a person's health from requests: the words and the treatment. */
export async function forgetQuestions(tx: PartnerTransaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(consultations)
    .set({ ...noWords, productId: null, productName: '' })
    .where(areThese(tx, ids))
}
