import { countReveal } from '#backend/people/accounts/count-reveal.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { boardTypes } from '#backend/content/boards/table.ts'
import { customerPosts } from './table.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import type { ConsolePost } from '#schema/customer-posts.ts'
import type { Paging } from '#backend/editing/resources/articles.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import { maskPhone } from '#backend/kernel/contacts/mask-phone.ts'
import { customers } from '#backend/people/customers/table.ts'
import { mayCall } from '#backend/kernel/http/access.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { matches } from '#backend/kernel/text-search/text-search.ts'
import { announceContent, tellContent } from '#backend/kernel/database/announce.ts'
import { readGateSettings } from '#backend/clinic/gates/gate.ts'
import type { SQL } from 'drizzle-orm'
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PostRow } from './show-post.ts'
import { postImages, toReply, toSummary } from './show-post.ts'

type Query = Paging & {
  boardTypeId?: number | undefined
  isReplied?: boolean | undefined
  isHidden?: boolean | undefined
  keyword?: string | undefined
}

/** Name of posts in the log and in the news of consoles: that of their calls. */
const logged = 'notice-customer-boards'

/** Every post that was not taken back, for the clinic: private and hidden ones too, the newest first. */
export async function listConsolePosts(
  database: Database,
  partnerId: number,
  { page, pageSize, boardTypeId, isReplied, isHidden, keyword }: Query,
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
        isHidden === undefined ? undefined : eq(customerPosts.isHidden, isHidden),
        keyword ? matches(sought, keyword) : undefined,
      )
      const rows = await select(tx)
        .where(where)
        .orderBy(desc(customerPosts.createdAt), desc(customerPosts.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await tx.select({ count: count() }).from(customerPosts).where(where)
      return { rows: rows.map((row) => toConsolePost(row)), count: counted?.count ?? 0 }
    },
    { readOnly: true },
  )
}

/** What a keyword is looked for in. Visitors never search posts, so that no column is kept for it. */
const sought = {
  searchTitle: sql`search_plain(${customerPosts.title})`,
  searchInitials: sql`search_initials(${customerPosts.title})`,
  searchText: sql`search_plain(${customerPosts.title} || ' ' || ${customerPosts.author} || ' ' || ${customerPosts.content})`,
}

/** One of them with all it says. Throws 404 where there is none. */
export const getConsolePost = (database: Database, partnerId: number, id: number, account: Account) =>
  database.withPartner(partnerId, (tx) => readDetail(tx, id, account), { readOnly: true })

/** Shows who wrote a post, and writes down who looked. Throws 404 where there is none. */
export const revealPost = (database: Database, partnerId: number, id: number, account: Account) =>
  database.withPartner(partnerId, async (tx) => {
    const detail = await readDetail(tx, id, account, { isRevealed: true })
    await countReveal(tx, account.id)
    await keep(tx, id, account, { action: 'REVEALED', before: null, after: null })
    return detail
  })

/** Answers a post, or takes the answer back with `null`. Throws 404 where there is none. */
export const replyToPost = (
  database: Database,
  partnerId: number,
  id: number,
  reply: string | null,
  account: Account,
) =>
  change(database, partnerId, { id, account }, ({ reply: before }) => ({
    values: {
      reply,
      repliedAt: reply === null ? null : new Date(),
      repliedBy: reply === null ? null : account.id,
    },
    // The words may be about somebody's health, and the log is kept for ever.
    before: { reply: before === null ? '없음' : '있음' },
    after: { reply: reply === null ? '없음' : before === null ? '있음' : '고침' },
  }))

/** Takes a post from view, or shows it again. Throws 404 where there is none. */
export const hidePost = (
  database: Database,
  partnerId: number,
  id: number,
  isHidden: boolean,
  account: Account,
) =>
  change(database, partnerId, { id, account }, (row) => ({
    values: { isHidden },
    before: { isHidden: row.isHidden },
    after: { isHidden },
  }))

type Change = {
  values: Partial<typeof customerPosts.$inferInsert>
  before: Record<string, unknown>
  after: Record<string, unknown>
}

async function change(
  database: Database,
  partnerId: number,
  { id, account }: { id: number; account: Account },
  plan: (row: PostRow) => Change,
) {
  const { revision, detail } = await database.withPartner(partnerId, async (tx) => {
    const [row] = await tx.select().from(customerPosts).where(isPost(tx, id)).for('update')
    if (!row) throw notFound(nothing)
    const { values, before, after } = plan(row)
    await tx.update(customerPosts).set(values).where(isPost(tx, id))
    await keep(tx, id, account, { action: 'CHANGED', before, after })
    return { detail: await readDetail(tx, id, account), revision: await tellContent(tx) }
  })
  announceContent(database, partnerId, revision)
  return detail
}

/** The log names a post by its number alone: it is never removed, and the post may be. */
const keep = (
  tx: PartnerTransaction,
  id: number,
  account: Account,
  entry: Pick<Parameters<typeof writeAudit>[3], 'action' | 'before' | 'after'>,
) => writeAudit(tx, logged, account, { rowId: id, title: `${id}번 글`, ...entry })

const nothing = '없는 글입니다.'

const isPost = (tx: PartnerTransaction, id: number): SQL | undefined =>
  and(isOfPartner(tx, customerPosts), eq(customerPosts.id, id), isNull(customerPosts.deletedAt))

const select = (tx: PartnerTransaction) =>
  tx
    .select({
      post: customerPosts,
      boardTypeName: boardTypes.name,
      phone: customers.phone,
      isMember: sql<boolean>`coalesce(${customers.kind} = 'member', false)`,
    })
    .from(customerPosts)
    .innerJoin(
      boardTypes,
      and(eq(boardTypes.partnerId, customerPosts.partnerId), eq(boardTypes.id, customerPosts.boardTypeId)),
    )
    .leftJoin(
      customers,
      and(eq(customers.partnerId, customerPosts.partnerId), eq(customers.id, customerPosts.customerId)),
    )
    .$dynamic()

const toConsolePost = ({ post, boardTypeName }: { post: PostRow; boardTypeName: string }): ConsolePost => ({
  ...toSummary(post, true),
  boardTypeName,
  isHidden: post.isHidden,
  customerId: post.customerId,
})

async function readDetail(
  tx: PartnerTransaction,
  id: number,
  { role }: Account,
  { isRevealed = false } = {},
) {
  const [row] = await select(tx).where(isPost(tx, id))
  if (!row) throw notFound(nothing)
  const settings = await readGateSettings(tx)
  const { post, phone, isMember } = row
  const shown = phone !== null && mayCall(role, 'GET /admin/customers') ? phone : null
  const summary = toConsolePost(row)
  return {
    ...summary,
    author: isRevealed && post.author !== '' ? post.author : summary.author,
    contactPhone: isRevealed || shown === null ? shown : maskPhone(shown),
    isMember,
    content: post.content,
    images: postImages(post, settings),
    reply: toReply(post),
  }
}
