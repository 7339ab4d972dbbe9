import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { auditLog } from './table.ts'
import type { AuditEntry } from '#schema/resource.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { RowData } from './fields.ts'

type Entry = {
  action: AuditEntry['action']
  rowId: number | null
  title: string
  before: RowData | null
  after: RowData | null
  warnings?: string[]
}

/** Author of a change: an account, or the operator of the server (`null`). */
export type Author = { id: string | null; name: string }

/** Writes into the log what somebody changes, in the transaction that changes it. */
export async function writeAudit(
  tx: PartnerTransaction,
  resource: string,
  { id: accountId, name: accountName }: Author,
  entry: Entry,
): Promise<void> {
  await tx.insert(auditLog).values({ partnerId: tx.partnerId, resource, accountId, accountName, ...entry })
}

type Change = { by: string; at: string; before: RowData | null }

/** Lists what was done to a row, or to a setting (`null`), the last first; at most fifty. */
export async function readChanges(
  tx: PartnerTransaction,
  resource: string,
  rowId: number | null,
): Promise<Change[]> {
  const rows = await tx
    .select({ by: auditLog.accountName, at: auditLog.at, before: auditLog.before })
    .from(auditLog)
    .where(
      and(
        isOfPartner(tx, auditLog),
        eq(auditLog.resource, resource),
        rowId === null ? isNull(auditLog.rowId) : eq(auditLog.rowId, rowId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(50)
  return rows.map(({ by, at, before }) => ({ by, at: at.toISOString(), before: before as RowData | null }))
}
