import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type {
  FlatProductDetail,
  FlatProductList,
  LanguageCode,
  Product,
  ProductDetail,
  ProductList,
} from '#schema/products.ts'
import type { Paging } from './find-page.ts'
import type { ProductFilter } from './find-products.ts'
import { findProducts } from './find-products.ts'
import { isWithin, validUntil } from './price.ts'
import type { OptionRow, ProductRow } from './read-products.ts'
import { readProducts } from './read-products.ts'
import { likelyMeant } from '#backend/kernel/text-search/nearest-term.ts'
import { readTerms } from '#backend/catalogue/search/read-terms.ts'
import { toFlatOption, toFlatProduct } from './to-flat-product.ts'
import { toBodyOf, toProduct } from './to-product.ts'
import type { Asking, View } from './view.ts'
import { readView } from './view.ts'

type ListQuery = ProductFilter & Paging & { languageCode: LanguageCode }

/** A page of treatments, as `/v2` answers it. Source: docs/product.md, T4, S7. */
export async function listProducts(
  database: Database,
  partnerId: number,
  { page, pageSize, languageCode, ...filter }: ListQuery,
): Promise<ProductList> {
  const read = async (tx: PartnerTransaction) => {
    const asking = { now: new Date(), languageCode }
    const { rows, count, moments } = await showMeant(tx, filter, { page, pageSize }, asking)
    return { rows, count, validUntil: validUntil(moments, asking.now) }
  }
  return database.withPartner(partnerId, read, { readOnly: true, atOnce: filter.keyword === undefined })
}

/** A page of treatments; where a keyword finds none, of those that the first of its likely meanings finds. */
async function showMeant(tx: PartnerTransaction, filter: ProductFilter, paging: Paging, asking: Asking) {
  const asTyped = await showProducts(tx, filter, paging, asking)
  if (asTyped.count > 0 || filter.keyword === undefined) return asTyped
  for (const keyword of likelyMeant(filter.keyword, await readTerms(tx, null, asking.now))) {
    const found = await showProducts(tx, { ...filter, keyword }, paging, asking)
    if (found.count > 0) return found
  }
  return asTyped
}

/** The same in the flat shape. */
export async function listFlatProducts(
  database: Database,
  partnerId: number,
  query: ListQuery,
): Promise<FlatProductList> {
  const { rows, ...list } = await listProducts(database, partnerId, query)
  return { ...list, rows: rows.map(toFlatProduct) }
}

/** The lowest price of each of some treatments now, and the moments at which one of them may change. */
export async function pricesOfProducts(tx: PartnerTransaction, ids: number[], view: View) {
  const shown = (await readProducts(tx, ids, view)).map((row) => toProduct(row, view))
  return {
    rows: shown.map(({ product: { id, price } }) => ({ id, price })),
    moments: shown.flatMap(({ moments }) => moments),
  }
}

type DetailQuery = { isSecret: boolean; isPreview?: boolean; languageCode: LanguageCode }

/**
 * One treatment with its text. Throws 404 where there is none, and where a secret one is asked for without `isSecret`:
 * its address is the secret, so nothing tells the two apart.
 */
export async function getProduct(
  database: Database,
  partnerId: number,
  id: number,
  { isSecret, isPreview = false, languageCode }: DetailQuery,
): Promise<ProductDetail> {
  const read = async (tx: PartnerTransaction) => {
    const view = await readView(tx, { now: new Date(), languageCode })
    const [row] = await readProducts(tx, [id], view, {
      withBody: true,
      isSecret: isSecret || isPreview,
      isPreview,
    })
    if (!row) throw noProduct()
    const { product, moments } = toProduct(row, view)
    return { ...product, body: toBodyOf(row), validUntil: validUntil(moments, view.now) }
  }
  return database.withPartner(partnerId, read, { readOnly: true })
}

/** The same in the flat shape. */
export async function getFlatProduct(
  database: Database,
  partnerId: number,
  id: number,
  query: DetailQuery,
): Promise<FlatProductDetail> {
  const { body, validUntil: until, ...product } = await getProduct(database, partnerId, id, query)
  return {
    ...toFlatProduct(product),
    body,
    productOptions: product.options.map(toFlatOption),
    validUntil: until,
  }
}

export const noProduct = () => notFound('시술을 찾을 수 없습니다.', 'unknown-product')

type ShownList = { rows: Product[]; count: number; moments: (Date | null)[]; view: View }

/** A page of treatments inside a transaction that reads more, with the moments at which it may change. */
export async function showProducts(
  tx: PartnerTransaction,
  filter: ProductFilter,
  paging: Paging,
  asking: Asking,
): Promise<ShownList> {
  const { rows, count, view } = await findProducts(tx, filter, paging, asking)
  const isOffered = offeredBy(filter.event, view)
  const shown = rows.map((row) => toProduct(isOffered ? withOptions(row, isOffered) : row, view))
  const moments = [...shown.flatMap((one) => one.moments), ...membershipMoments(filter, view)]
  return { rows: shown.map(({ product }) => product), count, moments, view }
}

/**
 * Tells which options of an event's treatments are shown, where the clinic hides those that no event offers; all of them
 * otherwise. Source: docs/product.md, C10.
 */
function offeredBy(event: ProductFilter['event'], view: View): ((option: OptionRow) => boolean) | null {
  if (event === undefined || !view.hideEventPageDefaultProductOption) return null
  return ({ offers }) =>
    offers.some(
      ({ eventId, startsAt, endsAt }) =>
        (event === 'any' || eventId === event) &&
        isWithin({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, view.now),
    )
}

const withOptions = (row: ProductRow, isShown: (option: OptionRow) => boolean): ProductRow => ({
  ...row,
  options: row.options.filter(isShown),
})

/** Returns when other treatments come into a list, or leave it. */
const membershipMoments = (filter: ProductFilter, view: View) => [
  filter.event !== undefined || filter.isExcludeEvent ? view.nextEventChange : null,
  filter.exhibition === undefined ? null : view.nextExhibitionChange,
]
