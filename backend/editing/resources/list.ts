import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { matches } from '#backend/kernel/text-search/text-search.ts'
import type { Searched } from '#backend/kernel/text-search/text-search.ts'
import type { ResourceRow, RowStatus } from '#schema/resource.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, count, desc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Choices, ListColumn, Name, ResourceDefinition } from './define-resource.ts'
import { columnOf, fromColumn } from './fields.ts'
import { statusColumn } from './status.ts'

export type ListQuery = {
  search: string
  /** Name of a column, with `-` before it for the reverse. */
  sort?: string | undefined
  status?: RowStatus | undefined
  page: number
  pageSize: number
  /** Filters of the resource by name. */
  filters: Record<string, string>
}

/** A page of a resource's rows as its list declares them, and how many there are in all. */
export async function listRows(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  query: ListQuery,
  now: Date,
): Promise<{ rows: ResourceRow[]; count: number }> {
  const { table, list, titleField } = definition
  const where = whereOf(tx, definition, query, now)
  const values = Object.fromEntries(list.columns.map((column) => [column.name, valueOf(definition, column)]))
  const rows = (await tx
    .select({
      rowId: table.id,
      rowTitle: columnOf(table, titleField),
      rowStatus: statusColumn(definition, now),
      ...values,
    })
    .from(table)
    .where(where)
    .orderBy(...orderOf(definition, query.sort))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)) as Record<string, unknown>[]
  const [counted] = await tx.select({ count: count() }).from(table).where(where)
  return { rows: rows.map((row) => toRow(definition, row)), count: counted?.count ?? 0 }
}

/** The numbers of all rows that a query finds, in its order; at most `most`. */
export async function findIds(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  query: Omit<ListQuery, 'page' | 'pageSize'>,
  { now, most }: { now: Date; most: number },
): Promise<number[]> {
  const rows = await tx
    .select({ id: definition.table.id })
    .from(definition.table)
    .where(whereOf(tx, definition, query, now))
    .orderBy(...orderOf(definition, query.sort))
    .limit(most)
  return rows.map(({ id }) => Number(id))
}

function toRow({ list }: ResourceDefinition, row: Record<string, unknown>): ResourceRow {
  return {
    id: Number(row.rowId),
    title: String(row.rowTitle),
    status: row.rowStatus as RowStatus,
    values: Object.fromEntries(list.columns.map(({ name }) => [name, fromColumn(row[name])])),
  }
}

const valueOf = ({ table }: ResourceDefinition, { name, value }: ListColumn): PgColumn | SQL =>
  value ?? columnOf(table, name)

function whereOf(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  { search, status, filters }: Pick<ListQuery, 'search' | 'status' | 'filters'>,
  now: Date,
): SQL | undefined {
  const named = Object.entries(definition.list.filters ?? {}).flatMap(([name, { where }]) => {
    const value = filters[name]
    return value === undefined || value === '' ? [] : [where(value)]
  })
  return and(
    isOfPartner(tx, definition.table),
    matches(searched(definition), search),
    status && sql`${statusColumn(definition, now)} = ${status}`,
    ...named,
  )
}

/** Returns what a search looks through: the table's own columns for it, or the title and what the list names. */
export function searched({ table, titleField, list }: ResourceDefinition): Searched {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const { searchTitle, searchInitials, searchText } = columns
  if (searchTitle && searchInitials && searchText) return { searchTitle, searchInitials, searchText }
  const title = columnOf(table, titleField)
  return {
    searchTitle: sql`search_plain(${title})`,
    searchInitials: sql`search_initials(${title})`,
    searchText: list.searchText
      ? sql`search_plain(${title} || ' ' || ${list.searchText})`
      : sql`search_plain(${title})`,
  }
}

/** Rows with equal values stand in the order of their numbers. A name that no column has is the default order. */
function orderOf(definition: ResourceDefinition, asked: string | undefined): SQL[] {
  const { table, list } = definition
  const sortable = (sort: string) =>
    list.columns.find(({ name, isSortable }) => isSortable && name === bareName(sort))
  const sort = asked !== undefined && sortable(asked) ? asked : list.defaultSort
  const direction = sort.startsWith('-') ? desc : asc
  const column = list.columns.find(({ name }) => name === bareName(sort))
  const value = column ? sortValue(definition, column) : columnOf(table, bareName(sort))
  return [direction(value), direction(table.id)]
}

const sortValue = (definition: ResourceDefinition, column: ListColumn) =>
  column.kind === 'price'
    ? sql`(${valueOf(definition, column)} ->> 'from')::integer`
    : valueOf(definition, column)

const bareName = (sort: string) => sort.replace(/^-/, '')

/** Lists the rows that may be chosen by number: by name, or just some. */
export async function listChoices(
  tx: PartnerTransaction,
  { table, label, note, order, status }: Choices,
  { search, ids }: { search: string; ids?: number[] | undefined },
  now: Date,
): Promise<{ id: number; label: string; note: string; status: RowStatus }[]> {
  const text = note ? sql`${label} || ' ' || ${note}` : label
  const found = matches(
    {
      searchTitle: sql`search_plain(${label})`,
      searchInitials: sql`search_initials(${label})`,
      searchText: sql`search_plain(${text})`,
    },
    search,
  )
  const rows = await tx
    .select({ id: table.id, label, note: note ?? sql<string>`''`, status: status(now) })
    .from(table)
    .where(and(isOfPartner(tx, table), found, ids && inArray(table.id, ids)))
    .orderBy(order, asc(table.id))
    .limit(ids ? ids.length : mostChoices)
  return rows.map((row) => ({ ...row, id: Number(row.id), label: String(row.label), note: String(row.note) }))
}

/** Lists the titles of rows, each once, as names that a text may be. */
export async function listNames(tx: PartnerTransaction, { table, label, order }: Choices): Promise<Name[]> {
  const rows = await tx
    .select({ label })
    .from(table)
    .where(isOfPartner(tx, table))
    .orderBy(order, asc(table.id))
    .limit(mostChoices)
  return [...new Set(rows.map((row) => String(row.label)))].map(toName)
}

/** A name that is called by itself. */
const toName = (value: string): Name => ({ value, label: value, note: '' })

/** Choices told at once; who looks for another one searches. */
const mostChoices = 200
