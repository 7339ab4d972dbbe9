import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import type { OperatorAction, OperatorEntry } from '#schema/operator.ts'
import { count, desc } from 'drizzle-orm'
import { operatorLog } from './table.ts'

/** Author of an entry: an operator, signed in or by a key; `null` for a command of the server. */
export type Actor = { email: string; key?: string } | null

type Act = {
  action: OperatorAction
  clinic?: { id: number; name: string }
  details?: Record<string, unknown>
}

/** Writes an act down, in the transaction of what it tells of. */
export async function logAct(
  tx: Transaction,
  actor: Actor,
  { action, clinic, details = {} }: Act,
): Promise<void> {
  await tx.insert(operatorLog).values({
    by: actor?.email ?? null,
    action,
    clinicId: clinic?.id ?? null,
    clinicName: clinic?.name ?? null,
    details: actor?.key === undefined ? details : { ...details, key: actor.key },
  })
}

/** A page of the log, the last act first, and how many there are in all. */
export const readLog = (
  database: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: OperatorEntry[]; count: number }> =>
  database.asOperator(
    async (tx) => {
      const rows = await tx
        .select()
        .from(operatorLog)
        .orderBy(desc(operatorLog.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [counted] = await tx.select({ count: count() }).from(operatorLog)
      return {
        rows: rows.map((row) => ({
          ...row,
          at: row.at.toISOString(),
          action: row.action as OperatorAction,
          details: row.details as Record<string, unknown>,
        })),
        count: counted?.count ?? 0,
      }
    },
    { readOnly: true },
  )
