import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { notFound } from '#backend/kernel/http/problem.ts'
import { writeAudit } from '#backend/editing/resources/audit.ts'
import { removeUnused } from '#backend/publishing/site/contents.ts'
import { momentText } from '#schema/plain/days.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { logged } from './log.ts'
import { scheduledEntries, scheduledPublications } from './table.ts'

/** Takes a scheduled publication back, or one that failed off the list. Throws 404 where it is made already. */
export async function withdraw(
  database: Database,
  partnerId: number,
  { id, account }: { id: number; account: Account },
): Promise<void> {
  await database.withPartner(partnerId, async (tx) => {
    const kept = await tx
      .select({ hash: scheduledEntries.hash })
      .from(scheduledEntries)
      .where(
        and(
          isOfPartner(tx, scheduledEntries),
          eq(scheduledEntries.publicationId, id),
          isNotNull(scheduledEntries.hash),
        ),
      )
    const [row] = await tx
      .delete(scheduledPublications)
      .where(and(isOfPartner(tx, scheduledPublications), eq(scheduledPublications.id, id)))
      .returning({ dueAt: scheduledPublications.dueAt })
    if (!row) throw notFound('그런 예약이 없습니다. 이미 공개되었거나 취소되었습니다.')
    await removeUnused(
      tx,
      kept.flatMap(({ hash }) => hash ?? []),
    )
    await writeAudit(tx, logged, account, {
      action: 'REMOVED',
      rowId: null,
      title: momentText(row.dueAt),
      before: null,
      after: null,
    })
  })
}
