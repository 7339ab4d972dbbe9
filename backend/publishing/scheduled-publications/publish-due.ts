import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { isUniqueViolation } from '#backend/kernel/database/sql-state.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { isRunning } from '#backend/clinic/partners/suspended.ts'
import { followRevision } from '#backend/publishing/site/follow-revision.ts'
import { earlierOf, layOver, requireEarlier, requireStanding } from '#backend/publishing/site/lay-over.ts'
import type { SitePage } from '#backend/publishing/site/site-page.ts'
import { isPublished, lockPublished, writeRevision } from '#backend/publishing/site/write-revision.ts'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { addScheduled } from './add.ts'
import { readEntries } from './read-entries.ts'
import { scheduledPublications } from './table.ts'

/** Publications made in one go. */
const atOnce = 20

type Options = { defaults: SitePage[]; logger: Logger }

/**
 * Publishes what is due, the earliest first. What is due stands in the rows, so that any node does it, once, also after
 * all were down. One that cannot be published any more stays, with the reason. Source: docs/product.md, D10.
 */
export async function publishDue(database: Database, { defaults, logger }: Options): Promise<void> {
  const { rows } = await database.asOperator((tx) =>
    tx.execute<{ partner_id: number; id: number }>(sql`
      select partner_id, id from scheduled_publications p
      where due_at <= now() and problem is null and ${isRunning(sql`p.partner_id`)}
      order by due_at, id limit ${atOnce}`),
  )
  for (const { partner_id: partnerId, id } of rows) {
    try {
      const revision = await database.withPartner(partnerId, (tx) => publishScheduled(tx, id, defaults))
      if (revision !== null) database.announce({ partnerId, revision })
    } catch (error) {
      const problem = problemOf(error)
      logger.warn({ err: error, partnerId, id }, 'a scheduled publication could not be made')
      if (problem !== null) await database.withPartner(partnerId, (tx) => fail(tx, id, problem))
    }
  }
}

const isWaiting = (tx: PartnerTransaction, id: number) =>
  and(
    isOfPartner(tx, scheduledPublications),
    eq(scheduledPublications.id, id),
    isNull(scheduledPublications.problem),
  )

/** Returns the revision that was written; `null` where another node was first, it was withdrawn, or nothing changes. */
async function publishScheduled(
  tx: PartnerTransaction,
  id: number,
  defaults: SitePage[],
): Promise<number | null> {
  const { before, drafts } = await lockPublished(tx)
  const laid = await readEntries(tx, [id])
  const [row] = await tx
    .delete(scheduledPublications)
    .where(and(isWaiting(tx, id), lte(scheduledPublications.dueAt, sql`now()`)))
    .returning()
  if (!row) return null
  const { authorId: accountId, endsAt, acceptedWords } = row
  const entries = layOver(before, laid)
  const isChange = !isPublished(entries, before)
  if (endsAt) requireEarlier(before, isChange)
  if (!isChange) return null
  requireStanding({ before, laid, entries, drafts })
  // A draft that nobody has touched is what is published: the next publication would undo this one.
  await followRevision(tx, { before, after: entries, accountId, keepsDrafts: true, seen: new Set() })
  const written = { before, entries, defaults, accountId, restoredFrom: null, acceptedWords }
  const revision = await writeRevision(tx, written)
  if (endsAt)
    await addScheduled(tx, { dueAt: endsAt, accountId, ends: revision, laid: earlierOf(before, laid) })
  return revision
}

/** What is told of a publication that could not be made; `null` where it is worth trying again. */
function problemOf(error: unknown): string | null {
  if (error instanceof ProblemError) return error.message
  return isUniqueViolation(error) ? '공개할 페이지의 경로를 아직 공개하지 않은 초안이 쓰고 있습니다.' : null
}

async function fail(tx: PartnerTransaction, id: number, problem: string): Promise<void> {
  await tx.update(scheduledPublications).set({ problem }).where(isWaiting(tx, id))
}
