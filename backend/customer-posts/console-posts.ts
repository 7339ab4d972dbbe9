import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { boardTypes } from '#backend/boards/table.ts'
import { customerPosts } from './table.ts'
import { notFound } from '#backend/http/problem.ts'
import type { ConsolePost } from '#schema/customer-posts.ts'
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Paging } from '#backend/resources/articles.ts'
import { announceContent, tellContent } from '#backend/site/announce.ts'
import { readGateSettings } from '#backend/gates/gate.ts'
import type { PostRow } from './show-post.ts'
import { postImages, toReply, toSummary } from './show-post.ts'

type Query = Paging & { boardTypeId?: number | undefined; isReplied?: boolean | undefined }

/** Every post that was not taken back, for the clinic: private and hidden ones too, the newest first. */
export async function listConsolePosts(
  database: Database,
  partnerId: number,
  { page, pageSize, boardTypeId, isReplied }: Query,
) {
  const isAnswered = isReplied ? isNotNull(customerPosts.repliedAt) : isNull(customerPosts.repliedAt)
  return database.withPartner(
    partnerId,
    async (tx) => {
      const where = and(
        isOfPartner(tx, customerPosts),
        isNull(customerPosts.deletedAt),
        boardTypeId === undefined ? undefined : eq(customerPosts.boardTypeId, boardTypeId),
        isReplied === undefined ? undefined : isAnswered,
      )
      const rows = await select(tx)
        .where(where)
        .orderBy(desc(customerPosts.createdAt), desc(customerPosts.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await tx.select({ count: count() }).from(customerPosts).where(where)
      return { rows: rows.map(toConsolePost), count: counted?.count ?? 0 }
    },
    { readOnly: true },
  )
}

/** One of them with all it says. Throws 404 where there is none. */
export async function getConsolePost(database: Database, partnerId: number, id: number) {
  return database.withPartner(partnerId, (tx) => readDetail(tx, id), { readOnly: true })
}

/** Answers a post, or takes the answer back with `null`. Throws 404 where there is none. */
export const replyToPost = (
  database: Database,
  partnerId: number,
  id: number,
  reply: string | null,
  accountId: string,
) =>
  change(database, partnerId, id, {
    reply,
    repliedAt: reply === null ? null : new Date(),
    repliedBy: reply === null ? null : accountId,
  })

/** Takes a post from view, or shows it again. Throws 404 where there is none. */
export const hidePost = (database: Database, partnerId: number, id: number, isHidden: boolean) =>
  change(database, partnerId, id, { isHidden })

async function change(
  database: Database,
  partnerId: number,
  id: number,
  values: Partial<typeof customerPosts.$inferInsert>,
) {
  const { revision, detail } = await database.withPartner(partnerId, async (tx) => {
    await tx
      .update(customerPosts)
      .set(values)
      .where(and(isOfPartner(tx, customerPosts), eq(customerPosts.id, id), isNull(customerPosts.deletedAt)))
    const read = await readDetail(tx, id)
    return { detail: read, revision: await tellContent(tx) }
  })
  announceContent(database, partnerId, revision)
  return detail
}

const select = (tx: PartnerTransaction) =>
  tx
    .select({ post: customerPosts, boardTypeName: boardTypes.name })
    .from(customerPosts)
    .innerJoin(
      boardTypes,
      and(eq(boardTypes.partnerId, customerPosts.partnerId), eq(boardTypes.id, customerPosts.boardTypeId)),
    )
    .$dynamic()

const toConsolePost = ({ post, boardTypeName }: { post: PostRow; boardTypeName: string }): ConsolePost => ({
  ...toSummary(post, true),
  boardTypeName,
  isHidden: post.isHidden,
  customerId: post.customerId,
})

async function readDetail(tx: PartnerTransaction, id: number) {
  const isPost = and(
    isOfPartner(tx, customerPosts),
    eq(customerPosts.id, id),
    isNull(customerPosts.deletedAt),
  )
  const [row] = await select(tx).where(isPost)
  if (!row) throw notFound('없는 글입니다.')
  const settings = await readGateSettings(tx)
  const { post } = row
  return {
    ...toConsolePost(row),
    content: post.content,
    images: postImages(post, settings),
    reply: toReply(post),
  }
}
