import type { Transaction } from '#backend/database/database.ts'
import { products } from '#backend/database/tables.ts'
import type { SQL } from 'drizzle-orm'
import { and, eq, sql } from 'drizzle-orm'
import { offeredProducts } from '../events/shown.ts'
import { brandingProducts, exhibitedProducts } from '../exhibitions/shown.ts'
import { matches, rank } from '../text-search.ts'
import type { Found, Paging } from './find-page.ts'
import { findPage, numbers } from './find-page.ts'
import { isOpenCategory } from './open-categories.ts'
import type { ProductRow } from './read-products.ts'
import { selectProducts } from './read-products.ts'
import type { Asking } from './view.ts'

/** What a list of treatments is asked for. Every part narrows it. */
export type ProductFilter = {
  /** In these categories, or below them. */
  categoryIds?: number[] | undefined
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
  keyword?: string | undefined
}

/**
 * One page of the visible treatments that a filter leaves, in the order to show them. Order: nearest to the keyword; else by exhibition, event or branding; else, where recommended ones are
 * asked for, as recommended; else as the clinic put them.
 */
export async function findProducts(
  tx: Transaction,
  partnerId: number,
  filter: ProductFilter,
  paging: Paging,
  asking: Asking,
): Promise<Found<ProductRow>> {
  const { now } = asking
  const chosen = choices(partnerId, filter, now)
  const joins = chosen.map(
    (choice, index) => sql`join ${choice} as ${alias(index)} on ${alias(index)}.product_id = ${products.id}`,
  )
  const order = [
    filter.keyword === undefined ? undefined : rank(products, filter.keyword),
    ...chosen.map((_, index) => sql`${alias(index)}.place`),
    filter.isRecommended ? sql`${products.recommendedPosition}` : undefined,
    sql`${products.position}`,
    sql`${products.id}`,
  ]
  return findPage(
    tx,
    {
      partnerId,
      asking,
      id: sql`${products.id}`,
      from: sql`${products} ${sql.join(joins, sql` `)}`,
      where: conditions(partnerId, filter, now),
      order,
      read: selectProducts(partnerId, asking, { isSecret: filter.isSecret ?? false }),
    },
    paging,
  )
}

const alias = (index: number) => sql.raw(`chosen_${index}`)

/** What has an order of its own: tables of `(product_id, place)`. */
function choices(partnerId: number, { exhibition, event, branding }: ProductFilter, now: Date): SQL[] {
  const one = (choice: number | 'any') => (choice === 'any' ? undefined : choice)
  return [
    exhibition !== undefined && exhibitedProducts(partnerId, now, one(exhibition)),
    event !== undefined && offeredProducts(partnerId, now, one(event)),
    branding !== undefined && brandingProducts(partnerId, branding),
  ].filter((choice) => choice !== false)
}

function conditions(partnerId: number, filter: ProductFilter, now: Date): SQL | undefined {
  const { categoryIds, badge, isRecommended, isExcludeEvent, isSecret = false, keyword } = filter
  return and(
    eq(products.partnerId, partnerId),
    eq(products.isVisible, true),
    isSecret ? undefined : eq(products.isSecret, false),
    categoryIds && isInCategories(partnerId, categoryIds, isSecret),
    badge === undefined ? undefined : hasBadge(partnerId, badge),
    isRecommended === undefined ? undefined : eq(products.isRecommended, isRecommended),
    isExcludeEvent
      ? sql`${products.id} not in (select product_id from ${offeredProducts(partnerId, now)} as offered)`
      : undefined,
    keyword === undefined ? undefined : matches(products, keyword),
  )
}

/** In a category, or in one anywhere below it. */
function isInCategories(partnerId: number, categoryIds: number[], isSecret: boolean): SQL {
  const isOpen = isOpenCategory(partnerId, isSecret)
  return sql`${products.id} in (
    with recursive inside as (
      select c.id from product_categories c
      where c.partner_id = ${partnerId} and c.id = any(${numbers(categoryIds)}) and ${isOpen}
      union
      select c.id from product_categories c join inside on c.parent_id = inside.id
      where c.partner_id = ${partnerId} and ${isOpen}
    )
    select cp.product_id from product_category_products cp
    where cp.partner_id = ${partnerId} and cp.category_id in (select id from inside))`
}

function hasBadge(partnerId: number, badge: string): SQL {
  const isNumber = /^\d{1,9}$/.test(badge)
  return sql`${products.id} in (
    select bp.product_id from product_badge_products bp
    join product_badges b on b.partner_id = bp.partner_id and b.id = bp.badge_id
    where b.partner_id = ${partnerId}
      and (search_plain(b.name) = search_plain(${badge}) ${isNumber ? sql`or b.id = ${Number(badge)}` : sql``}))`
}
