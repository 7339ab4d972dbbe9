import { accounts } from '#backend/people/accounts/table.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import { logAcceptedWords, readAcceptedWords } from '#backend/publishing/publication-checks/accepted-words.ts'
import type { Author as Logged } from '#backend/editing/resources/audit.ts'
import { addScheduled } from '#backend/publishing/scheduled-publications/add.ts'
import type { ChosenDraft } from '#schema/publications.ts'
import { and, desc, eq } from 'drizzle-orm'
import { readChosen } from '#backend/publishing/site/chosen-drafts.ts'
import { readRevision } from '#backend/publishing/site/contents.ts'
import { followRevision } from '#backend/publishing/site/follow-revision.ts'
import { earlierOf, layOver, requireEarlier, requireStanding } from '#backend/publishing/site/lay-over.ts'
import type { Definitions } from '#backend/publishing/site/block-check.ts'
import type { SitePage } from '#backend/publishing/site/site-page.ts'
import { revisions } from '#backend/publishing/site/table.ts'
import {
  hasDraft,
  isPublished,
  lockPublished,
  writeRevision,
} from '#backend/publishing/site/write-revision.ts'

type Author = { accountId: string | null }
/** `defaults`: pages that every clinic has, which a published page may have moved from their path. */
type Publication = Author & { defaults: SitePage[] }
type DraftPublication = Publication & {
  /** Drafts to publish, in the state that was seen; every draft where it is left out. */
  changes?: readonly ChosenDraft[] | undefined
  /** When what stood before is published again. */
  endsAt?: Date | undefined
  /** Person who accepts the words of advertising law that are found; unset: nobody looks for any. */
  accepting?: Logged & { definitions: Definitions }
}

/**
 * Publishes drafts as a new revision, in one transaction: readers see the old state or the new, never a mix. Returns the
 * published revision, which is the old one where nothing changed. Throws 409 where somebody saved a chosen draft since,
 * 422 where the chosen ones cannot stand without others. Source: docs/product.md, D1, D9.
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
  { accountId, defaults, changes, endsAt, accepting }: DraftPublication,
): Promise<number> {
  const { revision: current, before, drafts } = await lockPublished(tx)
  const laid = changes ? await readChosen(tx, changes, { drafts, before }) : []
  const entries = changes ? layOver(before, laid) : drafts
  const isChange = current === 0 || !isPublished(entries, before)
  if (endsAt) requireEarlier(before, isChange)
  if (!isChange) return current
  requireStanding({ before, laid, entries, drafts })
  const words = accepting
    ? await readAcceptedWords(tx, {
        changes: changes ?? drafts,
        definitions: accepting.definitions,
        defaults,
      })
    : []
  const written = { before, entries, defaults, accountId, restoredFrom: null, acceptedWords: words }
  const revision = await writeRevision(tx, written)
  if (accepting) await logAcceptedWords(tx, accepting, { revision, words })
  if (endsAt)
    await addScheduled(tx, { dueAt: endsAt, accountId, ends: revision, laid: earlierOf(before, laid) })
  return revision
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
    const { before } = await lockPublished(tx)
    const entries = (await readRevision(tx, restoredFrom)).filter(hasDraft)
    if (entries.length === 0) throw notFound(`${restoredFrom}번 리비전이 없습니다.`, 'unknown-revision')
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

/** Lists the publications, newest first. */
export async function listRevisions(database: Database, partnerId: number) {
  return database.withPartner(partnerId, async (tx) => {
    const rows = await tx
      .select({
        revision: revisions.revision,
        publishedAt: revisions.publishedAt,
        author: accounts.name,
        restoredFrom: revisions.restoredFrom,
        acceptedWords: revisions.acceptedWords,
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
