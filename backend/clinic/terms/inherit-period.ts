import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { retentionPeriods } from '#backend/privacy/retention/table.ts'
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'

/** Gives a new version the period of the one before. */
export async function inheritPeriod(
  tx: PartnerTransaction,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const isEarlier = and(
    isOfPartner(tx, retentionPeriods),
    eq(retentionPeriods.termId, id),
    lt(retentionPeriods.version, version),
  )
  const [before] = await tx
    .select(getTableColumns(retentionPeriods))
    .from(retentionPeriods)
    .where(isEarlier)
    .orderBy(desc(retentionPeriods.version))
    .limit(1)
  if (before?.version === version - 1) await tx.insert(retentionPeriods).values({ ...before, version })
}
