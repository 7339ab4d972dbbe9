import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { fragment } from '#backend/kernel/database/written-statement.ts'
import { products } from './table.ts'
import type { ProductSort } from '#schema/products.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq, sql } from 'drizzle-orm'
import { isRunning, offeredProducts } from './running-events.ts'
import { moment } from '#backend/editing/resources/shown.ts'
import { brandingProducts, exhibitedProducts } from './open-exhibitions.ts'
import { matches, rank } from '#backend/kernel/text-search/text-search.ts'
import type { Found, Paging } from './find-page.ts'
import { findPage } from './find-page.ts'
import { numbers } from '#backend/kernel/database/numbers.ts'
import { isOpenCategory } from '#backend/catalogue/product-categories/open-categories.ts'
import type { ProductRow } from './read-products.ts'
import { selectProducts } from './read-products.ts'
import type { Asking } from './view.ts'

/** Filters of a list of treatments. Every part narrows it. */
export type ProductFilter = {
  /** In these categories, or below them. */
  categoryIds?: number[] | undefined
  /** In the category of this name, or below it. */
  categoryName?: string | undefined
  /** In an open exhibition; `any` for all of them. */
  exhibition?: number | 'any' | undefined
  /** Offered by a running event; `any` for all of them. */
  event?: number | 'any' | undefined
  branding?: number | undefined
  /** Number or name. */
  badge?: string | undefined
  isRecommended?: boolean | undefined
  isExcludeEvent?: boolean | undefined
  /** Secret ones too. */
  isSecret?: boolean | undefined
  /** Just these, in this order. */
  ids?: number[] | undefined
  /** Others that share a category with this one. */
  relatedTo?: number | undefined
  keyword?: string | undefined
  /** Order to show them in, instead of the one that the other parts ask for. */
  sort?: ProductSort | undefined
}

/**
 * One page of the visible treatments that a filter leaves, in the order to show them: the one asked for by `sort`; else
 * nearest to the keyword; else as `ids` has them, or by exhibition, event, branding or what they share; else, where
 * recommended ones are asked for, as recommended; else as the clinic put them.
 */
export async function findProducts(
  tx: PartnerTransaction,
  filter: ProductFilter,
  paging: Paging,
  asking: Asking,
): Promise<Found<ProductRow>> {
  const { now } = asking
  const chosen = choices(tx, filter, now)
  const joins = chosen.map(
    (choice, index) => sql`join ${choice} as ${alias(index)} on ${alias(index)}.product_id = ${products.id}`,
  )
  const order = [
    sortKey(tx, filter.sort, now),
    filter.keyword === undefined ? undefined : rank(products, filter.keyword),
    ...chosen.map((_, index) => sql`${alias(index)}.place`),
    filter.isRecommended ? sql`${products.recommendedPosition}` : undefined,
    sql`${products.position}`,
    sql`${products.id}`,
  ]
  return findPage(
    tx,
    {
      asking,
      id: sql`${products.id}`,
      from: sql`${products} ${sql.join(joins, sql` `)}`,
      where: conditions(tx, filter, now),
      order,
      read: selectProducts(tx, asking, { isSecret: filter.isSecret ?? false }),
    },
    paging,
  )
}

const alias = (index: number) => sql.raw(`chosen_${index}`)

/** Lists that have an order of their own: tables of `(product_id, place)`. */
function choices(bound: Bound, filter: ProductFilter, now: Date): SQL[] {
  const { ids, exhibition, event, branding, relatedTo } = filter
  const one = (choice: number | 'any') => (choice === 'any' ? undefined : choice)
  return [
    ids !== undefined && listedProducts(ids),
    relatedTo !== undefined && relatedProducts(bound, relatedTo),
    exhibition !== undefined && exhibitedProducts(bound, now, one(exhibition)),
    event !== undefined && offeredProducts(bound, now, one(event)),
    branding !== undefined && brandingProducts(bound, branding),
  ].filter((choice) => choice !== false)
}

/** Products by number, in the order of the list. */
const listedProducts = (ids: number[]): SQL => sql`(
  select product_id, array[place::integer] as place
  from unnest(${numbers(ids)}) with ordinality as listed (product_id, place))`

/** Products that share an open category with one, those that share the most first. */
const relatedProducts = (bound: Bound, productId: number): SQL => sql`(
  select other.product_id, array[-count(*)::integer] as place
  from product_category_products own
  join product_categories c on c.partner_id = own.partner_id and c.id = own.category_id
  join product_category_products other
    on other.partner_id = own.partner_id and other.category_id = own.category_id
    and other.product_id <> own.product_id
  where own.partner_id = ${bound.partnerId} and own.product_id = ${productId} and ${isOpenCategory(bound, false)}
  group by other.product_id)`

/** Returns what a chosen order sorts by; nothing where it is the clinic's. */
function sortKey(bound: Bound, sort: ProductSort | undefined, now: Date): SQL | undefined {
  switch (sort) {
    case 'NEWEST':
      return sql`${products.createdAt} desc`
    case 'NAME':
      return sql`${products.name}`
    case 'PRICE_LOW':
      return sql`${currentPrice(bound, now)} asc nulls last`
    case 'PRICE_HIGH':
      return sql`${currentPrice(bound, now)} desc nulls last`
    default:
      return undefined
  }
}

/**
 * Price of the cheapest option now, by the rule of `priceAt`. One for all where prices are hidden, or the order would
 * tell them.
 */
const currentPrice = (bound: Bound, now: Date): SQL => sql`(
  select min(least(
    o.price,
    case when (o.sale_starts_at is null or o.sale_starts_at <= ${moment(now)})
      and (o.sale_ends_at is null or o.sale_ends_at > ${moment(now)}) then o.sale_price end,
    (select min(eo.price) from event_options eo
      join events e on e.partner_id = eo.partner_id and e.id = eo.event_id
      where eo.partner_id = o.partner_id and eo.option_id = o.id and ${isRunning(now)})))
  from product_options o
  where o.partner_id = ${products.partnerId} and o.product_id = ${products.id} and o.is_visible
    and (select coalesce(profile -> 'homepageConfig' ->> 'hasPriceView', 'true') = 'true'
      from partners where partner_id = ${bound.partnerId}))`

function conditions(bound: Bound, filter: ProductFilter, now: Date): SQL | undefined {
  const {
    categoryIds,
    categoryName,
    badge,
    isRecommended,
    isExcludeEvent,
    isSecret = false,
    keyword,
  } = filter
  const { partnerId } = bound
  return and(
    isOfPartner(bound, products),
    eq(products.isVisible, true),
    isSecret ? undefined : eq(products.isSecret, false),
    categoryIds &&
      isInCategories({ partnerId, isWanted: sql`c.id = any(${numbers(categoryIds)})` }, { isSecret }),
    categoryName === undefined
      ? undefined
      : isInCategories(
          { partnerId, isWanted: sql`search_plain(c.name) = search_plain(${categoryName})` },
          { isSecret },
        ),
    badge === undefined ? undefined : hasBadge(bound, badge),
    isRecommended === undefined ? undefined : eq(products.isRecommended, isRecommended),
    isExcludeEvent
      ? sql`${products.id} not in (select product_id from ${offeredProducts(bound, now)} as offered)`
      : undefined,
    keyword === undefined ? undefined : matches(products, keyword),
  )
}

/** In a wanted category (of the table `product_categories c`), or in one anywhere below it. */
const isInCategories = fragment<Bound & { isWanted: SQL }, { isSecret: boolean }>((value, { isSecret }) => {
  const partnerId = value('partnerId')
  const isOpen = isOpenCategory({ partnerId }, isSecret)
  return sql`${products.id} in (
    with recursive inside as (
      select c.id from product_categories c
      where c.partner_id = ${partnerId} and ${value('isWanted')} and ${isOpen}
      union
      select c.id from product_categories c join inside on c.parent_id = inside.id
      where c.partner_id = ${partnerId} and ${isOpen}
    )
    select cp.product_id from product_category_products cp
    where cp.partner_id = ${partnerId} and cp.category_id in (select id from inside))`
})

function hasBadge(bound: Bound, badge: string): SQL {
  const isNumber = /^\d{1,9}$/.test(badge)
  return sql`${products.id} in (
    select bp.product_id from product_badge_products bp
    join product_badges b on b.partner_id = bp.partner_id and b.id = bp.badge_id
    where b.partner_id = ${bound.partnerId}
      and (search_plain(b.name) = search_plain(${badge}) ${isNumber ? sql`or b.id = ${Number(badge)}` : sql``}))`
}
