import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { reviewLinks } from './table.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import type { Which } from '#backend/booking/reservations/find.ts'
import { requireStored } from '#backend/booking/reservations/find.ts'
import type { ReviewLinkInLanguage, ReviewPlaces } from '#schema/link.ts'
import { reviewLinkInLanguage } from '#schema/link.ts'
import { asc, sql } from 'drizzle-orm'

type Asked = { which: Which; languageCode: ReviewLinkInLanguage['languageCode'] }

/**
 * Returns the places where a visit may be written about. Throws 404 for a reservation that is not the asker's.
 * Source: docs/product.md, T10.
 */
export async function reviewUrls(database: Database, partnerId: number, asked: Asked): Promise<ReviewPlaces> {
  return database.withPartner(
    partnerId,
    async (tx) => {
      const { row } = await requireStored(tx, asked.which)
      const isOver = row.status === 'CONFIRMED' && row.endsAt <= new Date()
      const links = await readReviewLinks(tx)
      const inLanguage = links.filter(({ languageCode }) => languageCode === asked.languageCode)
      const chosen = inLanguage.length > 0 ? inLanguage : links.filter((link) => link.languageCode === 'ko')
      const rows = chosen.map(({ title, url }) => ({ title, url }))
      return {
        isReviewable: row.status === 'DONE' || isOver,
        rows: links.length > 0 ? rows : await googleReview(tx),
      }
    },
    { readOnly: true },
  )
}

/** Google's own address for writing a review of a place. Source: Google Business Profile help. */
async function googleReview(tx: PartnerTransaction) {
  const [row] = await tx
    .select({ placeId: sql<string | null>`${partners.profile} ->> 'googlePlaceId'` })
    .from(partners)
    .where(isOfPartner(tx, partners))
  if (!row?.placeId) return []
  const url = `https://search.google.com/local/writereview?placeid=${encodeURIComponent(row.placeId)}`
  return [{ title: 'Google', url }]
}

/** Replaces the places by others, in this order. */
export async function putReviewLinks(tx: PartnerTransaction, rows: ReviewLinkInLanguage[]): Promise<void> {
  await tx.delete(reviewLinks).where(isOfPartner(tx, reviewLinks))
  if (rows.length === 0) return
  await tx
    .insert(reviewLinks)
    .values(rows.map((row, position) => ({ ...row, partnerId: tx.partnerId, position })))
}

/** Returns what is stored, without what may be no link any more. */
export async function readReviewLinks(tx: PartnerTransaction): Promise<ReviewLinkInLanguage[]> {
  const rows = await tx
    .select({ languageCode: reviewLinks.languageCode, title: reviewLinks.title, url: reviewLinks.url })
    .from(reviewLinks)
    .where(isOfPartner(tx, reviewLinks))
    .orderBy(asc(reviewLinks.position), asc(reviewLinks.id))
  return rows.flatMap((row) => reviewLinkInLanguage.safeParse(row).data ?? [])
}
