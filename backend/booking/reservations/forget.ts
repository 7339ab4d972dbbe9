import { consultations } from '#backend/booking/consultations/table.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { consents } from '#backend/clinic/terms/table.ts'
import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import { reservationHistory, reservationItems, reservations } from './table.ts'

/** Free texts, in which people write about their health. */
const noWords = { request: '', memo: '' }

type Forgetting = {
  /** Text that the desk reads in place of the name. */
  contactName: string
  /** Reason of a cancellation that stays: one that names no person. */
  reason?: string
}

const areThese = (tx: PartnerTransaction, ids: readonly number[]) =>
  and(isOfPartner(tx, reservations), inArray(reservations.id, [...ids]))

/**
 * Takes the person out of reservations. Times, doctors, treatments and prices stay for the counts. The links to a customer
 * who stays are removed too. Source: docs/product.md, M6.
 */
export async function forgetReservations(
  tx: PartnerTransaction,
  ids: readonly number[],
  { contactName, reason = '' }: Forgetting,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(reservations)
    .set({
      ...noWords,
      contactName,
      contactPhone: '',
      phoneProvedAt: null,
      reason: sql`case when ${reservations.reason} = ${reason} then ${reason} else '' end`,
      utm: {},
      idempotencyKey: null,
      requestHash: null,
    })
    .where(areThese(tx, ids))
  await forgetChanges(tx, ids)
}

/** Removes the numbers by which a reservation without a person leads to a customer who stays. */
export async function unlinkReservations(tx: PartnerTransaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.update(reservations).set({ customerId: null }).where(areThese(tx, ids))
  await tx
    .update(consents)
    .set({ reservationId: null })
    .where(
      and(
        isOfPartner(tx, consents),
        inArray(consents.reservationId, [...ids]),
        isNotNull(consents.customerId),
      ),
    )
  await tx
    .update(consultations)
    .set({ reservationId: null })
    .where(and(isOfPartner(tx, consultations), inArray(consultations.reservationId, [...ids])))
}

/**
 * Removes the data about a person's health from reservations: the treatments and the free texts. An item that counts against
 * the stock of an event which still runs stays until the event is over.
 */
export async function forgetHealth(tx: PartnerTransaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.update(reservations).set(noWords).where(areThese(tx, ids))
  await tx
    .delete(reservationItems)
    .where(
      and(
        isOfPartner(tx, reservationItems),
        inArray(reservationItems.reservationId, [...ids]),
        sql`not ${countsAgainstStock}`,
      ),
    )
  await forgetChanges(tx, ids)
}

/** Condition over `reservation_items` of an item of an event that still runs and has a stock. */
export const countsAgainstStock = sql`exists (
  select from event_options o
  join events e on e.partner_id = o.partner_id and e.id = o.event_id
  where o.partner_id = ${reservationItems.partnerId} and o.event_id = ${reservationItems.eventId}
    and o.option_id = ${reservationItems.optionId} and o.stock is not null
    and e.ends_at > now())`

/** Fields of a change that say nothing about a person. */
const impersonal = ['status', 'reservedAt', 'endsAt', 'employee'].map((field) => sql`${field}`)

/** Keeps of a history's changes those fields alone. */
async function forgetChanges(tx: PartnerTransaction, ids: readonly number[]): Promise<void> {
  const kept = sql`jsonb_build_object('changes', (
    select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(${reservationHistory.details} -> 'changes') c
    where c ->> 'field' in (${sql.join(impersonal, sql`, `)})))`
  await tx
    .update(reservationHistory)
    .set({ details: kept })
    .where(
      and(
        isOfPartner(tx, reservationHistory),
        inArray(reservationHistory.reservationId, [...ids]),
        sql`${reservationHistory.details} -> 'changes' is not null`,
      ),
    )
}
