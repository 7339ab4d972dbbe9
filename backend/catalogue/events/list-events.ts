import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { ClinicEvent, EventList, EventOffer, EventTitleList } from '#schema/events.ts'
import type { LanguageCode } from '#schema/products.ts'
import { and, sql } from 'drizzle-orm'
import type { Paging } from '#backend/catalogue/products/find-page.ts'
import { findPage, rowsOf } from '#backend/catalogue/products/find-page.ts'
import { priceMoments, validUntil } from '#backend/catalogue/products/price.ts'
import { toImage, translated, translatedBody } from '#backend/editing/resources/stored.ts'
import { cheapest, toPrice } from '#backend/catalogue/products/to-product.ts'
import type { View } from '#backend/catalogue/products/view.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import { matches, rank } from '#backend/kernel/text-search/text-search.ts'
import type { EventRow, OfferRow } from './read-events.ts'
import { selectEvents, toPriced } from './read-events.ts'
import { e, isRunning } from '#backend/catalogue/products/running-events.ts'

type Query = { eventId?: number | undefined; languageCode: LanguageCode }
type ListQuery = Query & Paging & { keyword?: string | undefined }

/** The events that run now, in the clinic's order, each with what it offers. Source: docs/product.md, T2. */
export async function listEvents(
  database: Database,
  partnerId: number,
  query: ListQuery,
): Promise<EventList> {
  const read = async (tx: PartnerTransaction) => {
    const { rows, count, view } = await findEvents(tx, query)
    const moments = view.hasPriceView ? rows.flatMap((row) => offerMoments(row)) : []
    return {
      rows: rows.map((row) => toEvent(row, view)),
      count,
      validUntil: validUntil([...moments, view.nextEventChange, countedAgain(rows, view)], view.now),
    }
  }
  return database.withPartner(partnerId, read, { readOnly: true })
}

/** The lowest price of each of some events now, and the moments at which one of them may change. */
export async function pricesOfEvents(tx: PartnerTransaction, ids: number[], view: View) {
  const rows = await rowsOf<EventRow>(tx, ids, selectEvents(tx, view, false))
  return {
    rows: rows.map((row) => ({ id: row.id, price: toEvent(row, view).price })),
    moments: rows.flatMap((row) => offerMoments(row)),
  }
}

/** Just the titles of all of them. */
export async function listEventTitles(
  database: Database,
  partnerId: number,
  query: Query,
): Promise<EventTitleList> {
  const read = async (tx: PartnerTransaction) => {
    const all = { ...query, page: 1, pageSize: 1000 }
    const { rows, count, view } = await findEvents(tx, all, { titlesOnly: true })
    return {
      rows: rows.map((row) => toTitle(row)),
      count,
      validUntil: validUntil([view.nextEventChange, countedAgain(rows, view)], view.now),
    }
  }
  return database.withPartner(partnerId, read, { readOnly: true })
}

/** Milliseconds for which a number of what is left is told; a booking counts anew. */
const countLife = 60_000

/** Until when the numbers of what is left hold, where there are any: a page that is kept tells them too. */
const countedAgain = (rows: readonly EventRow[], { now }: View): Date | null =>
  rows.some(
    ({ remaining, offers }) => remaining !== null || offers?.some((offer) => offer.remaining !== null),
  )
    ? new Date(now.getTime() + countLife)
    : null

function findEvents(
  tx: PartnerTransaction,
  { eventId, keyword = '', languageCode, ...paging }: ListQuery,
  { titlesOnly = false } = {},
) {
  const now = new Date()
  const isWanted = and(
    isOfPartner(tx, e),
    isRunning(now),
    eventId === undefined ? undefined : sql`${e.id} = ${eventId}`,
    matches(e, keyword),
  )
  const order = [rank(e, keyword), sql`${e.position}`, sql`${e.id}`]
  const asking = { now, languageCode }
  const read = selectEvents(tx, asking, titlesOnly)
  const asked = {
    asking,
    id: sql`${e.id}`,
    from: sql`events e`,
    where: isWanted,
    order,
    read,
  }
  return findPage<EventRow>(tx, asked, paging)
}

const toTitle = ({ id, title, translation, startsAt, endsAt, eligibility, remaining }: EventRow) => ({
  id,
  title: translated(translation, 'title', title),
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  eligibility,
  remaining,
})

function toEvent(row: EventRow, view: View): ClinicEvent {
  const [startsAt, endsAt] = [new Date(row.startsAt), new Date(row.endsAt)]
  const offers = row.offers.map((offer) => toOffer(row, offer, view))
  return {
    ...toTitle(row),
    summary: translated(row.translation, 'summary', row.summary),
    image: toImage(row.image),
    body: translatedBody(row.translation, row.body),
    audience: translated(row.translation, 'audience', row.audience),
    status: eventStatus({ startsAt, endsAt }, view.now),
    firstDay: dayOf(startsAt),
    // The end itself is outside of the period: one that ends at midnight had its last day before.
    lastDay: dayOf(new Date(endsAt.getTime() - 1)),
    offers,
    price: cheapest(offers.map(({ price }) => price)),
  }
}

function eventStatus(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): ClinicEvent['status'] {
  if (now < startsAt) return 'UPCOMING'
  return now < endsAt ? 'ONGOING' : 'ENDED'
}

/** Returns the price through this event: not more than the option's own sale asks for. */
const toOffer = (event: EventRow, offer: OfferRow, view: View): EventOffer => ({
  productId: offer.productId,
  productName: translated(offer.productTranslation, 'name', offer.productName),
  optionId: offer.id,
  optionName: translated(offer.translation, 'name', offer.name),
  sessions: offer.sessions,
  remaining: offer.remaining,
  limitPerPerson: offer.limitPerPerson,
  price: toPrice(toPriced(event, offer), view),
})

const offerMoments = (event: EventRow) =>
  event.offers.flatMap((offer) => priceMoments(toPriced(event, offer)))
