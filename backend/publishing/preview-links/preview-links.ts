import { and, count, eq, gt, lt, max, sql } from 'drizzle-orm'
import type { Account } from '#backend/people/accounts/sessions.ts'
import { accounts, isAlive } from '#backend/people/accounts/table.ts'
import { hashToken, newToken } from '#backend/kernel/credentials/tokens.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { momentText } from '#schema/plain/days.ts'
import { previewLinks } from './table.ts'

const hour = 3_600_000
/** Time in ms for which an expired link is kept, so that its page can say that it has expired; answers as long. */
export const remembered = 30 * 24 * hour

/** Name under which links are in the log. */
export const logged = 'preview-links'

/** Makes a link that shows the drafts to whoever has it, and writes that into the log. Source: docs/product.md, D8. */
export async function makePreviewLink(
  database: Database,
  partnerId: number,
  { account, hours }: { account: Account; hours: number },
) {
  const token = newToken()
  const until = new Date(Date.now() + hours * hour)
  await database.withPartner(partnerId, async (tx) => {
    await tx
      .delete(previewLinks)
      .where(
        and(isOfPartner(tx, previewLinks), lt(previewLinks.expiresAt, new Date(Date.now() - remembered))),
      )
    await tx.insert(previewLinks).values({
      partnerId: tx.partnerId,
      tokenHash: hashToken(token),
      accountId: account.id,
      expiresAt: until,
    })
    await writeAudit(tx, logged, account, {
      action: 'CREATED',
      rowId: null,
      title: `${momentText(until)}까지`,
      before: null,
      after: null,
    })
  })
  return { address: `/_preview/${token}`, until: until.toISOString() }
}

/** Number of links that open drafts now, and the end of the last of them. */
export const listPreviewLinks = (database: Database, partnerId: number) =>
  database.withPartner(
    partnerId,
    async (tx) => {
      const [row] = await tx
        .select({ count: count(), until: max(previewLinks.expiresAt) })
        .from(previewLinks)
        .innerJoin(accounts, isUsableAuthor(tx))
        .where(isLive(tx))
      return { count: row?.count ?? 0, until: row?.until?.toISOString() ?? null }
    },
    { readOnly: true },
  )

/** Ends every link at once, on every node, and writes that into the log where there was any. */
export async function withdrawPreviewLinks(
  database: Database,
  partnerId: number,
  account: Account,
): Promise<void> {
  await database.withPartner(partnerId, async (tx) => {
    const ended = await tx
      .update(previewLinks)
      .set({ expiresAt: new Date() })
      .where(isLive(tx))
      .returning({ tokenHash: previewLinks.tokenHash })
    if (ended.length === 0) return
    await writeAudit(tx, logged, account, {
      action: 'REMOVED',
      rowId: null,
      title: `${ended.length}개`,
      before: null,
      after: null,
    })
  })
}

/** Returns until when a token shows the drafts of a partner. Throws 401 for one that is over, or no token of its own. */
export const requirePreviewLink = (database: Database, partnerId: number, token: string): Promise<Date> =>
  database.withPartner(partnerId, (tx) => requireLink(tx, token), { readOnly: true })

/** As `requirePreviewLink`, in a transaction. */
export async function requireLink(tx: PartnerTransaction, token: string): Promise<Date> {
  const [link] = await tx
    .select({ expiresAt: previewLinks.expiresAt, isAlive: sql<boolean>`${isAlive}` })
    .from(previewLinks)
    .innerJoin(accounts, isAuthor(tx))
    .where(and(isOfPartner(tx, previewLinks), eq(previewLinks.tokenHash, hashToken(token))))
  if (!link) throw new ProblemError(401, 'preview-link-unknown', '미리보기 링크가 맞지 않습니다.')
  if (!link.isAlive || link.expiresAt <= new Date())
    throw new ProblemError(
      401,
      'preview-link-over',
      '미리보기 링크의 기한이 지났거나 병원이 링크를 끊었습니다.',
    )
  return link.expiresAt
}

const isLive = (tx: PartnerTransaction) =>
  and(isOfPartner(tx, previewLinks), gt(previewLinks.expiresAt, new Date()))

const isAuthor = (tx: PartnerTransaction) =>
  and(isOfPartner(tx, accounts), eq(accounts.id, previewLinks.accountId))

const isUsableAuthor = (tx: PartnerTransaction) => and(isAuthor(tx), isAlive)
