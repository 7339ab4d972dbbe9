import type { Database } from '#backend/kernel/database/database.ts'
import { reviews } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { PartnerReview } from '#schema/reviews.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { gateOf } from '#backend/clinic/gates/gate.ts'
import { createGatedRows, type Showing } from '#backend/clinic/gates/gated-rows.ts'
import { signImages } from '#backend/clinic/gates/signed-address.ts'

/**
 * Where the gate is closed to the visitor, reviews come without text and pictures: what a patient says of a treatment
 * is what the law keeps from being advertised with (Medical Service Act, article 56).
 */
const rows = createGatedRows({
  table: reviews,
  joined: 'review',
  show: (row, showing): PartnerReview => ({
    id: row.id,
    title: row.title,
    author: row.author,
    rating: row.rating,
    visitedOn: row.visitedOn,
    products: showing.products,
    publishedAt: row.publishedAt.toISOString(),
    ...told(row, showing),
  }),
})

/** Reviews, the newest first. */
export const listReviews = rows.list

/** One review. Throws 404 where there is none. */
export async function getReview(
  database: Database,
  partnerId: number,
  id: number,
  visitor: Customer | null,
): Promise<PartnerReview> {
  const shown = await rows.find(database, partnerId, id, visitor)
  if (!shown) throw notFound('없는 후기입니다.')
  return shown
}

function told(row: typeof reviews.$inferSelect, { settings, visitor, now }: Showing) {
  const gate = gateOf(settings.reviewVisibility, { isNoYouth: false }, visitor, now)
  if (!gate.isOpen) return { gate, content: null, images: [] }
  const { partnerId } = row
  const isPublic = gate.required === null
  const signing = { partnerId, signingKey: settings.signingKey, scope: 'review', isPublic } as const
  return { gate, content: row.content, images: signImages(row.images, signing, now) }
}
