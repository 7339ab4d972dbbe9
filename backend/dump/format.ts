import * as tables from '#backend/database/tables.ts'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
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
  z.object({ table: z.string(), row: z.looseObject({ partner_id: z.number().int() }) }),
  z.object({ file: z.string(), base64: z.string() }),
  z.object({ end: z.literal(true), rows: z.number().int(), files: z.number().int() }),
])
type Row = { partner_id: number; [column: string]: unknown }
export type DumpRow = { table: string; row: Row }
export type DumpCounts = { rows: number; files: number }

/** Every table, those that others refer to first. */
export const tableNames = Object.values<unknown>(tables).flatMap((value) =>
  is(value, PgTable) ? [getTableConfig(value).name] : [],
)
