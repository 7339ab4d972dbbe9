import { deploymentTables, tables as pgTables } from '#backend/database/tables.ts'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/*
 * A dump is gzipped lines of JSON, the same from PGlite and PostgreSQL: a header, rows in the order of the tables'
 * keys, files, and an end that counts them, without which a dump is not whole.
 */
export const dumpHeader = z.object({
  format: z.literal('danjang-dump'),
  version: z.literal(1),
  /** `null`: everything; else the code of the one partner it holds. */
  partner: z.string().nullable(),
  migrations: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type DumpHeader = z.infer<typeof dumpHeader>

export const dumpLine = z.union([
  z.object({ table: z.string(), row: z.looseObject({ partner_id: z.number().int().optional() }) }),
  z.object({ file: z.string(), base64: z.string() }),
  z.object({ end: z.literal(true), rows: z.number().int(), files: z.number().int() }),
])
type Row = { partner_id?: number | undefined; [column: string]: unknown }
export type DumpRow = { table: string; row: Row }
export type DumpCounts = { rows: number; files: number }

type Column = { name: string; isGenerated: boolean; isNumbered: boolean }
export type Table = {
  name: string
  columns: Column[]
  /** False for a table of the deployment, which no clinic's dump has. */
  isOfClinic: boolean
}

const ofClinics = Object.values(pgTables)
const all = [...ofClinics, ...deploymentTables]

/** Every table, those that others refer to first. Throws where tables refer to each other in a circle. */
export const tables: Table[] = []
while (tables.length < all.length) {
  const next = all.filter((table) => !isListed(table) && referred(table).every(isListed))
  if (next.length === 0) throw new Error('Some tables refer to each other in a circle.')
  for (const table of next) tables.push(describe(table))
}

function isListed(table: PgTable): boolean {
  return tables.some(({ name }) => name === getTableName(table))
}

function referred(table: PgTable): PgTable[] {
  return getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((other) => other !== table)
}

function describe(table: PgTable): Table {
  const columns = getTableConfig(table).columns.map((column) => ({
    name: column.name,
    isGenerated: column.generated !== undefined,
    isNumbered: column.generatedIdentity !== undefined,
  }))
  return { name: getTableName(table), columns, isOfClinic: ofClinics.includes(table) }
}
