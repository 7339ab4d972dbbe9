import { cartItems } from '#backend/booking/carts/table.ts'
import { certifications } from '#backend/people/certification/table.ts'
import { forgetConsultations } from '#backend/booking/consultations/forget.ts'
import { consultations } from '#backend/booking/consultations/table.ts'
import { forgetPosts } from '#backend/content/customer-posts/forget.ts'
import { customerPosts } from '#backend/content/customer-posts/table.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { FileTools } from '#backend/clinic/files/delete-file.ts'
import { dropFromPost } from '#backend/clinic/files/drop-uploads.ts'
import { forgetMessages, forgetOnceSent } from '#backend/messages/notifications/forget.ts'
import { phoneCodes } from '#backend/people/phone-codes/table.ts'
import { recentProducts } from '#backend/catalogue/products/table.ts'
import { cancelAhead } from '#backend/booking/reservations/cancel-ahead.ts'
import { forgetReservations } from '#backend/booking/reservations/forget.ts'
import type { Actor } from '#backend/booking/reservations/history.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import { keptByLaw } from './promised.ts'
import { announceContent, tellContent } from '#backend/kernel/database/announce.ts'
import { waitings } from '#backend/booking/waitings/table.ts'
import { socialAccounts } from '#backend/people/social-sign-in/table.ts'
import { removeWaitings } from '#backend/booking/waitings/withdraw.ts'
import type { ClosedAccount } from '#schema/customers.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { endAllSessions } from '#backend/people/customers/customer-sessions.ts'
import type { Selves } from '#backend/people/customers/selves.ts'
import { findSelves } from '#backend/people/customers/selves.ts'
import { customers } from '#backend/people/customers/table.ts'

/** Everything in a customer's row that says who somebody is. */
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

type Why = {
  by: Actor
  /** Reason of the cancellations. */
  reason: string
  /** Text that the desk reads in place of the name. */
  contactName: string
}

/** Work that is left once the transaction is committed. */
export type Aftermath = {
  /** Revision to announce; `null` where the site showed nothing of the person. */
  revision: number | null
  /** Addresses of pictures that no post shows any more. */
  pictures: string[]
}

/**
 * Takes a person out of every table: rows as a customer, reservations, waits, requests, posts and messages. Reservations
 * ahead are cancelled. Rows stay without the person where counts need them, and reservations that the law has the clinic
 * keep stay whole until their period ends. The customer is locked already. Returns the bookings and
 * waits that ended by it.
 * Source: docs/product.md, M6; Personal Information Protection Act, articles 21 and 36.
 */
export async function forgetCustomer(
  tx: PartnerTransaction,
  id: number,
  why: Why,
): Promise<ClosedAccount & { aftermath: Aftermath }> {
  const selves = await findSelves(tx, id, { isTrusted: why.by !== 'customer' })
  const idsOf = async (table: typeof reservations | typeof waitings | typeof consultations) => {
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(isTheirs(tx, table, selves))
    return rows.map((row) => row.id)
  }
  const [reservationIds, waitingIds, consultationIds] = [
    await idsOf(reservations),
    await idsOf(waitings),
    await idsOf(consultations),
  ]
  const recipients = [...selves.phones, ...selves.emails]
  await forgetMessages(tx, { reservationIds, waitingIds, recipients })
  const withdrawnWaitings = await removeWaitings(tx, inArray(waitings.id, waitingIds))
  await forgetConsultations(tx, consultationIds, why.contactName)
  const cancelled = await cancelAhead(tx, reservationIds, why)
  const kept = new Set(await keptByLaw(tx, reservationIds))
  await forgetReservations(
    tx,
    reservationIds.filter((one) => !kept.has(one)),
    why,
  )
  // The message of a cancellation still goes out.
  await forgetOnceSent(tx, { reservationIds, recipients })
  for (const self of selves.ids) await forgetRow(tx, self)
  await forgetPhones(tx, selves.phones)
  return {
    cancelledReservations: cancelled.map((reservedAt) => ({ reservedAt: reservedAt.toISOString() })),
    withdrawnWaitings,
    aftermath: await forgetPostsOf(tx, selves.ids),
  }
}

/** Does the work that forgetting somebody leaves: pages without them are rendered, their pictures removed. */
export async function finishForgetting(
  tools: FileTools,
  partnerId: number,
  { revision, pictures }: Aftermath,
): Promise<void> {
  if (revision !== null) announceContent(tools.database, partnerId, revision)
  await dropFromPost(tools, partnerId, pictures)
}

/** Takes the person out of a customer's row, with the sessions, the linked accounts, the cart and the treatments looked at. */
export async function forgetRow(tx: PartnerTransaction, id: number): Promise<void> {
  const isThis = and(isOfPartner(tx, customers), eq(customers.id, id))
  const [row] = await tx.select({ guestId: customers.guestId }).from(customers).where(isThis)
  await tx.update(customers).set(forgotten).where(isThis)
  await endAllSessions(tx, id)
  await tx
    .delete(recentProducts)
    .where(and(isOfPartner(tx, recentProducts), eq(recentProducts.customerId, id)))
  await tx
    .delete(socialAccounts)
    .where(and(isOfPartner(tx, socialAccounts), eq(socialAccounts.customerId, id)))
  const isOfBrowser = row?.guestId ? eq(cartItems.guestId, row.guestId) : undefined
  await tx
    .delete(cartItems)
    .where(and(isOfPartner(tx, cartItems), or(eq(cartItems.customerId, id), isOfBrowser)))
}

/** Removes codes and certifications of phones, which are over within minutes. */
export async function forgetPhones(tx: PartnerTransaction, phones: readonly string[]): Promise<void> {
  if (phones.length === 0) return
  await tx.delete(phoneCodes).where(and(isOfPartner(tx, phoneCodes), inArray(phoneCodes.phone, [...phones])))
  await tx
    .delete(certifications)
    .where(
      and(
        isOfPartner(tx, certifications),
        or(inArray(certifications.phone, [...phones]), inArray(certifications.requestedPhone, [...phones])),
      ),
    )
}

async function forgetPostsOf(tx: PartnerTransaction, customerIds: readonly number[]): Promise<Aftermath> {
  const posts = await tx
    .select({ id: customerPosts.id })
    .from(customerPosts)
    .where(and(isOfPartner(tx, customerPosts), inArray(customerPosts.customerId, [...customerIds])))
  const pictures = await forgetPosts(
    tx,
    posts.map((post) => post.id),
  )
  return { revision: posts.length > 0 ? await tellContent(tx) : null, pictures }
}

/** Condition that a booking, a wait or a request is a person's: by a row of theirs, or by a phone that is theirs alone. */
function isTheirs(
  tx: PartnerTransaction,
  table: typeof reservations | typeof waitings | typeof consultations,
  { ids, phones, names }: Selves,
): SQL | undefined {
  const isOfRow = inArray(table.customerId, [...ids])
  if (phones.length === 0) return and(isOfPartner(tx, table), isOfRow)
  const isName = inArray(sql`search_plain(${table.contactName})`, [...names])
  const isOfNoOther = sql`not exists (
    select from customers other where other.partner_id = ${table.partnerId} and other.phone = ${table.contactPhone}
      and not other.is_closed and ${notInArray(sql`other.id`, [...ids])})`
  const isOfPhone = and(
    sql`${table.customerId} is null`,
    inArray(table.contactPhone, [...phones]),
    or(names.length > 0 ? isName : undefined, isOfNoOther),
  )
  return and(isOfPartner(tx, table), or(isOfRow, isOfPhone))
}
