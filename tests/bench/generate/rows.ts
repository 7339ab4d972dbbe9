import type { Transaction } from '#backend/kernel/database/database.ts'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Rows sent in one statement; each statement is one parameter, whatever the rows hold. */
const batch = 2_000

/** Takes so many of the numbers that a table gives its rows, in their order. */
export async function takeIds(tx: Transaction, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

/**
 * Inserts rows as one JSON text a batch, which is many times faster than a parameter a value. All rows name the same
 * columns: a column that one leaves out would be null there instead of its default, so that is refused.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const all = getTableColumns(table)
  const keys = Object.keys(first)
  const columns = keys.map((key) => {
    const column = all[key]
    if (!column) throw new Error(`${getTableName(table)} has no column ${key}.`)
    return sql.identifier(column.name)
  })
  const names = sql.join(columns, sql`, `)
  for (let start = 0; start < rows.length; start += batch) {
    const json = JSON.stringify(rows.slice(start, start + batch).map((row) => toColumns(table, row, keys)))
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
    )
  }
}

function toColumns<T extends PgTable>(table: T, row: T['$inferInsert'], keys: string[]) {
  const values = row as Record<string, unknown>
  if (Object.keys(values).length !== keys.length || keys.some((key) => !(key in values)))
    throw new Error(
      `Rows of ${getTableName(table)} name different columns: ${Object.keys(values).join()}; ${keys.join()}.`,
    )
  const all = getTableColumns(table)
  return Object.fromEntries(keys.map((key) => [all[key]?.name ?? key, values[key] ?? null]))
}
