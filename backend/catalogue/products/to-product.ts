import type { Price, Product, ProductDetail, ProductOption } from '#schema/products.ts'
import type { CurrentPrice, Offer, Priced } from './price.ts'
import { isWithin, priceAt, priceMoments } from './price.ts'
import type { NamedRow, OptionRow, ProductRow } from './read-products.ts'
import { toImage, translated, translatedBody } from '#backend/editing/resources/stored.ts'
import type { View } from './view.ts'

/** A treatment to show, and every moment at which what is shown of it may change. */
export type Shown = { product: Product; moments: Date[] }

/** A stored treatment as the calls of `/v2` answer it. Every other shape is made from this one. */
export function toProduct(row: ProductRow, view: View): Shown {
  const priced = row.options.map((option) => ({ option, priced: toPriced(option) }))
  const options = priced.map((one) => toOption(one.option, one.priced, row.durationMinutes, view))
  const product: Product = {
    id: row.id,
    name: translated(row.translation, 'name', row.name),
    summary: translated(row.translation, 'summary', row.summary),
    image: toImage(row.image),
    tags: row.tags,
    durationMinutes: row.durationMinutes,
    isSecret: row.isSecret,
    isRecommended: row.isRecommended,
    categories: row.categories.map(toNamed),
    badges: row.badges.map((badge) => ({ ...toNamed(badge), color: badge.color })),
    events: runningEvents(row, view),
    options,
    price: cheapest(options.map(({ price }) => price)),
  }
  return { product, moments: priced.flatMap((one) => momentsOf(one.priced, view)) }
}

export const toBodyOf = (row: ProductRow): ProductDetail['body'] => translatedBody(row.translation, row.body)

/** The lowest of some prices, told as a starting price; `null` where there is none. */
export function cheapest(prices: readonly (Price | null)[]): Product['price'] {
  const known = prices.filter((price) => price !== null)
  const [first] = known
  if (!first) return null
  const lowest = known.reduce((best, one) => (one.amount < best.amount ? one : best), first)
  return { ...lowest, isFrom: known.some(({ amount }) => amount > lowest.amount) }
}

/** Returns the price of an option now, as an answer tells it; `null` where the clinic shows no prices. */
export function toPrice(priced: Priced, { now, hasPriceView, isIncludeVat }: View): Price | null {
  return hasPriceView ? told(priceAt(priced, now), isIncludeVat) : null
}

// Field by field, here and below: spreading makes a long list measurably slower.
const told = (price: CurrentPrice, isIncludeVat: boolean): Price => ({
  amount: price.amount,
  regularAmount: price.regularAmount,
  discountRate: price.discountRate,
  kind: price.kind,
  eventId: price.eventId,
  endsAt: price.endsAt?.toISOString() ?? null,
  isIncludeVat,
})

/** Moments at which an option's answer changes; events come and go even where no price is shown. */
const momentsOf = (priced: Priced, { hasPriceView }: View) =>
  hasPriceView ? priceMoments(priced) : priceMoments({ ...priced, salePrice: null })

function toOption(row: OptionRow, priced: Priced, durationMinutes: number, view: View): ProductOption {
  return {
    id: row.id,
    name: translated(row.translation, 'name', row.name),
    sessions: row.sessions,
    durationMinutes: row.durationMinutes ?? durationMinutes,
    eventIds: priced.offers.filter((offer) => isWithin(offer, view.now)).map(({ eventId }) => eventId),
    price: toPrice(priced, view),
  }
}

export const toPriced = (row: Omit<OptionRow, 'sessions' | 'durationMinutes'>): Priced => ({
  price: row.price,
  salePrice: row.salePrice,
  saleStartsAt: row.saleStartsAt === null ? null : new Date(row.saleStartsAt),
  saleEndsAt: row.saleEndsAt === null ? null : new Date(row.saleEndsAt),
  offers: row.offers.map(toOffer),
})

const toOffer = ({ eventId, price, startsAt, endsAt }: OptionRow['offers'][number]): Offer => ({
  eventId,
  price,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
})

const toNamed = ({ id, name, translation }: NamedRow) => ({ id, name: translated(translation, 'name', name) })

function runningEvents({ options }: ProductRow, { now }: View): Product['events'] {
  const events = new Map<number, Product['events'][number]>()
  for (const offer of options.flatMap((option) => option.offers)) {
    if (events.has(offer.eventId)) continue
    const { eventId, startsAt, endsAt } = toOffer(offer)
    if (!isWithin({ startsAt, endsAt }, now)) continue
    const title = translated(offer.translation, 'title', offer.title)
    events.set(eventId, {
      id: eventId,
      title,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })
  }
  return [...events.values()]
}
