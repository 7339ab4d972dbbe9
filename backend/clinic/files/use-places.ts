import { tables } from '#backend/kernel/database/tables.ts'
import type { ResourceDefinition } from '#backend/editing/resources/define-resource.ts'
import { columnOf } from '#backend/editing/resources/fields.ts'
import { resources } from '#backend/editing/resources/resources.ts'
import { auditLog } from '#backend/editing/resources/table.ts'
import { getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'

/** A table whose rows may hold a picture's address. */
export type UsePlace = {
  table: string
  /** Columns of JSON. */
  json: string[]
  /** Column that tells its rows apart; of a resource's part, the number of the resource's row. */
  id: string | undefined
  /** The resource that a row is, or is a part of. */
  resource: ResourceDefinition | undefined
}

/** Resources by the names of the tables that keep them. */
const owners = new Map(
  [...resources.values()].flatMap((resource) => [
    [getTableName(resource.table), { resource, id: 'id' }] as const,
    ...Object.values(resource.parts ?? {}).flatMap((part) =>
      part?.kind === 'items'
        ? [[getTableName(part.table), { resource, id: columnOf(part.table, part.own).name }] as const]
        : [],
    ),
  ]),
)

/** Every table with a column of JSON. A new table is here because it is there. */
export const usePlaces: readonly UsePlace[] = Object.values(tables)
  .map((table) => {
    const { columns, name } = getTableConfig(table)
    const owner = owners.get(name)
    return {
      table: name,
      json: columns.filter((column) => column.getSQLType() === 'jsonb').map((column) => column.name),
      id: owner?.id ?? columns.find((column) => column.name === 'id')?.name,
      resource: owner?.resource,
    }
  })
  // An entry of the log does not keep a picture from being deleted.
  .filter(({ table, json }) => json.length > 0 && table !== getTableName(auditLog))
