import { getTableColumns, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

/** `table.ts` of every folder that has one. */
const modules = import.meta.glob<Record<string, unknown>>('../../*/*/table.ts', { eager: true })

const all = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable))

const isOfClinic = ([, table]: [string, PgTable]) => 'partnerId' in getTableColumns(table)

/** Every table of the clinics' data, by the name that the code gives it. */
export const tables: Readonly<Record<string, PgTable>> = Object.fromEntries(all.filter(isOfClinic))

/** Tables of the deployment itself, which has operators and no clinic. */
export const deploymentTables: readonly PgTable[] = all
  .filter((entry) => !isOfClinic(entry))
  .map(([, table]) => table)
