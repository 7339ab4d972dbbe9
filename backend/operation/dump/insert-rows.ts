import type { Transaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'
import type { DumpRow } from './format.ts'

type Column = { table_name: string; column_name: string; is_generated: string; is_identity: string }

const batch = 500

/**
 * Inserts rows of a dump, table by table in their order. What a column is, is asked of the database: it may have the
 * tables of an older build. A column that no row of a table names gets its default.
 */
export async function insertRows(tx: Transaction, rows: readonly DumpRow[]): Promise<void> {
  const { rows: columns } = await tx.execute<Column>(
    sql`select table_name, column_name, is_generated, is_identity from information_schema.columns where table_schema = 'public'`,
  )
  for (const name of new Set(rows.map(({ table }) => table))) {
    const own = rows.filter(({ table }) => table === name)
    const named = new Set(own.flatMap(({ row }) => Object.keys(row)))
    const there = columns.filter(({ table_name }) => table_name === name)
    const written = there.filter(
      // Generated columns cannot be written.
      ({ column_name, is_generated }) => is_generated === 'NEVER' && named.has(column_name),
    )
    const table = sql.identifier(name)
    const names = sql.join(
      written.map(({ column_name }) => sql.identifier(column_name)),
      sql`, `,
    )
    for (let start = 0; start < own.length; start += batch) {
      const json = JSON.stringify(own.slice(start, start + batch).map(({ row }) => row))
      await tx.execute(
        sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
      )
    }
    for (const { column_name, is_identity } of there)
      if (is_identity === 'YES') await countOn(tx, name, column_name)
  }
}

/** Numbers given from now on come after those that were read. */
async function countOn(tx: Transaction, table: string, column: string): Promise<void> {
  const [name, identifier] = [sql.identifier(table), sql.identifier(column)]
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest((select max(${identifier}) from ${name}), 1))`,
  )
}
