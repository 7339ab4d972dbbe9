import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { brandings } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { Branding } from '#schema/brandings.ts'
import type { LanguageCode } from '#schema/products.ts'
import { and, eq } from 'drizzle-orm'
import { showProducts } from '#backend/catalogue/products/list-products.ts'
import { validUntil } from '#backend/catalogue/products/price.ts'
import type { Translation } from '#backend/editing/resources/stored.ts'
import { toImage, translated, translatedBody } from '#backend/editing/resources/stored.ts'
import { isShown } from '#backend/editing/resources/shown.ts'
import { firstProducts } from '#backend/catalogue/exhibitions/read-exhibitions.ts'

/** A branding page with its treatments. Throws 404 for one that is not visible, unless it is previewed. */
export async function getBranding(
  database: Database,
  partnerId: number,
  id: number,
  { isPreview, languageCode }: { isPreview: boolean; languageCode: LanguageCode },
): Promise<Branding> {
  const read = async (tx: PartnerTransaction) => {
    const isWanted = and(
      eq(brandings.id, id),
      isPreview ? isOfPartner(tx, brandings) : isShown(tx, brandings),
    )
    const [row] = await tx.select().from(brandings).where(isWanted)
    if (!row) throw notFound('페이지를 찾을 수 없습니다.', 'unknown-branding')
    const asking = { now: new Date(), languageCode }
    const { rows, moments } = await showProducts(tx, { branding: id }, firstProducts, asking)
    const translation = (row.translations as Record<string, Translation>)[languageCode]
    return {
      id,
      title: translated(translation, 'title', row.title),
      summary: translated(translation, 'summary', row.summary),
      image: toImage(row.image),
      body: translatedBody(translation, row.body),
      products: rows,
      validUntil: validUntil(moments, asking.now),
    }
  }
  return database.withPartner(partnerId, read, { readOnly: true })
}
