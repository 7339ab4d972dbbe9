/** Offer of an event for an option, in `[startsAt, endsAt)`. */
export type Offer = { eventId: number; price: number; startsAt: Date; endsAt: Date }

/** An option's prices in won as the clinic entered them. An open end of the sale's period is `null`. */
export type Priced = {
  price: number
  salePrice: number | null
  saleStartsAt: Date | null
  saleEndsAt: Date | null
  offers: readonly Offer[]
}

/** Price of an option at a moment. */
export type CurrentPrice = {
  amount: number
  regularAmount: number
  /** Whole percent off the regular price, rounded down so that no discount is claimed that is not given. */
  discountRate: number
  kind: 'REGULAR' | 'SALE' | 'EVENT'
  eventId: number | null
  /** Moment at which this price ends; `null` where nothing ends it. */
  endsAt: Date | null
}

type Period = { startsAt: Date | null; endsAt: Date | null }

/** Periods take in their first moment and leave out their last, so that one follows another without a gap. */
export const isWithin = ({ startsAt, endsAt }: Period, now: Date) =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)

/**
 * The lowest of the regular price, the sale's within its period and those of events within theirs. Where an event's is
 * as low as the sale's, the event is named; of two as low, the one with the lower number, wherever it is asked.
 * Source: docs/product.md, V2.
 */
export function priceAt(option: Priced, now: Date): CurrentPrice {
  let current: CurrentPrice = {
    amount: option.price,
    regularAmount: option.price,
    discountRate: 0,
    kind: 'REGULAR',
    eventId: null,
    endsAt: null,
  }
  for (const { eventId, price, startsAt, endsAt } of option.offers) {
    const isAsLow = price === current.amount && current.eventId !== null && eventId < current.eventId
    if (!(price < current.amount || isAsLow) || !isWithin({ startsAt, endsAt }, now)) continue
    current = { ...current, amount: price, kind: 'EVENT', eventId, endsAt }
  }
  const { salePrice, saleStartsAt: startsAt, saleEndsAt: endsAt } = option
  if (salePrice !== null && salePrice < current.amount && isWithin({ startsAt, endsAt }, now)) {
    current = { ...current, amount: salePrice, kind: 'SALE', eventId: null, endsAt }
  }
  current.discountRate = discountRate(option.price, current.amount)
  return current
}

/** Percent off, rounded down. */
export const discountRate = (before: number, after: number) =>
  before > after ? Math.floor(((before - after) * 100) / before) : 0

/** Every moment at which what an option costs may change. */
export const priceMoments = (option: Priced): Date[] =>
  [
    ...(option.salePrice === null ? [] : [option.saleStartsAt, option.saleEndsAt]),
    ...option.offers.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ].filter((moment) => moment !== null)

/**
 * Until when an answer holds that changes at these moments: the first after `now`, as ISO 8601; `null` for ever.
 * Source: docs/product.md, P10.
 */
export function validUntil(moments: readonly (Date | null)[], now: Date): string | null {
  const next = moments.reduce<Date | null>(
    (first, one) => (one !== null && one > now && (first === null || one < first) ? one : first),
    null,
  )
  return next?.toISOString() ?? null
}
