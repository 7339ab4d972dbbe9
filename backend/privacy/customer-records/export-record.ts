import { cartItems } from '#backend/booking/carts/table.ts'
import { customerPosts } from '#backend/content/customer-posts/table.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { readReservations, toReservation } from '#backend/booking/reservations/stored.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import { socialAccounts } from '#backend/people/social-sign-in/table.ts'
import { consents, terms } from '#backend/clinic/terms/table.ts'
import type { CustomerExport } from '#schema/customer-records.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { isSaidBy, requireCustomer, saidColumns } from './read-record.ts'

/** More than anybody books. */
const most = 10_000

/** All that a clinic holds of a customer, to be handed to them. Throws 404. */
export async function exportRecord(tx: PartnerTransaction, customerId: number): Promise<CustomerExport> {
  const {
    partnerId: _partner,
    passwordHash: _password,
    guestId: _guest,
    ...row
  } = await requireCustomer(tx, customerId)
  const {
    searchTitle: _title,
    searchInitials: _initials,
    searchText: _text,
    isClosed: _closed,
    ...customer
  } = row
  const said = await tx
    .select(saidColumns)
    .from(consents)
    .innerJoin(terms, and(eq(terms.partnerId, consents.partnerId), eq(terms.id, consents.termId)))
    .where(isSaidBy(tx, customerId))
    .orderBy(asc(consents.id))
  const booked = await readReservations(tx, eq(reservations.customerId, customerId), {
    order: [asc(reservations.startsAt), asc(reservations.id)],
    limit: most,
    offset: 0,
  })
  const posts = await tx
    .select({
      id: customerPosts.id,
      title: customerPosts.title,
      content: customerPosts.content,
      reply: customerPosts.reply,
      createdAt: customerPosts.createdAt,
    })
    .from(customerPosts)
    .where(
      and(
        isOfPartner(tx, customerPosts),
        eq(customerPosts.customerId, customerId),
        isNull(customerPosts.deletedAt),
      ),
    )
    .orderBy(asc(customerPosts.id))
  const cart = await tx
    .select({
      productName: cartItems.productName,
      optionName: cartItems.optionName,
      quantity: cartItems.quantity,
      createdAt: cartItems.createdAt,
    })
    .from(cartItems)
    .where(and(isOfPartner(tx, cartItems), eq(cartItems.customerId, customerId)))
    .orderBy(asc(cartItems.id))
  const linked = await tx
    .select({
      site: socialAccounts.site,
      subject: socialAccounts.subject,
      linkedAt: socialAccounts.linkedAt,
    })
    .from(socialAccounts)
    .where(and(isOfPartner(tx, socialAccounts), eq(socialAccounts.customerId, customerId)))
    .orderBy(asc(socialAccounts.linkedAt))
  return {
    exportedAt: new Date().toISOString(),
    customer,
    consents: said,
    reservations: booked.map((stored) => ({
      ...toReservation({ ...stored, settings: { ...stored.settings, hasPriceView: true } }),
      memo: stored.row.memo,
    })),
    posts,
    cart,
    socialAccounts: linked,
  }
}
