import { accounts } from '#backend/people/accounts/table.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { drafts, revisionEntries } from '#backend/publishing/site/table.ts'
import type { Overview } from '#schema/overview.ts'
import { and, eq, isNull, ne, or } from 'drizzle-orm'

/** Returns who last saved each draft that differs from a revision, and when. */
export async function readDraftAuthors(
  tx: PartnerTransaction,
  revision: number,
): Promise<Overview['drafts']> {
  const rows = await tx
    .select({ kind: drafts.kind, key: drafts.key, by: accounts.name, at: drafts.updatedAt })
    .from(drafts)
    .leftJoin(accounts, and(isOfPartner(tx, accounts), eq(accounts.id, drafts.updatedBy)))
    .leftJoin(
      revisionEntries,
      and(
        isOfPartner(tx, revisionEntries),
        eq(revisionEntries.revision, revision),
        eq(revisionEntries.kind, drafts.kind),
        eq(revisionEntries.key, drafts.key),
      ),
    )
    .where(
      and(isOfPartner(tx, drafts), or(isNull(revisionEntries.hash), ne(revisionEntries.hash, drafts.hash))),
    )
    .orderBy(drafts.kind, drafts.key)
  return rows.flatMap(({ kind, at, ...row }) =>
    kind === 'moved' ? [] : [{ ...row, kind, at: at.toISOString() }],
  )
}
