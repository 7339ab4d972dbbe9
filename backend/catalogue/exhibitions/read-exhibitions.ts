import type { Bound } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { Exhibition, ExhibitionDetail, ExhibitionList } from '#schema/exhibitions.ts'
import type { LanguageCode } from '#schema/products.ts'
import type { SQL } from 'drizzle-orm'
import { and, sql } from 'drizzle-orm'
import type { Paging } from '#backend/catalogue/products/find-page.ts'
import { findPage, rowsOf } from '#backend/catalogue/products/find-page.ts'
import { showProducts } from '#backend/catalogue/products/list-products.ts'
import { validUntil } from '#backend/catalogue/products/price.ts'
import type { Translation } from '#backend/editing/resources/stored.ts'
import { toImage, translated, translatedBody } from '#backend/editing/resources/stored.ts'
import type { Asking } from '#backend/catalogue/products/view.ts'
import { matches, rank } from '#backend/kernel/text-search/text-search.ts'
import { isShown } from '#backend/editing/resources/shown.ts'
import { isOpen, x } from '#backend/catalogue/products/open-exhibitions.ts'

/** Number of treatments that come with a page of their own; the rest is had from the lists. */
export const firstProducts = { page: 1, pageSize: 100 }

type Query = { languageCode: LanguageCode }
type ListQuery = Query & Paging & { keyword?: string | undefined }

/** The exhibitions that are open now, in the clinic's order. Source: docs/product.md, T7. */
export async function listExhibitions(
  database: Database,
  partnerId: number,
  { keyword = '', languageCode, ...paging }: ListQuery,
): Promise<ExhibitionList> {
  const read = async (tx: PartnerTransaction) => {
    const asking = { now: new Date(), languageCode }
    const asked = {
      asking,
      id: sql`${x.id}`,
      from: sql`exhibitions x`,
      where: and(isShown(tx, x, asking.now), matches(x, keyword)),
      order: [rank(x, keyword), sql`${x.position}`, sql`${x.id}`],
      read: selectExhibitions(tx, asking),
    }
    const { rows, count, view } = await findPage<Row>(tx, asked, paging)
    return {
      rows: rows.map((row) => toExhibition(row)),
      count,
      validUntil: validUntil([view.nextExhibitionChange], view.now),
    }
  }
  return database.withPartner(partnerId, read, { readOnly: true })
}

/** An open exhibition with its treatments. Throws 404 outside of its period too. */
export async function getExhibition(
  database: Database,
  partnerId: number,
  id: number,
  { languageCode }: Query,
): Promise<ExhibitionDetail> {
  const read = async (tx: PartnerTransaction) => {
    const asking = { now: new Date(), languageCode }
    const [row] = await rowsOf<Row>(tx, [id], selectExhibitions(tx, asking))
    if (!row) throw notFound('기획전을 찾을 수 없습니다.', 'unknown-exhibition')
    const chosen = { exhibition: id }
    const { rows, moments, view } = await showProducts(tx, chosen, firstProducts, asking)
    return {
      ...toExhibition(row),
      body: translatedBody(row.translation, row.body),
      products: rows,
      validUntil: validUntil([...moments, view.nextExhibitionChange], view.now),
    }
  }
  return database.withPartner(partnerId, read, { readOnly: true })
}

type Row = {
  id: number
  title: string
  summary: string
  image: unknown
  body: unknown
  startsAt: string | null
  endsAt: string | null
  translation: Translation
  productCount: number
}

/** The `select` of those that are open, each with the number of its treatments that are shown. */
const selectExhibitions =
  (bound: Bound, { now, languageCode }: Asking) =>
  (page: SQL) =>
    sql`
    select page.place, x.id, x.title, x.summary, x.image, x.body, x.starts_at as "startsAt",
      x.ends_at as "endsAt", x.translations -> ${languageCode} as translation,
      (select count(*) from exhibition_products xp
        join products p on p.partner_id = xp.partner_id and p.id = xp.product_id and p.is_visible and not p.is_secret
        where xp.partner_id = x.partner_id and xp.exhibition_id = x.id)::integer as "productCount"
    from ${page} join exhibitions x on x.id = page.id
    where x.partner_id = ${bound.partnerId} and ${isOpen(now)}`

const toExhibition = ({ id, title, summary, image, translation, ...row }: Row): Exhibition => ({
  id,
  title: translated(translation, 'title', title),
  summary: translated(translation, 'summary', summary),
  image: toImage(image),
  startsAt: row.startsAt && new Date(row.startsAt).toISOString(),
  endsAt: row.endsAt && new Date(row.endsAt).toISOString(),
  productCount: row.productCount,
})
