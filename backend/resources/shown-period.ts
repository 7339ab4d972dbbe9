import type { Bound } from '#backend/database/partner.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import type { PartnerTransaction } from '#backend/database/database.ts'
import { safeUrl } from '#schema/primitives.ts'
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { NumberedTable } from './define-resource.ts'

/** A table whose rows are shown between two moments; an open end has none. */
type Timed = NumberedTable & Record<'isVisible' | 'startsAt' | 'endsAt', PgColumn>

/** Reads a stored address; one that is not safe any more is none. */
export const toUrl = (value: string | null) => safeUrl.safeParse(value).data ?? null

/** The period of a row as the API gives it, in ISO 8601. */
export const period = ({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }) => ({
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

/** Rows that visitors see at a moment. */
export const isShown = (bound: Bound, table: Timed, now: Date) =>
  and(
    isOfPartner(bound, table),
    eq(table.isVisible, true),
    or(isNull(table.startsAt), lte(table.startsAt, now)),
    or(isNull(table.endsAt), gt(table.endsAt, now)),
  )

/** Returns when a row next appears or goes; `null` where none will. */
export async function nextChange(tx: PartnerTransaction, table: Timed, now: Date): Promise<string | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [row] = await tx
    .select({
      next: sql<string | null>`to_json(least(
        min(${table.startsAt}) filter (where ${table.startsAt} > ${at}),
        min(${table.endsAt}) filter (where ${table.endsAt} > ${at}))) #>> '{}'`,
    })
    .from<PgTable>(table)
    .where(and(isOfPartner(tx, table), eq(table.isVisible, true)))
  return row?.next ? new Date(row.next).toISOString() : null
}
