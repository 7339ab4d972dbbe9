import type { Database, Transaction } from '#backend/database/database.ts'
import { partnerReviews } from './table.ts'
import { notFound } from '#backend/http/problem.ts'
import type { PartnerReview } from '#schema/reviews.ts'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Paging } from '#backend/resources/articles.ts'
import { isPublished } from '#backend/resources/articles.ts'
import type { Customer } from '#backend/customers/customer-sessions.ts'
import type { GateSettings } from '#backend/gates/gate.ts'
import { gateOf, readGateSettings } from '#backend/gates/gate.ts'
import { isOfProduct, productsOf } from '#backend/gates/products-of.ts'
import { signImages } from '#backend/gates/signed-address.ts'

type Query = Paging & { productId?: number | undefined }

/**
 * Reviews, the newest first. Where the gate is closed to the visitor they come without text and pictures: what a
 * patient says of a treatment is what the law keeps from being advertised with (Medical Service Act, article 56).
 */
export async function listReviews(
  database: Database,
  partnerId: number,
  { page, pageSize, productId }: Query,
  visitor: Customer | null,
  now = new Date(),
) {
  const where = and(
    isPublished(partnerReviews, partnerId, now),
    productId === undefined
      ? undefined
      : isOfProduct('review', partnerId, sql`${partnerReviews.id}`, productId),
  )
  return database.withPartner(
    partnerId,
    async (tx) => {
      const rows = await tx
        .select()
        .from(partnerReviews)
        .where(where)
        .orderBy(desc(partnerReviews.publishedAt), desc(partnerReviews.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await tx.select({ count: count() }).from(partnerReviews).where(where)
      const shown = await show(tx, partnerId, rows, visitor, now)
      return { rows: shown, count: counted?.count ?? 0 }
    },
    { readOnly: true },
  )
}

/** One review. Throws 404 where there is none. */
export async function getReview(
  database: Database,
  partnerId: number,
  id: number,
  visitor: Customer | null,
  now = new Date(),
): Promise<PartnerReview> {
  const where = and(isPublished(partnerReviews, partnerId, now), eq(partnerReviews.id, id))
  const [shown] = await database.withPartner(
    partnerId,
    async (tx) => show(tx, partnerId, await tx.select().from(partnerReviews).where(where), visitor, now),
    { readOnly: true },
  )
  if (!shown) throw notFound('없는 후기입니다.')
  return shown
}

type Row = typeof partnerReviews.$inferSelect

async function show(
  tx: Transaction,
  partnerId: number,
  rows: Row[],
  visitor: Customer | null,
  now: Date,
): Promise<PartnerReview[]> {
  const settings = await readGateSettings(tx, partnerId)
  const ids = rows.map(({ id }) => id)
  const products = await productsOf(tx, 'review', partnerId, ids)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    author: row.author,
    rating: row.rating,
    visitedOn: row.visitedOn,
    products: products(row.id),
    publishedAt: row.publishedAt.toISOString(),
    ...told(row, settings, visitor, now),
  }))
}

function told(row: Row, settings: GateSettings, visitor: Customer | null, now: Date) {
  const gate = gateOf(settings.reviewVisibility, { isNoYouth: false }, visitor, now)
  if (!gate.isOpen) return { gate, content: null, images: [] }
  const { partnerId } = row
  const isPublic = gate.required === null
  const signing = { partnerId, signingKey: settings.signingKey, scope: 'review', isPublic } as const
  return { gate, content: row.content, images: signImages(row.images, signing, now) }
}
