import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { afterNoticeProducts, afterNotices } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { AfterNotice } from '#schema/after-notices.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { toImage, translated, translatedBody } from '#backend/editing/resources/stored.ts'
import type { LanguageCode } from '#backend/editing/resources/articles.ts'
import { translationOf } from '#backend/editing/resources/articles.ts'
import { isShown } from '#backend/editing/resources/shown.ts'

type Query = { ids?: number[] | undefined; productIds?: number[] | undefined; languageCode: LanguageCode }

/** Lists the advice for after treatments: of the numbers told, or for the treatments told, or all there is. */
export async function listAfterNotices(
  database: Database,
  partnerId: number,
  { ids, productIds, languageCode }: Query,
) {
  const rows = await database.withPartner(
    partnerId,
    (tx) => {
      const isAsked = or(
        ids && inArray(afterNotices.id, ids),
        productIds && inArray(afterNotices.id, forProducts(tx, productIds)),
      )
      return read(tx, isAsked, languageCode)
    },
    { readOnly: true },
  )
  return { rows, count: rows.length }
}

/** One of them. Throws 404 where there is none. */
export async function getAfterNotice(
  database: Database,
  partnerId: number,
  id: number,
  languageCode: LanguageCode,
): Promise<AfterNotice> {
  const [row] = await database.withPartner(
    partnerId,
    (tx) => read(tx, eq(afterNotices.id, id), languageCode),
    { readOnly: true },
  )
  if (!row) throw notFound('없는 주의 사항입니다.')
  return row
}

const forProducts = (tx: PartnerTransaction, productIds: number[]) =>
  tx
    .select({ id: afterNoticeProducts.afterNoticeId })
    .from(afterNoticeProducts)
    .where(and(isOfPartner(tx, afterNoticeProducts), inArray(afterNoticeProducts.productId, productIds)))

async function read(
  tx: PartnerTransaction,
  where: SQL | undefined,
  languageCode: LanguageCode,
): Promise<AfterNotice[]> {
  const rows = await tx
    .select({
      id: afterNotices.id,
      title: afterNotices.title,
      image: afterNotices.image,
      body: afterNotices.body,
      translation: translationOf(afterNotices.translations, languageCode),
      productIds: sql<number[]>`array(
        select p.product_id from after_notice_products p
        where p.partner_id = ${afterNotices.partnerId} and p.after_notice_id = ${afterNotices.id} order by 1)`,
    })
    .from(afterNotices)
    .where(and(isShown(tx, afterNotices), where))
    .orderBy(asc(afterNotices.position), asc(afterNotices.id))
  return rows.map(({ translation, ...row }) => ({
    id: row.id,
    title: translated(translation, 'title', row.title),
    image: toImage(row.image),
    productIds: row.productIds,
    body: translatedBody(translation, row.body),
  }))
}
