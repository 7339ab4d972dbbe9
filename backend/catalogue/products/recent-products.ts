import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { products, recentProducts } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { LanguageCode, RecentProductList } from '#schema/products.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { lockCustomer } from '#backend/people/customers/lock-customer.ts'
import { forgetOldest, isSeenBy, recentLimit } from '#backend/people/customers/recent-products.ts'
import type { Paging } from './find-page.ts'
import { noProduct } from './list-products.ts'
import { validUntil } from './price.ts'
import { readProducts } from './read-products.ts'
import { toProduct } from './to-product.ts'
import { readView } from './view.ts'

type Query = Paging & { languageCode: LanguageCode }

/** Lists what a customer looked at, newest first, without what is not shown any more. Source: docs/product.md, T4. */
export async function listRecentProducts(
  database: Database,
  partnerId: number,
  customerId: number,
  { page, pageSize, languageCode }: Query,
): Promise<RecentProductList> {
  const read = async (tx: PartnerTransaction) => {
    const view = await readView(tx, { now: new Date(), languageCode })
    const seen = await tx
      .select({ id: recentProducts.productId, viewedAt: recentProducts.viewedAt })
      .from(recentProducts)
      .innerJoin(products, isShownProduct())
      .where(isSeenBy(tx, customerId))
      .orderBy(desc(recentProducts.viewedAt), desc(recentProducts.productId))
      .limit(recentLimit)
    const wanted = seen.slice((page - 1) * pageSize, page * pageSize)
    const viewedAt = new Map(wanted.map((one) => [one.id, one.viewedAt.toISOString()]))
    const rows = await readProducts(tx, [...viewedAt.keys()], view)
    const shown = rows.map((row) => toProduct(row, view))
    const moments = shown.flatMap((one) => one.moments)
    return {
      rows: shown.map(({ product }) => ({ ...product, viewedAt: viewedAt.get(product.id) ?? '' })),
      count: seen.length,
      validUntil: validUntil(moments, view.now),
    }
  }
  return database.withPartner(partnerId, read, { readOnly: true })
}

/**
 * Puts a treatment at the head of what a customer looked at, and lets the oldest beyond the limit go. Throws 404 for one
 * that lists do not show, secret ones too; 401 for a customer who is just leaving.
 */
export async function addRecentProduct(
  database: Database,
  partnerId: number,
  customerId: number,
  productId: number,
): Promise<void> {
  await database.withPartner(partnerId, async (tx) => {
    await Promise.all([lockCustomer(tx, customerId, 'key share'), lockProduct(tx, productId)])
    // The clock's own time: two looks in transactions that began together have an order.
    const viewedAt = sql`clock_timestamp()`
    await tx
      .insert(recentProducts)
      .values({ partnerId: tx.partnerId, customerId, productId, viewedAt })
      .onConflictDoUpdate({
        target: [recentProducts.partnerId, recentProducts.customerId, recentProducts.productId],
        set: { viewedAt },
      })
    await forgetOldest(tx, customerId)
  })
}

async function lockProduct(tx: PartnerTransaction, productId: number): Promise<void> {
  const isShown = and(
    isOfPartner(tx, products),
    eq(products.id, productId),
    eq(products.isVisible, true),
    eq(products.isSecret, false),
  )
  const [product] = await tx.select({ id: products.id }).from(products).where(isShown).for('key share')
  if (!product) throw noProduct()
}

/** Forgets one. Throws 404 where it was not among them. */
export async function removeRecentProduct(
  database: Database,
  partnerId: number,
  customerId: number,
  productId: number,
): Promise<void> {
  const gone = await database.withPartner(partnerId, (tx) =>
    tx
      .delete(recentProducts)
      .where(and(isSeenBy(tx, customerId), eq(recentProducts.productId, productId)))
      .returning({ id: recentProducts.productId }),
  )
  if (gone.length === 0) throw notFound('최근 본 시술에 없습니다.', 'unknown-recent-product')
}

export async function clearRecentProducts(
  database: Database,
  partnerId: number,
  customerId: number,
): Promise<void> {
  await database.withPartner(partnerId, (tx) => tx.delete(recentProducts).where(isSeenBy(tx, customerId)))
}

const isShownProduct = () =>
  and(
    eq(products.partnerId, recentProducts.partnerId),
    eq(products.id, recentProducts.productId),
    eq(products.isVisible, true),
    eq(products.isSecret, false),
  )
