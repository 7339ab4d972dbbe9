import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { SQL } from 'drizzle-orm'
import { and, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/*
 * When visitors see a row. The columns of its table say so: while `isVisible` is on (`isViewable` of an event), from
 * `publishedAt` or `startsAt` on, and until `endsAt`. A column that a table does not have asks for nothing, and an empty
 * moment is an open end.
 */

type Shown = PgTable & { partnerId: PgColumn }

/** Returns the names of the columns by which a table says when its rows are shown. */
export function shownBy(table: PgTable) {
  const columns = getTableColumns(table)
  const first = (...names: string[]) => names.find((name) => name in columns)
  return {
    visible: first('isVisible', 'isViewable'),
    from: first('publishedAt', 'startsAt'),
    until: first('endsAt'),
  }
}

function columnsOf(table: PgTable) {
  const columns = getTableColumns(table)
  const { visible, from, until } = shownBy(table)
  const of = (name: string | undefined) => (name === undefined ? undefined : columns[name])
  return { visible: of(visible), from: of(from), until: of(until) }
}

/** A moment as a parameter that both engines take alike; in a `statement`, the place of one in ISO 8601. */
export const moment = (value: Date | SQL): SQL =>
  sql`${value instanceof Date ? value.toISOString() : value}::timestamptz`

/** Whether visitors see a row of a table, or of an alias of it, at a moment. */
export function isShownAt(table: PgTable, now: Date | SQL): SQL | undefined {
  const { visible, from, until } = columnsOf(table)
  const orOpen = (column: PgColumn, condition: SQL) =>
    column.notNull ? condition : sql`(${column} is null or ${condition})`
  return and(
    visible && sql`${visible}`,
    from && orOpen(from, sql`${from} <= ${moment(now)}`),
    until && orOpen(until, sql`${until} > ${moment(now)}`),
  )
}

/** Rows of a partner that visitors see at a moment: now, unless another is told. */
export const isShown = (bound: Bound, table: Shown, now: Date | SQL = new Date()): SQL | undefined =>
  and(isOfPartner(bound, table), isShownAt(table, now))

/**
 * The moment at which a row of a partner next appears or goes, as JSON's text; null where none will. `among` narrows the
 * rows, over the table's own name.
 */
export function nextChange(bound: Bound, table: Shown, now: Date | SQL, among?: SQL): SQL<string | null> {
  const { visible, from, until } = columnsOf(table)
  // One by one: an index of the moments then has the next of them first.
  const next = (column: PgColumn) => {
    const where = [
      isOfPartner(bound, table),
      visible && sql`${visible}`,
      among,
      sql`${column} > ${moment(now)}`,
    ]
    return sql`(select min(${column}) from ${table} where ${and(...where)})`
  }
  const moments = [from, until].flatMap((column) => (column ? [next(column)] : []))
  return sql`(to_json(least(${sql.join(moments, sql`, `)})) #>> '{}')`
}

/** The same, read, in ISO 8601. */
export async function readNextChange(
  tx: PartnerTransaction,
  table: Shown,
  now: Date,
): Promise<string | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`select ${nextChange(tx, table, now)} as at`)
  return toIso(rows[0]?.at)
}

const toIso = (text: string | null | undefined) => (text ? new Date(text).toISOString() : null)

/** The period of a row as the API gives it, in ISO 8601. */
export const period = ({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }) => ({
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})
