import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { AcceptedWord } from '#schema/publications.ts'
import type { Laid } from '#backend/publishing/site/lay-over.ts'
import { scheduledEntries, scheduledPublications } from './table.ts'

type Scheduled = {
  dueAt: Date
  endsAt?: Date | undefined
  accountId: string | null
  /** Revision that it ends, if it ends one. */
  ends?: number
  acceptedWords?: AcceptedWord[]
  laid: Laid[]
}

/** Has contents published at a time. They are kept by their hashes, whatever becomes of the drafts. Returns its number. */
export async function addScheduled(
  tx: PartnerTransaction,
  { accountId, laid, ...scheduled }: Scheduled,
): Promise<number> {
  const { partnerId } = tx
  const [row] = await tx
    .insert(scheduledPublications)
    .values({ partnerId, authorId: accountId, ...scheduled })
    .returning({ id: scheduledPublications.id })
  if (!row) throw new Error('A scheduled publication was written and has no number.')
  await tx.insert(scheduledEntries).values(
    laid.map(({ kind, key, content }) => ({
      partnerId,
      publicationId: row.id,
      kind,
      key,
      hash: content?.hash ?? null,
    })),
  )
  return row.id
}
