import type { Bound } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { fragment } from '#backend/kernel/database/written-statement.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { isNotOver } from './running-events.ts'
import { rowsOf } from './find-page.ts'
import { isOpenCategory } from '#backend/catalogue/product-categories/open-categories.ts'
import type { Translation } from '#backend/editing/resources/stored.ts'
import type { Asking } from './view.ts'

/** Moments are JSON's text here, as everything below a product comes as JSON. */
export type OfferRow = {
  eventId: number
  title: string
  translation: Translation
  price: number
  startsAt: string
  endsAt: string
}
export type OptionRow = {
  id: number
  name: string
  translation: Translation
  sessions: number
  durationMinutes: number | null
  price: number
  salePrice: number | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  offers: OfferRow[]
}
export type NamedRow = { id: number; name: string; translation: Translation }
export type ProductRow = {
  id: number
  name: string
  summary: string
  image: unknown
  body: unknown
  tags: string[]
  durationMinutes: number
  isSecret: boolean
  isRecommended: boolean
  translation: Translation
  options: OptionRow[]
  categories: NamedRow[]
  badges: (NamedRow & { color: string })[]
}

export type Reading = {
  /** The text of the treatment's page too. */
  withBody?: boolean
  /** Secret treatments and the names of secret categories too. */
  isSecret?: boolean
  /** Those that are not shown yet too: only for the console's accounts. */
  isPreview?: boolean
}

/** Treatments by their numbers, in that order. Those that may not be seen are left out. */
export const readProducts = (
  tx: PartnerTransaction,
  ids: number[],
  asking: Asking,
  reading: Reading = {},
): Promise<ProductRow[]> => rowsOf(tx, ids, selectProducts(tx, asking, reading))

/** The `select` of treatments with everything they are shown with: one query, whatever their number. */
export const selectProducts =
  ({ partnerId }: Bound, { languageCode, now }: Asking, reading: Reading = {}) =>
  (page: SQL): SQL => {
    const { withBody = false, isSecret = false, isPreview = false } = reading
    return select(
      { partnerId, languageCode, now: now.toISOString(), page },
      { withBody, isSecret, isPreview },
    )
  }

/** Places of what a treatment is asked for by. */
type Places = { partnerId: SQL; languageCode: SQL; now: SQL }

const select = fragment<Bound & { languageCode: string; now: string; page: SQL }, Required<Reading>>(
  (value, { withBody, isSecret, isPreview }) => {
    const places = {
      partnerId: value('partnerId'),
      languageCode: value('languageCode'),
      now: value('now'),
    }
    return sql`
    select page.place, p.id, p.name, p.summary, p.image, ${withBody ? sql`p.body` : sql`null as body`}, p.tags,
      p.duration_minutes as "durationMinutes", p.is_secret as "isSecret", p.is_recommended as "isRecommended",
      p.translations -> ${places.languageCode} as translation,
      ${options(places)} as options, ${categories(places, isSecret)} as categories, ${badges(places)} as badges
    from ${value('page')} join products p on p.id = page.id
    where p.partner_id = ${places.partnerId}
      ${isPreview ? sql`` : sql`and p.is_visible`} ${isSecret ? sql`` : sql`and not p.is_secret`}`
  },
)

const list = (object: SQL, from: SQL) => sql`(select coalesce(json_agg(${object}), '[]') from ${from})`

const options = (places: Places) =>
  list(
    sql`json_build_object('id', o.id, 'name', o.name, 'translation', o.translations -> ${places.languageCode}::text,
      'sessions', o.sessions, 'durationMinutes', o.duration_minutes, 'price', o.price, 'salePrice', o.sale_price,
      'saleStartsAt', o.sale_starts_at, 'saleEndsAt', o.sale_ends_at, 'offers', ${offers(places)})
      order by o.position, o.id`,
    sql`product_options o where o.partner_id = p.partner_id and o.product_id = p.id and o.is_visible`,
  )

const offers = ({ languageCode, now }: Places) =>
  list(
    sql`json_build_object('eventId', e.id, 'title', e.title, 'translation', e.translations -> ${languageCode}::text,
      'price', eo.price, 'startsAt', e.starts_at, 'endsAt', e.ends_at) order by e.position, e.id`,
    sql`event_options eo join events e on e.partner_id = eo.partner_id and e.id = eo.event_id
      where eo.partner_id = o.partner_id and eo.option_id = o.id and ${isNotOver(now)}`,
  )

const categories = (places: Places, isSecret: boolean) =>
  list(
    sql`json_build_object('id', c.id, 'name', c.name, 'translation', c.translations -> ${places.languageCode}::text)
      order by c.position, c.id`,
    sql`product_category_products cp
      join product_categories c on c.partner_id = cp.partner_id and c.id = cp.category_id
      where cp.partner_id = p.partner_id and cp.product_id = p.id
        and ${isOpenCategory(places, isSecret)}`,
  )

const badges = ({ languageCode }: Places) =>
  list(
    sql`json_build_object('id', b.id, 'name', b.name, 'color', b.color,
      'translation', b.translations -> ${languageCode}::text) order by b.position, b.id`,
    sql`product_badge_products bp join product_badges b on b.partner_id = bp.partner_id and b.id = bp.badge_id
      where bp.partner_id = p.partner_id and bp.product_id = p.id`,
  )
