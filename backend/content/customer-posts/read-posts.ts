import type { Database } from '#backend/kernel/database/database.ts'
import { customerPosts } from './table.ts'
import { signInFirst } from '#backend/kernel/http/problem.ts'
import type { CustomerPostDetail } from '#schema/customer-posts.ts'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Paging } from '#backend/editing/resources/articles.ts'
import type { Customer } from '#backend/people/customers/customer-sessions.ts'
import { findPost, isShown, toDetail, toSummary } from './show-post.ts'

type Query = Paging & { boardTypeId?: number | undefined; isMine: boolean }

/**
 * Posts, the newest first. With `isMine` the visitor's own, private ones with their titles; throws 401 where nobody is
 * signed in. Without it everybody gets the same.
 */
export async function listPosts(
  database: Database,
  partnerId: number,
  { page, pageSize, boardTypeId, isMine }: Query,
  visitor: Customer | null,
) {
  if (isMine && !visitor) throw signInFirst()
  return database.withPartner(
    partnerId,
    async (tx) => {
      const where = and(
        isShown(tx),
        boardTypeId === undefined ? undefined : eq(customerPosts.boardTypeId, boardTypeId),
        isMine && visitor ? eq(customerPosts.customerId, visitor.id) : undefined,
      )
      const { id, title, author, isPrivate, repliedAt, createdAt } = customerPosts
      const rows = await tx
        .select({
          id,
          boardTypeId: customerPosts.boardTypeId,
          title,
          author,
          isPrivate,
          repliedAt,
          createdAt,
        })
        .from(customerPosts)
        .where(where)
        .orderBy(desc(createdAt), desc(id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await tx.select({ count: count() }).from(customerPosts).where(where)
      return { rows: rows.map((row) => toSummary(row, isMine)), count: counted?.count ?? 0 }
    },
    { readOnly: true },
  )
}

/** One post. A private one is open to its author alone. Throws 404 where there is none. */
export async function getPost(
  database: Database,
  partnerId: number,
  id: number,
  visitor: Customer | null,
): Promise<CustomerPostDetail> {
  const { row, settings } = await database.withPartner(partnerId, (tx) => findPost(tx, id), {
    readOnly: true,
  })
  const isMine = isAuthor(row, visitor)
  return toDetail(row, settings, { isMine, isOpen: isMine || !row.isPrivate })
}

export const isAuthor = (row: { customerId: number | null }, visitor: Customer | null) =>
  visitor !== null && row.customerId === visitor.id
