import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

/** `table.ts` of every folder that has one. */
const modules = import.meta.glob<Record<string, unknown>>('../*/table.ts', { eager: true })

/** Every table there is, by the name that the code gives it. */
export const tables: Readonly<Record<string, PgTable>> = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable)),
)
