import type { Bound } from '#backend/kernel/database/partner.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Priced } from '#backend/catalogue/products/price.ts'
import type { OptionRow } from '#backend/catalogue/products/read-products.ts'
import type { Translation } from '#backend/editing/resources/stored.ts'
import type { Visibility } from '#schema/gate.ts'
import * as products from '#backend/catalogue/products/to-product.ts'
import type { Asking } from '#backend/catalogue/products/view.ts'
import { soldOf } from './sold.ts'

export type OfferRow = Omit<OptionRow, 'offers' | 'durationMinutes'> & {
  eventPrice: number
  /** How many are left; `null` where any number may be booked. */
  remaining: number | null
  limitPerPerson: number | null
  productId: number
  productName: string
  productTranslation: Translation
}
/** Moments are JSON's text. */
export type EventRow = {
  id: number
  title: string
  summary: string
  image: unknown
  body: unknown
  audience: string
  eligibility: Visibility
  remaining: number | null
  startsAt: string
  endsAt: string
  translation: Translation
  offers: OfferRow[]
}

/** The `select` of events with what they offer, as far as treatments and options are shown. */
export const selectEvents =
  (bound: Bound, { languageCode }: Asking, titlesOnly: boolean) =>
  (page: SQL) => {
    const shown = sql`
    from event_options eo
    join product_options o on o.partner_id = eo.partner_id and o.id = eo.option_id and o.is_visible
    join products p on p.partner_id = o.partner_id and p.id = o.product_id and p.is_visible and not p.is_secret
    where eo.partner_id = e.partner_id and eo.event_id = e.id`
    const offered = { partnerId: sql`eo.partner_id`, eventId: sql`eo.event_id`, optionId: sql`eo.option_id` }
    // Nothing is counted where nothing is bounded.
    const remaining = sql`case when eo.stock is not null then greatest(0, eo.stock - ${soldOf(offered)}) end`
    const offers = sql`(
    select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'sessions', o.sessions, 'price', o.price,
      'translation', o.translations -> ${languageCode}::text, 'salePrice', o.sale_price,
      'saleStartsAt', o.sale_starts_at, 'saleEndsAt', o.sale_ends_at, 'eventPrice', eo.price, 'remaining', ${remaining}, 'limitPerPerson', eo.limit_per_person, 'productId', p.id,
      'productName', p.name, 'productTranslation', p.translations -> ${languageCode}::text)
      order by eo.position, p.position, p.id, o.position, o.id), '[]')
    ${shown})`
    return sql`
    select page.place, e.id, e.title, e.starts_at as "startsAt", e.ends_at as "endsAt",
      e.translations -> ${languageCode} as translation, e.eligibility,
      (select case when bool_and(eo.stock is not null) then sum(${remaining})::integer end ${shown}) as remaining
      ${titlesOnly ? sql`` : sql`, e.summary, e.image, e.body, e.audience, ${offers} as offers`}
    from ${page} join events e on e.id = page.id where e.partner_id = ${bound.partnerId}`
  }

/** An offered option's prices, as far as this event is concerned. */
export const toPriced = (event: EventRow, offer: OfferRow): Priced =>
  products.toPriced({
    ...offer,
    offers: [
      {
        eventId: event.id,
        title: event.title,
        translation: null,
        price: offer.eventPrice,
        startsAt: event.startsAt,
        endsAt: event.endsAt,
      },
    ],
  })
