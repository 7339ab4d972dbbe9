import { isOfPartner } from '#backend/database/partner.ts'
import { newsChannel } from '#backend/database/channel.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { isUniqueViolation } from '#backend/database/sql-state.ts'
import { accounts } from '#backend/accounts/table.ts'
import { partners } from '#backend/partners/table.ts'
import { revisionEntries, revisions } from './table.ts'
import { notFound, ProblemError } from '#backend/http/problem.ts'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { Stored } from './contents.ts'
import { nameOf, readDrafts, readRevision } from './contents.ts'
import { etagOf, lockDraft, requireFresh } from './draft-store.ts'
import { followRevision } from './follow-revision.ts'
import { storeMovedPages } from './moved-pages.ts'
import type { SitePage } from './site.ts'

type Author = { accountId: string | null }
/** `defaults`: pages that every clinic has, which a published page may have moved from their path. */
type Publication = Author & { defaults: SitePage[] }
/** `seen`: etags of the drafts that may become public; all may where it is left out. */
type DraftPublication = Publication & { seen?: ReadonlySet<string> | undefined }

/**
 * Publishes the drafts as a new revision, in one transaction: readers see the old state or the new, never a mix.
 * Returns the published revision, which is the old one where nothing changed. Throws 409 where a changed draft is not among
 * those `seen`: somebody saved it meanwhile. Source: docs/product.md, D1.
 */
export async function publish(
  database: Database,
  partnerId: number,
  publication: DraftPublication,
): Promise<number> {
  const revision = await database.withPartner(partnerId, (tx) => publishDrafts(tx, publication))
  database.announce({ partnerId, revision })
  return revision
}

/** `publish` inside a transaction that does more. */
export async function publishDrafts(
  tx: PartnerTransaction,
  { accountId, defaults, seen }: DraftPublication,
): Promise<number> {
  const current = await lockPublished(tx)
  const entries = await readDrafts(tx)
  const before = await readRevision(tx, current)
  if (current > 0 && isSame(entries, before.filter(hasDraft))) return current
  const published = new Map(before.map((entry) => [nameOf(entry), entry.hash]))
  for (const draft of entries) {
    if (!seen || published.get(nameOf(draft)) === draft.hash || seen.has(etagOf(draft.hash))) continue
    requireFresh(await lockDraft(tx, draft), '')
  }
  return writeRevision(tx, { before, entries, defaults, accountId, restoredFrom: null })
}

/**
 * Makes a new revision with the content of an old one, and takes the drafts along, so that the next publication does not
 * undo it; a page that was never published stays a draft. `keepsDrafts`: those that differ from what was published until
 * now stay as they are; the others may be lost where `seen` has their etags. Throws 404 for a revision that never was, 409
 * where a draft holds the path of a restored page or was saved since it was seen. Source: docs/product.md, D2.
 */
export async function restore(
  database: Database,
  partnerId: number,
  restoredFrom: number,
  {
    accountId,
    defaults,
    keepsDrafts,
    seen,
  }: Publication & { keepsDrafts: boolean; seen: ReadonlySet<string> },
): Promise<number> {
  const bringBack = async (tx: PartnerTransaction) => {
    const current = await lockPublished(tx)
    const entries = (await readRevision(tx, restoredFrom)).filter(hasDraft)
    if (entries.length === 0) throw notFound(`${restoredFrom}번 리비전이 없습니다.`, 'unknown-revision')
    const before = await readRevision(tx, current)
    await followRevision(tx, { before, after: entries, accountId, keepsDrafts, seen })
    return writeRevision(tx, { before, entries, defaults, accountId, restoredFrom })
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

const hasDraft = ({ kind }: Stored) => kind !== 'moved'

/** Lists the publications, newest first. */
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
      .leftJoin(accounts, and(isOfPartner(tx, accounts), eq(accounts.id, revisions.authorId)))
      .where(isOfPartner(tx, revisions))
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
async function lockPublished(tx: PartnerTransaction): Promise<number> {
  const [row] = await tx
    .select({ revision: partners.publishedRevision })
    .from(partners)
    .where(isOfPartner(tx, partners))
    .for('no key update')
  return row?.revision ?? 0
}

type NewRevision = Publication & {
  /** State that is published until now. */
  before: Stored[]
  entries: Stored[]
  restoredFrom: number | null
}

async function writeRevision(tx: PartnerTransaction, written: NewRevision): Promise<number> {
  const { before, entries, defaults, accountId, restoredFrom } = written
  const [last] = await tx
    .select({ revision: max(revisions.revision) })
    .from(revisions)
    .where(isOfPartner(tx, revisions))
  const revision = (last?.revision ?? 0) + 1
  await tx.insert(revisions).values({ partnerId: tx.partnerId, revision, authorId: accountId, restoredFrom })
  const moved = await storeMovedPages(tx, { before, after: entries, defaults })
  if (entries.length > 0) {
    await tx.insert(revisionEntries).values(
      [...entries, ...moved].map(({ kind, key, hash }) => ({
        partnerId: tx.partnerId,
        revision,
        kind,
        key,
        hash,
      })),
    )
  }
  await tx.update(partners).set({ publishedRevision: revision }).where(isOfPartner(tx, partners))
  await tx.execute(
    sql`select pg_notify(${newsChannel}, ${JSON.stringify({ partnerId: tx.partnerId, revision })})`,
  )
  return revision
}

function isSame(a: Stored[], b: Stored[]): boolean {
  const lines = (stored: Stored[]) => stored.map(({ kind, key, hash }) => `${kind}/${key}/${hash}`).sort()
  return lines(a).join() === lines(b).join()
}
