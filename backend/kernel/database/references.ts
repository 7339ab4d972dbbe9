import { tables } from './tables.ts'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/**
 * Does a row refer to one of this table? A condition for each foreign key to it, for a query of the table: a new table
 * that refers to it is asked because it is there.
 */
export const referencesTo = (referred: PgTable): SQL[] =>
  Object.values(tables)
    .flatMap((table) => getTableConfig(table).foreignKeys.map((key) => ({ table, ...key.reference() })))
    .filter(({ foreignTable }) => foreignTable === referred)
    .map(({ table, columns, foreignColumns }) => {
      const isSame = columns.map(
        (column, index) => sql`r.${sql.identifier(column.name)} = ${foreignColumns[index]}`,
      )
      return sql`exists (select 1 from ${table} r where ${sql.join(isSame, sql` and `)})`
    })
