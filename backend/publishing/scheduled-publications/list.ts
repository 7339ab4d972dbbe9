import type { CallOutput } from '#api/client.ts'
import { accounts } from '#backend/people/accounts/table.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { readRevision, type Stored } from '#backend/publishing/site/contents.ts'
import type { Laid } from '#backend/publishing/site/lay-over.ts'
import { toPage } from '#backend/publishing/site/read-contents.ts'
import { isGlobalSlot, slotNames } from '#schema/plain/slot-names.ts'
import { and, asc, eq } from 'drizzle-orm'
import { readEntries } from './read-entries.ts'
import { scheduledPublications } from './table.ts'

type Answer = CallOutput<'GET /admin/scheduled-publications'>

/** Lists the publications that wait for their time or failed at it, the earliest first. */
export async function listScheduled(
  database: Database,
  { partnerId, revision }: { partnerId: number; revision: number },
): Promise<Answer> {
  const read = async (tx: PartnerTransaction): Promise<Answer> => {
    const rows = await tx
      .select({
        id: scheduledPublications.id,
        dueAt: scheduledPublications.dueAt,
        endsAt: scheduledPublications.endsAt,
        by: accounts.name,
        createdAt: scheduledPublications.createdAt,
        ends: scheduledPublications.ends,
        problem: scheduledPublications.problem,
      })
      .from(scheduledPublications)
      .leftJoin(accounts, and(isOfPartner(tx, accounts), eq(accounts.id, scheduledPublications.authorId)))
      .where(isOfPartner(tx, scheduledPublications))
      .orderBy(asc(scheduledPublications.dueAt), asc(scheduledPublications.id))
    if (rows.length === 0) return { rows: [] }
    const entries = await readEntries(
      tx,
      rows.map(({ id }) => id),
    )
    // A removed thing has its name only in the published state.
    const published = entries.some(({ content }) => !content) ? await readRevision(tx, revision) : []
    return {
      rows: rows.map(({ dueAt, endsAt, createdAt, by, ...row }) => ({
        ...row,
        dueAt: dueAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
        by: by ?? '시스템',
        changes: entries
          .filter(({ publicationId }) => publicationId === row.id)
          .flatMap((entry) => toChange(entry, published)),
      })),
    }
  }
  return database.withPartner(partnerId, read, { readOnly: true })
}

function toChange({ kind, key, content }: Laid, published: Stored[]) {
  if (kind === 'moved') return []
  const shown = content ?? published.find((entry) => entry.kind === kind && entry.key === key)
  return [{ kind, key, title: titleOf(kind, key, shown?.value), isRemoved: content === null }]
}

function titleOf(kind: 'global' | 'page' | 'theme', key: string, value: unknown): string {
  if (kind === 'theme') return '테마'
  if (kind === 'global') return isGlobalSlot(key) ? slotNames[key] : key
  return `페이지: ${toPage(value)?.title || key}`
}
