import type { Database } from '#backend/kernel/database/database.ts'
import { sql } from 'drizzle-orm'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Columns of every table that hold text or JSON, from the catalogue: a new one is looked at by being there. */
const textColumns = sql`
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and table_name in (
      select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE')
    and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'date')
  order by 1, 2`

/** Returns the columns, as `table.column`, in which one of some words is. */
export async function findInTables(database: Database, words: readonly string[]): Promise<string[]> {
  const patterns = words.map((word) => `%${word}%`)
  return database.asOperator(async (tx) => {
    const { rows } = await tx.execute<{ table: string; column: string }>(textColumns)
    const found: string[] = []
    for (const { table, column } of rows) {
      const isThere = sql.join(
        patterns.map((pattern) => sql`${sql.identifier(column)}::text ilike ${pattern}`),
        sql` or `,
      )
      const hit = await tx.execute(sql`select from ${sql.identifier(table)} where ${isThere} limit 1`)
      if (hit.rows.length > 0) found.push(`${table}.${column}`)
    }
    return found
  })
}

/** Returns the names of the files below a directory in which one of some words is. */
export async function findInFiles(directory: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: string[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8')
    if (words.some((word) => text.includes(word))) found.push(entry.name)
  }
  return found
}

/** Moves all moments and days in the database back, as if some time had passed since. The console stays signed in. */
export async function letPass(database: Database, interval: string): Promise<void> {
  await database.asOperator(async (tx) => {
    const { rows } = await tx.execute<{ table: string; column: string; type: string }>(sql`
      select c.table_name as "table", c.column_name as "column", c.data_type as type
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.data_type in ('timestamp with time zone', 'date') and c.column_name <> 'birth_date'
        and c.table_name <> 'sessions'`)
    for (const table of new Set(rows.map((row) => row.table))) {
      const columns = rows.filter((row) => row.table === table)
      const moved = columns.map(({ column, type }) => {
        const name = sql.identifier(column)
        const back = sql`${name} - ${interval}::interval`
        return sql`${name} = ${type === 'date' ? sql`(${back})::date` : back}`
      })
      await tx.execute(sql`update ${sql.identifier(table)} set ${sql.join(moved, sql`, `)}`)
    }
  })
}
