import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * A column with its table's name, for a query inside a query: drizzle leaves the name out where there is one table, and
 * the column would be taken for that of the inner one.
 */
export const outer = (column: PgColumn): SQL => sql`${column.table}.${sql.identifier(column.name)}`
