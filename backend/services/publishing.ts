import { publishedChannel } from '#backend/database/channel.ts'
import type { Database, Transaction } from '#backend/database/database.ts'
import { isUniqueViolation } from '#backend/database/sql-state.ts'
import { accounts, partners, revisionEntries, revisions } from '#backend/database/tables.ts'
import { notFound, ProblemError } from '#backend/problem.ts'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { Stored } from './contents.ts'
import { readDrafts, readRevision } from './contents.ts'
import { followRevision } from './follow-revision.ts'

type Author = { accountId: string | null }

/**
 * Publishes the drafts as a new revision, in one transaction: readers see the old state or the new, never a mix.
 * Returns the published revision, which is the old one where nothing changed. Source: architecture, rule 6.
 */
export async function publish(database: Database, partnerId: number, author: Author): Promise<number> {
  const revision = await database.withPartner(partnerId, (tx) => publishDrafts(tx, partnerId, author))
  database.announce({ partnerId, revision })
  return revision
}

/** `publish` inside a transaction that does more. */
export async function publishDrafts(
  tx: Transaction,
  partnerId: number,
  { accountId }: Author,
): Promise<number> {
  const current = await lockPublished(tx, partnerId)
  const entries = await readDrafts(tx, partnerId)
  if (current > 0 && isSame(entries, await readRevision(tx, partnerId, current))) return current
  return writeRevision(tx, partnerId, { entries, accountId, restoredFrom: null })
}

/**
 * Makes a new revision with the content of an old one. Drafts that differ from what was published until now stay;
 * the others follow. Throws 404 for a revision that never was.
 */
export async function restore(
  database: Database,
  partnerId: number,
  restoredFrom: number,
  { accountId }: Author,
): Promise<number> {
  const bringBack = async (tx: Transaction) => {
    const current = await lockPublished(tx, partnerId)
    const entries = await readRevision(tx, partnerId, restoredFrom)
    if (entries.length === 0) throw notFound(`${restoredFrom}번 리비전이 없습니다.`, 'unknown-revision')
    const before = await readRevision(tx, partnerId, current)
    await followRevision(tx, partnerId, { before, after: entries, accountId })
    return writeRevision(tx, partnerId, { entries, accountId, restoredFrom })
  }
  const revision = await database.withPartner(partnerId, bringBack).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw new ProblemError(
      409,
      'pattern-taken',
      '되돌릴 페이지의 경로를 아직 공개하지 않은 초안이 쓰고 있습니다.',
    )
  })
  database.announce({ partnerId, revision })
  return revision
}

/** What was published, newest first. */
export async function listRevisions(database: Database, partnerId: number) {
  return database.withPartner(partnerId, async (tx) => {
    const rows = await tx
      .select({
        revision: revisions.revision,
        publishedAt: revisions.publishedAt,
        author: accounts.name,
        restoredFrom: revisions.restoredFrom,
        current: partners.publishedRevision,
      })
      .from(revisions)
      .innerJoin(partners, eq(partners.partnerId, revisions.partnerId))
      .leftJoin(accounts, and(eq(accounts.partnerId, partnerId), eq(accounts.id, revisions.authorId)))
      .where(eq(revisions.partnerId, partnerId))
      .orderBy(desc(revisions.revision))
    return rows.map(({ publishedAt, author, current, ...row }) => ({
      ...row,
      publishedAt: publishedAt.toISOString(),
      author: author ?? '시스템',
      current: row.revision === current,
    }))
  })
}

/**
 * One publication at a time for each partner, and nobody saves a draft meanwhile (`lockDraft`). Visitors go on: what
 * they write refers to the partner, and is not kept waiting.
 */
async function lockPublished(tx: Transaction, partnerId: number): Promise<number> {
  const [row] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(eq(partners.partnerId, partnerId))
    .for('no key update')
  return row?.revision ?? 0
}

type NewRevision = { entries: Stored[]; accountId: string | null; restoredFrom: number | null }

async function writeRevision(tx: Transaction, partnerId: number, written: NewRevision): Promise<number> {
  const { entries, accountId, restoredFrom } = written
  const [last] = await tx
    .select({ revision: max(revisions.revision) })
    .from(revisions)
    .where(eq(revisions.partnerId, partnerId))
  const revision = (last?.revision ?? 0) + 1
  await tx.insert(revisions).values({ partnerId, revision, authorId: accountId, restoredFrom })
  if (entries.length > 0) {
    await tx
      .insert(revisionEntries)
      .values(entries.map(({ kind, key, hash }) => ({ partnerId, revision, kind, key, hash })))
  }
  await tx.update(partners).set({ publishedRevision: revision }).where(eq(partners.partnerId, partnerId))
  await tx.execute(sql`select pg_notify(${publishedChannel}, ${JSON.stringify({ partnerId, revision })})`)
  return revision
}

function isSame(a: Stored[], b: Stored[]): boolean {
  const lines = (stored: Stored[]) => stored.map(({ kind, key, hash }) => `${kind}/${key}/${hash}`).sort()
  return lines(a).join() === lines(b).join()
}
