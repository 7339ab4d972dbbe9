import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { shortLinks } from './table.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { shortLink, type ShortLink } from '#schema/link.ts'
import { safeUrl } from '#schema/primitives.ts'
import { and, desc, eq, notInArray } from 'drizzle-orm'

/**
 * Returns the target of a short address. Throws 404 where it is unknown or leads where no link may any more, and 410
 * once its time is over.
 * Source: docs/product.md, T9.
 */
export async function resolveShortLink(database: Database, partnerId: number, code: string) {
  const [row] = await database.withPartner(
    partnerId,
    (tx) => tx.select().from(shortLinks).where(isLink(tx, code)),
    { readOnly: true },
  )
  const target = safeUrl.safeParse(row?.targetUrl)
  if (!row || !target.success) throw notFound('없는 주소입니다.', 'unknown-short-link')
  if (row.expiresAt !== null && row.expiresAt <= new Date())
    throw new ProblemError(410, 'short-link-over', '기한이 지난 주소입니다.')
  const { title, expiresAt } = row
  return { shortenUrl: code, originUrl: target.data, title, expiresAt: expiresAt?.toISOString() ?? null }
}

/** Returns the short addresses, the newest first, without what may lead nowhere any more. */
export async function readShortLinks(tx: PartnerTransaction): Promise<ShortLink[]> {
  const { code, targetUrl, title, expiresAt } = shortLinks
  const rows = await tx
    .select({ code, targetUrl, title, expiresAt })
    .from(shortLinks)
    .where(isOfPartner(tx, shortLinks))
    .orderBy(desc(shortLinks.createdAt), desc(shortLinks.code))
  return rows.flatMap(
    (row) => shortLink.safeParse({ ...row, expiresAt: row.expiresAt?.toISOString() ?? null }).data ?? [],
  )
}

/** Replaces the short addresses by others; one that stays is as old as it was. */
export async function putShortLinks(tx: PartnerTransaction, links: readonly ShortLink[]): Promise<void> {
  const codes = links.map(({ code }) => code)
  await tx.delete(shortLinks).where(and(isOfPartner(tx, shortLinks), notInArray(shortLinks.code, codes)))
  for (const { code, expiresAt, targetUrl, title } of links) {
    const values = { targetUrl, title, expiresAt: expiresAt === null ? null : new Date(expiresAt) }
    await tx
      .insert(shortLinks)
      .values({ ...values, code, partnerId: tx.partnerId })
      .onConflictDoUpdate({ target: [shortLinks.partnerId, shortLinks.code], set: values })
  }
}

const isLink = (bound: Bound, code: string) => and(isOfPartner(bound, shortLinks), eq(shortLinks.code, code))
