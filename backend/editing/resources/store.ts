import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { SQL } from 'drizzle-orm'
import { and, asc, eq, getTableColumns, inArray, max, notInArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Links, Part, ResourceDefinition } from './define-resource.ts'
import type { RowData } from './fields.ts'
import { columnOf, columnsOf, fromColumn, itemColumns, itemOf, toColumn } from './fields.ts'

/*
 * Rows of any resource, read from and written to its table and the tables of its parts, inside a transaction that is
 * bound to the partner.
 */

export type StoredRow = { id: number; data: RowData }

/** Rows by their numbers, in that order; those that are not there are left out. `forUpdate` holds them until the end. */
export async function readRows(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  ids: readonly number[],
  { forUpdate = false } = {},
): Promise<StoredRow[]> {
  if (ids.length === 0) return []
  const { table } = definition
  const columns = columnsOf(definition)
  const query = tx
    .select({ ...columns, rowId: table.id })
    .from(table)
    .where(and(isOfPartner(tx, table), inArray(table.id, [...ids])))
    .$dynamic()
  const rows = (await (forUpdate ? query.for('update') : query)) as (RowData & { rowId: number })[]
  const parts = await Promise.all(
    partsOf(definition).map(async ({ field, part, item }) => ({
      field,
      of: await readPart(tx, part, item, ids),
    })),
  )
  const byId = new Map(rows.map((row) => [row.rowId, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const values = Object.keys(definition.schema.shape).map((field) => {
      const part = parts.find((one) => one.field === field)
      return [field, part ? (part.of.get(id) ?? []) : fromColumn(row[field])]
    })
    return [{ id, data: Object.fromEntries(values) as RowData }]
  })
}

/** Adds a row, at the end where rows have places, and returns its number: the next one, unless another is asked for. */
export async function insertRow(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  data: RowData,
  asked?: number,
): Promise<number> {
  const { table, list } = definition
  const place = list.position && {
    [list.position]: await nextPlace(tx, definition, list.position),
  }
  const [row] = await tx
    .insert(table)
    .values({
      ...toColumns(definition, data),
      ...place,
      partnerId: tx.partnerId,
      id: asked,
    } as never)
    .returning({ id: table.id })
  const id = Number(row?.id)
  await writeParts(tx, definition, id, data)
  return id
}

export async function updateRow(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  id: number,
  data: RowData,
): Promise<void> {
  const { table } = definition
  await tx
    .update(table)
    .set(toColumns(definition, data))
    .where(and(isOfPartner(tx, table), eq(table.id, id)))
  await writeParts(tx, definition, id, data)
}

export async function removeRows(
  tx: PartnerTransaction,
  { table }: ResourceDefinition,
  ids: readonly number[],
): Promise<void> {
  await tx.delete(table).where(and(isOfPartner(tx, table), inArray(table.id, [...ids])))
}

function toColumns(definition: ResourceDefinition, data: RowData): RowData {
  return Object.fromEntries(
    Object.entries(columnsOf(definition)).map(([name, column]) => [name, toColumn(column, data[name])]),
  )
}

async function nextPlace(
  tx: PartnerTransaction,
  { table }: ResourceDefinition,
  position: string,
): Promise<number> {
  const [row] = await tx
    .select({ last: max(columnOf(table, position)) })
    .from(table)
    .where(isOfPartner(tx, table))
  return Number(row?.last ?? -1) + 1
}

type NamedPart = { field: string; part: Part; item: z.ZodObject | undefined }

const partsOf = ({ parts = {}, schema }: ResourceDefinition): NamedPart[] =>
  Object.entries(parts).flatMap(([field, part]) =>
    part ? [{ field, part, item: itemOf(schema.shape[field]) }] : [],
  )

/** The values of a part, by the number of the row they belong to. */
async function readPart(
  tx: PartnerTransaction,
  part: Part,
  item: z.ZodObject | undefined,
  ids: readonly number[],
): Promise<Map<number, unknown[]>> {
  const { table } = part
  const own = columnOf(table, part.own)
  const value = part.kind === 'links' ? { other: columnOf(table, part.other) } : fieldsOf(part, item)
  const order = part.position ? [asc(columnOf(table, part.position))] : []
  const last = part.kind === 'links' ? columnOf(table, part.other) : getTableColumns(table).id
  const rows = (await tx
    .select({ ...value, ownerId: own })
    .from(table)
    .where(and(isOfPartner(tx, table), inArray(own, [...ids])))
    .orderBy(...order, ...(last ? [asc(last)] : []))) as (RowData & { ownerId: number })[]
  if (part.kind === 'items') await readLinks(tx, part, rows)
  const byOwner = new Map<number, unknown[]>()
  for (const { ownerId, ...row } of rows) {
    const list = byOwner.get(ownerId) ?? []
    byOwner.set(ownerId, list)
    list.push(
      part.kind === 'links'
        ? row.other
        : Object.fromEntries(Object.entries(row).map(([name, one]) => [name, fromColumn(one)])),
    )
  }
  return byOwner
}

/** Gives items that have numbers the links that are theirs. */
async function readLinks(tx: PartnerTransaction, { links = {} }: Items, items: RowData[]): Promise<void> {
  if (items.length === 0) return
  const ids = items.map(({ id }) => Number(id))
  for (const [field, link] of Object.entries(links)) {
    const found = await readPart(tx, link, undefined, ids)
    for (const item of items) item[field] = found.get(Number(item.id)) ?? []
  }
}

type Items = Extract<Part, { kind: 'items' }>

function fieldsOf({ table }: Items, item: z.ZodObject | undefined) {
  if (!item) throw new Error('A part of items has no schema of a list of objects.')
  return itemColumns(item, table)
}

async function writeParts(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  id: number,
  data: RowData,
): Promise<void> {
  for (const { field, part, item } of partsOf(definition)) {
    const values = (data[field] as unknown[] | undefined) ?? []
    if (part.kind === 'links') await writeLinks(tx, part, id, values as number[])
    else await writeItems(tx, part, fieldsOf(part, item), id, values as RowData[])
  }
}

const isOwn = (bound: Bound, part: Part, id: number, more?: SQL) =>
  and(isOfPartner(bound, part.table), eq(columnOf(part.table, part.own), id), more)

async function writeLinks(tx: PartnerTransaction, part: Links, id: number, others: number[]): Promise<void> {
  const { table, own, other, position } = part
  await tx.delete(table).where(isOwn(tx, part, id))
  const rows = [...new Set(others)].map((number, index) => ({
    partnerId: tx.partnerId,
    [own]: id,
    [other]: number,
    ...(position && { [position]: index }),
  }))
  if (rows.length > 0) await tx.insert(table).values(rows as never)
}

/** An item that has a number of this row's keeps it; the others are new, and what is not there any more is removed. */
async function writeItems(
  tx: PartnerTransaction,
  part: Items,
  columns: ReturnType<typeof itemColumns>,
  id: number,
  items: RowData[],
): Promise<void> {
  const { table, own, position, isNumbered } = part
  const rows = items.map((item, index) => ({
    ...Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, toColumn(column, item[name])]),
    ),
    partnerId: tx.partnerId,
    [own]: id,
    [position]: index,
  })) as RowData[]
  if (!isNumbered) {
    await tx.delete(table).where(isOwn(tx, part, id))
    if (rows.length > 0) await tx.insert(table).values(rows as never)
    return
  }
  const idColumn = columnOf(table, 'id')
  const before = await tx
    .select({ id: idColumn })
    .from(table)
    .where(isOwn(tx, part, id))
  const left = new Set(before.map((row) => Number(row.id)))
  const kept: number[] = []
  for (const { id: number, ...row } of rows) {
    if (typeof number === 'number' && left.delete(number)) {
      kept.push(number)
      await tx
        .update(table)
        .set(row)
        .where(isOwn(tx, part, id, eq(idColumn, number)))
    } else {
      const [added] = await tx
        .insert(table)
        .values(row as never)
        .returning({ id: idColumn })
      kept.push(Number(added?.id))
    }
  }
  await tx.delete(table).where(isOwn(tx, part, id, kept.length > 0 ? notInArray(idColumn, kept) : undefined))
  for (const [field, link] of Object.entries(part.links ?? {})) {
    for (const [index, itemId] of kept.entries()) {
      await writeLinks(tx, link, itemId, (items[index]?.[field] as number[] | undefined) ?? [])
    }
  }
}
