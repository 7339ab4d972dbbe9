import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { metaOf } from '#schema/data-fields.ts'
import type { ResourceDefinition } from './define-resource.ts'

/** A row as people edit it: its fields by name, moments as ISO 8601. */
export type RowData = Record<string, unknown>

/** The fields of a definition's schema that are columns of its table, each with its column. */
export const columnsOf = ({ schema, table }: ResourceDefinition) => shared(schema, table)

/** The same of a part's items. */
export const itemColumns = (item: z.ZodObject, table: PgTable) => shared(item, table)

function shared(schema: z.ZodObject, table: PgTable): Record<string, PgColumn> {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const column = columns[name]
      return column ? [[name, column]] : []
    }),
  )
}

/** A column of a table by its name in code. Throws where there is none: a declaration names what is not there. */
export function columnOf(table: PgTable, name: string): PgColumn {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name]
  if (!column) throw new Error(`No column ${name} in the table of a resource.`)
  return column
}

/** Returns a field's schema without its default, and without `null` where that is allowed. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  ) {
    return bare(schema.unwrap())
  }
  return schema
}

/** The schema of a list's items, where these are objects. */
export function itemOf(schema: z.core.$ZodType | undefined): z.ZodObject | undefined {
  const list = schema && bare(schema)
  const item = list instanceof z.ZodArray ? bare(list.element) : undefined
  return item instanceof z.ZodObject ? item : undefined
}

/** Name of what a field's numbers refer to. */
export const referenceOf = (schema: z.core.$ZodType): string | undefined => metaOf(schema).references

/** As a field is kept in a column: a moment as a `Date`. */
export const toColumn = (column: PgColumn, value: unknown): unknown =>
  column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value

/** As a column's value is edited: a moment as ISO 8601. */
export const fromColumn = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)
