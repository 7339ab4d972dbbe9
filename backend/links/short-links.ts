import type { Bound } from '#backend/database/partner.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { shortLinks } from './table.ts'
import { notFound, ProblemError } from '#backend/http/problem.ts'
import type { ShortLinkInput } from '#schema/link.ts'
import { safeUrl } from '#schema/primitives.ts'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'

/**
 * Where a short address leads. Throws 404 where it is unknown, over, or leads where no link may any more.
 * Source: docs/product.md, T9.
 */
export async function resolveShortLink(database: Database, partnerId: number, code: string) {
  const [row] = await database.withPartner(
    partnerId,
    (tx) => tx.select().from(shortLinks).where(isLink(tx, code)),
    { readOnly: true },
  )
  const target = safeUrl.safeParse(row?.targetUrl)
  const isOver = row?.expiresAt != null && row.expiresAt <= new Date()
  if (!row || isOver || !target.success)
    throw notFound('없거나 기한이 지난 주소입니다.', 'unknown-short-link')
  const { title, expiresAt } = row
  return { shortenUrl: code, originUrl: target.data, title, expiresAt: expiresAt?.toISOString() ?? null }
}

export async function listShortLinks(database: Database, partnerId: number) {
  return database.withPartner(partnerId, readShortLinks, { readOnly: true })
}

export async function readShortLinks(tx: PartnerTransaction) {
  const rows = await tx
    .select()
    .from(shortLinks)
    .where(isOfPartner(tx, shortLinks))
    .orderBy(desc(shortLinks.createdAt), desc(shortLinks.code))
  return rows.map(toShortLink)
}

/** Replaces the short addresses by others; one that stays is as old as it was. */
export async function putShortLinks(
  tx: PartnerTransaction,
  links: readonly (Omit<ShortLinkInput, 'code'> & { code: string })[],
): Promise<void> {
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

/** Makes a short address; the code is made up where none is asked for. Throws 409 for one that is taken. */
export async function addShortLink(database: Database, partnerId: number, input: ShortLinkInput) {
  const code = input.code ?? randomBytes(6).toString('base64url')
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  const [row] = await database.withPartner(partnerId, (tx) =>
    tx
      .insert(shortLinks)
      .values({ ...input, partnerId: tx.partnerId, code, expiresAt })
      .onConflictDoNothing()
      .returning(),
  )
  if (!row) throw new ProblemError(409, 'code-taken', `이미 쓰고 있는 짧은 주소입니다: ${code}`)
  return toShortLink(row)
}

export async function removeShortLink(database: Database, partnerId: number, code: string): Promise<void> {
  const removed = await database.withPartner(partnerId, (tx) =>
    tx.delete(shortLinks).where(isLink(tx, code)).returning({ code: shortLinks.code }),
  )
  if (removed.length === 0) throw notFound('그런 짧은 주소가 없습니다.', 'unknown-short-link')
}

const isLink = (bound: Bound, code: string) => and(isOfPartner(bound, shortLinks), eq(shortLinks.code, code))

const toShortLink = ({ partnerId: _, expiresAt, createdAt, ...row }: typeof shortLinks.$inferSelect) => ({
  ...row,
  expiresAt: expiresAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})
