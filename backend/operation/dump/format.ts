import { deploymentTables, tables as pgTables } from '#backend/kernel/database/tables.ts'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'

/*
 * A dump holds a header, rows of tables, and files. It is written in one of two ways: as a file of gzipped lines of
 * JSON, which holds everything (`write-dump.ts`), or as a folder of readable JSON and pictures, which holds what one
 * clinic shows and nothing secret (`dump-folder.ts`). Both come from PGlite and from PostgreSQL alike.
 */
export const dumpHeader = z.object({
  format: z.literal('danjang-dump'),
  version: z.literal(1),
  /** `null`: everything; else the code of the one partner it holds. */
  partner: z.string().nullable(),
  /** Migrations of the database that it was written from, oldest first. */
  migrations: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** Set for a move: the partner's state after the import. Unset for a copy. */
  moved: z.enum(['running', 'suspended']).optional(),
})
export type DumpHeader = z.infer<typeof dumpHeader>

export type Row = { partner_id?: number | undefined; [column: string]: unknown }
export type DumpRow = { table: string; row: Row }
/** Rows stand in an order in which those that others refer to come first. Files by their address. */
export type Dump = { header: DumpHeader; rows: DumpRow[]; files: Map<string, Buffer> }
export type DumpCounts = { rows: number; files: number }

export type Column = {
  name: string
  /** As SQL names it: `timestamp with time zone`. */
  type: string
  isGenerated: boolean
  isRequired: boolean
  hasDefault: boolean
}
/** Columns that name a row of another table. */
export type Reference = { columns: string[]; table: string }
export type Table = {
  name: string
  columns: Column[]
  /** Columns of the primary key. */
  key: string[]
  references: Reference[]
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
  const { columns, foreignKeys, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  return {
    name: getTableName(table),
    columns: columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      isGenerated: column.generated !== undefined,
      isRequired: column.notNull,
      hasDefault: column.hasDefault,
    })),
    key: key.map(({ name }) => name),
    references: foreignKeys.map((key) => ({
      columns: key.reference().columns.map(({ name }) => name),
      table: getTableName(key.reference().foreignTable),
    })),
    isOfClinic: ofClinics.includes(table),
  }
}
