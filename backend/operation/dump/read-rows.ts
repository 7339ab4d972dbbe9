import type { FileStore } from '#backend/clinic/files/file-store.ts'
import { partners } from '#backend/clinic/partners/table.ts'
import type { Transaction } from '#backend/kernel/database/database.ts'
import { requireOwnTables } from '#backend/kernel/database/migrate.ts'
import { eq, sql } from 'drizzle-orm'
import { tables, type Table } from './format.ts'

/** Number of rows that are read and held in memory at a time. */
const atOnce = 500

/** A row as JSON by PostgreSQL, which can read it back for columns of any type. */
export type JsonRow = { table: string; json: string }

/**
 * Yields the rows of tables, a few hundred at a time: all rows, or those of one partner. In a snapshot they are all as
 * of one moment. Throws if a later build has tables that this one does not know.
 */
export async function* readRows(
  tx: Transaction,
  { partnerId, tables: wanted = tables }: { partnerId: number | null; tables?: readonly Table[] },
): AsyncGenerator<JsonRow> {
  await requireOwnTables(tx)
  for (const { name: table, key } of wanted) {
    const only = partnerId === null ? sql`` : sql.raw(`where t.partner_id = ${partnerId}`)
    const order = sql.join(
      key.map((column) => sql`t.${sql.identifier(column)}`),
      sql`, `,
    )
    await tx.execute(sql`
      declare dumped no scroll cursor for
      select row_to_json(t)::text as json from ${sql.identifier(table)} t ${only} order by ${order}`)
    for (;;) {
      const { rows } = await tx.execute<{ json: string }>(sql.raw(`fetch ${atOnce} from dumped`))
      for (const { json } of rows) yield { table, json }
      if (rows.length < atOnce) break
    }
    await tx.execute(sql`close dumped`)
  }
}

/** Returns the number of the partner with a code. Throws if there is none. */
export async function partnerOf(tx: Transaction, code: string): Promise<number> {
  const [row] = await tx.select({ id: partners.partnerId }).from(partners).where(eq(partners.code, code))
  if (row) return row.id
  const known = await tx.select({ code: partners.code }).from(partners)
  throw new Error(
    `No partner is named ${code}. There are: ${known.map((one) => one.code).join(', ') || 'none'}.`,
  )
}

/** Bytes of a listed file. Throws where it is missing or damaged. */
export async function fileOf(files: FileStore, address: string): Promise<Buffer> {
  const file = await files.get(address)
  if (file) return file.bytes
  throw new Error(`${address} is missing or damaged. npm run db -- verify-files lists all files that are.`)
}
