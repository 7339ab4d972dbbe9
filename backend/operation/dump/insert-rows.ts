import type { Transaction } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'
import { tables, type DumpRow, type Row } from './format.ts'

type Column = { table_name: string; column_name: string; is_generated: string; is_identity: string }

/** Number of rows that one statement inserts. */
const batch = 500
/** Tables whose rows refer to rows of the same clinic and table. */
const ofThemselves = new Set(
  tables
    .filter(({ name, references }) => references.some(({ table }) => table === name))
    .map(({ name }) => name),
)

/**
 * Inserts the rows of a dump, table by table, a few hundred at a time. Reads the columns from the database, which may
 * have the tables of an older build. A column that no row names gets its default.
 */
export async function insertRows(
  tx: Transaction,
  rows: Iterable<DumpRow> | AsyncIterable<DumpRow>,
): Promise<void> {
  const { rows: columns } = await tx.execute<Column>(
    sql`select table_name, column_name, is_generated, is_identity from information_schema.columns where table_schema = 'public'`,
  )
  const filled = new Set<string>()
  let current = ''
  let own: Row[] = []
  const flush = async () => {
    const there = columns.filter(({ table_name }) => table_name === current)
    if (own.length > 0) await insert(tx, current, own, there)
    own = []
  }
  for await (const { table, row } of rows) {
    // A parent may come after its child, so one statement inserts all of a clinic's rows in such a table.
    const isFull =
      own.length >= batch && !(ofThemselves.has(table) && own.at(-1)?.partner_id === row.partner_id)
    if (table !== current || isFull) await flush()
    current = table
    filled.add(table)
    own.push(row)
  }
  await flush()
  for (const { table_name, column_name, is_identity } of columns)
    if (is_identity === 'YES' && filled.has(table_name)) await countOn(tx, table_name, column_name)
}

/** Yields rows table by table, in the order in which each first comes. */
export function* byTable(rows: readonly DumpRow[]): Generator<DumpRow> {
  for (const name of new Set(rows.map(({ table }) => table)))
    yield* rows.filter(({ table }) => table === name)
}

async function insert(tx: Transaction, name: string, rows: Row[], columns: Column[]): Promise<void> {
  const named = new Set(rows.flatMap((row) => Object.keys(row)))
  const written = columns.filter(
    // Generated columns cannot be written.
    ({ column_name, is_generated }) => is_generated === 'NEVER' && named.has(column_name),
  )
  const table = sql.identifier(name)
  const names = sql.join(
    written.map(({ column_name }) => sql.identifier(column_name)),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
  )
}

/** Sets the sequence, so that new numbers are above those that were read and those given before. */
async function countOn(tx: Transaction, table: string, column: string): Promise<void> {
  const [name, identifier] = [sql.identifier(table), sql.identifier(column)]
  const sequence = sql`pg_get_serial_sequence(${table}, ${column})`
  await tx.execute(
    sql`select setval(${sequence}, greatest((select max(${identifier}) from ${name}), nextval(${sequence})))`,
  )
}
