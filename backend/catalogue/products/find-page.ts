import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { numbers } from '#backend/kernel/database/numbers.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Asking, View, ViewRow } from './view.ts'
import { toView, viewColumns } from './view.ts'

export type Paging = { page: number; pageSize: number }

/** The rows of one page in order, how many there are in all, and how to show them. */
export type Found<Row> = { rows: Row[]; count: number; view: View }

type Asked = {
  asking: Asking
  /** Column of the rows' numbers, their table with its joins, which rows, and the order of them all. */
  id: SQL
  from: SQL
  where: SQL | undefined
  order: (SQL | undefined)[]
  /** Columns of a row: a `select` from `page`, a table `(id, place)`, that hands `place` on. */
  read: (page: SQL) => SQL
}

/**
 * A page, the count and how to show it in one query: all are of one moment, a page past the end still tells the count,
 * and a list costs one way to the database and back. Only numbers are sorted; the rest is read for the page alone.
 */
export async function findPage<Row>(
  tx: PartnerTransaction,
  { asking, id, from, where, order, read }: Asked,
  { page, pageSize }: Paging,
): Promise<Found<Row>> {
  const before = (page - 1) * pageSize
  const sorted = sql.join(
    order.filter((one) => one !== undefined),
    sql`, `,
  )
  const { rows } = await tx.execute<ViewRow & { rows: Row[]; count: number }>(sql`
    with matched as materialized (
      select ${id} as id, row_number() over (order by ${sorted}) as place from ${from} where ${where}
    ), page as (
      select id, place from matched where place > ${before} and place <= ${before + pageSize}
    )
    select (select count(*) from matched)::integer as count,
      (select coalesce(json_agg(shown order by shown.place), '[]') from (${read(sql`page`)}) as shown) as rows,
      ${viewColumns(tx, asking.now)}`)
  const [row] = rows
  return { rows: row?.rows ?? [], count: row?.count ?? 0, view: toView(row, asking) }
}

/** Some rows by their numbers, in that order, read as those of a page are. */
export async function rowsOf<Row>(
  tx: PartnerTransaction,
  ids: number[],
  read: (page: SQL) => SQL,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const page = sql`unnest(${numbers(ids)}) with ordinality as page (id, place)`
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select row_to_json(shown) as row from (${read(page)}) as shown order by shown.place`,
  )
  return rows.map(({ row }) => row)
}
