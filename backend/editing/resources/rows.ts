import { findAdvertisingWords } from '#backend/editing/advertising/find-words.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { sqlState } from '#backend/kernel/database/sql-state.ts'
import { notFound, ProblemError } from '#backend/kernel/http/problem.ts'
import { announced as announcedChange } from '#backend/kernel/database/announce.ts'
import type { Account } from '#backend/people/accounts/sessions.ts'
import type { FieldError } from '#schema/problem.ts'
import type { ResourceState } from '#schema/resource.ts'
import { asc, sql } from 'drizzle-orm'
import { josa } from 'es-hangul'

import { readChanges, writeAudit } from './audit.ts'
import { checkData, checkRules, refusal } from './check.ts'
import type { ResourceDefinition } from './define-resource.ts'
import { etagOf, isSame } from './etag.ts'
import type { RowData } from './fields.ts'
import { columnOf } from './fields.ts'
import { requireFresh } from './require-fresh.ts'
import { statusOf } from './status.ts'
import { pageOfRow } from './try-row.ts'
import { shownBy } from './shown.ts'
import type { StoredRow } from './store.ts'
import { insertRow, readRows, removeRows, updateRow } from './store.ts'

/** Context of a change to rows of a resource: whose rows, and who changes them. */
export type Acting = {
  database: Database
  partnerId: number
  definition: ResourceDefinition
  account: Account
  /** Lets reservations stay in a time that the change closes. */
  acceptsReservations: boolean
}

/** One row as it is edited. Throws 404 where there is none. */
export async function getRow(
  { database, partnerId, definition }: Pick<Acting, 'database' | 'partnerId' | 'definition'>,
  id: number,
): Promise<ResourceState> {
  return database.withPartner(
    partnerId,
    async (tx) => toState(tx, definition, await requireRow(tx, definition, id)),
    { readOnly: true },
  )
}

/** Makes a row. Throws 422 with one entry a field; then nothing is made. */
export async function createRow(acting: Acting, given: unknown): Promise<ResourceState> {
  const data = checkData(acting.definition, given)
  return announced(acting, async (tx) => {
    const id = await create(tx, acting, data)
    return toState(tx, acting.definition, await requireRow(tx, acting.definition, id))
  })
}

/**
 * Saves a row. Throws 404 where there is none, 409 where somebody saved since (with who, when and what), 422 with one
 * entry a field; then nothing is changed.
 */
export async function saveRow(
  acting: Acting,
  id: number,
  given: unknown,
  ifMatch: string,
): Promise<ResourceState> {
  const { definition } = acting
  return announced(acting, async (tx) => {
    const before = await requireRow(tx, definition, id, { forUpdate: true })
    await requireFresh(tx, definition, before, ifMatch)
    const data = checkData(definition, given)
    await change(tx, acting, before, data)
    return toState(tx, definition, await requireRow(tx, definition, id))
  })
}

/** The data as saving the row, or making it, would keep it. Throws 404 where there is none, 422 with one entry a field. */
export function checkRow(
  { database, partnerId, definition }: Pick<Acting, 'database' | 'partnerId' | 'definition'>,
  id: number | null,
  given: unknown,
): Promise<RowData> {
  return database.withPartner(
    partnerId,
    async (tx) => {
      if (id !== null) await requireRow(tx, definition, id)
      const data = checkData(definition, given)
      await checkRules(tx, definition, data, id)
      return data
    },
    { readOnly: true },
  )
}

/** Removes a row. Throws 404 where there is none, 409 where others need it. */
export const removeRow = (acting: Acting, id: number): Promise<void> =>
  announced(acting, async (tx) => {
    const { definition } = acting
    await remove(tx, acting, [await requireRow(tx, definition, id, { forUpdate: true })])
  })

type BulkAction = 'show' | 'hide' | 'remove'

/** Does the same to many rows, all or none. Returns how many it changed. Throws 422 where one is not there. */
export async function changeRows(acting: Acting, ids: number[], action: BulkAction): Promise<number> {
  const { definition } = acting
  const { visible } = shownBy(definition.table)
  if (action !== 'remove' && visible === undefined) {
    throw refusal([{ path: '/action', message: `${definition.title}에는 공개와 숨김이 없습니다.` }])
  }
  return announced(acting, async (tx) => {
    const wanted = [...new Set(ids)].sort((a, b) => a - b)
    const rows = await readRows(tx, definition, wanted, { forUpdate: true })
    requireAll(wanted, rows)
    if (action === 'remove') await remove(tx, acting, rows)
    let changed = action === 'remove' ? rows.length : 0
    for (const row of action === 'remove' ? [] : rows) {
      const data = { ...row.data, [String(visible)]: action === 'show' }
      if (isSame(row.data, data)) continue
      // Only this field: whatever else the row lacks today is no reason to leave it in view.
      await updateRowOf(tx, acting, row, data)
      changed += 1
    }
    return changed
  })
}

/** Has rows change places among each other: they stand, in the order told, where any of them stood. */
export async function orderRows(acting: Acting, ids: number[]): Promise<void> {
  const { definition, account } = acting
  const { table, list } = definition
  const position = list.position
  if (position === undefined) {
    throw refusal([{ path: '/ids', message: `${definition.title}의 차례는 바꿀 수 없습니다.` }])
  }
  const column = columnOf(table, position)
  await announced(acting, async (tx) => {
    await lockName(tx, `order/${tx.partnerId}/${definition.name}`)
    const rows = await tx
      .select({ id: table.id })
      .from(table)
      .where(isOfPartner(tx, table))
      .orderBy(asc(column), asc(table.id))
    const before = rows.map(({ id }) => Number(id))
    const wanted = [...new Set(ids)]
    requireAll(
      wanted,
      before.map((id) => ({ id })).filter(({ id }) => wanted.includes(id)),
    )
    const moved = new Set(wanted)
    const next = [...wanted]
    const after = before.map((id) => (moved.has(id) ? (next.shift() ?? id) : id))
    const places = sql.join(
      after.map((id, index) => sql`(${id}::integer, ${index}::integer)`),
      sql`, `,
    )
    await tx.execute(sql`
      update ${table} set ${sql.identifier(column.name)} = o.place from (values ${places}) o (id, place)
      where ${table.partnerId} = ${tx.partnerId} and ${table.id} = o.id and ${column} <> o.place`)
    await writeAudit(tx, definition.name, account, {
      action: 'ORDERED',
      rowId: null,
      title: `${definition.title} ${wanted.length}개의 차례`,
      before: null,
      after: null,
    })
  })
}

function requireAll(ids: readonly number[], rows: readonly { id: number }[]): void {
  const there = new Set(rows.map(({ id }) => id))
  const errors = ids.flatMap((id, index): FieldError[] =>
    there.has(id) ? [] : [{ path: `/ids/${index}`, message: `${id}번이 없습니다.` }],
  )
  if (errors.length > 0) throw refusal(errors)
}

/** Runs a change, which other nodes and this one's kept pages hear of once it is committed. */
export function announced<T>(
  { database, partnerId, definition, acceptsReservations }: Acting,
  run: (tx: PartnerTransaction) => Promise<T>,
): Promise<T> {
  return announcedChange(database, partnerId, (tx) =>
    definition.guard ? definition.guard(tx, acceptsReservations, () => run(tx)) : run(tx),
  ).catch((error: unknown) => {
    throw isNeeded(error)
      ? new ProblemError(
          409,
          'in-use',
          `다른 것이 쓰고 있는 ${josa(definition.title, '은/는')} 지울 수 없습니다. 먼저 그쪽에서 빼 주세요.`,
        )
      : error
  })
}

/** PostgreSQL's `foreign_key_violation` and `restrict_violation`. */
const isNeeded = (error: unknown) => ['23503', '23001'].includes(sqlState(error) ?? '')

export async function create(tx: PartnerTransaction, acting: Acting, data: RowData): Promise<number> {
  const { definition, account } = acting
  await checkRules(tx, definition, data, null)
  const id = await insertRow(tx, definition, data)
  const [row] = await readRows(tx, definition, [id])
  await writeAudit(tx, definition.name, account, {
    action: 'CREATED',
    rowId: id,
    title: titleOf(definition, data),
    before: null,
    after: row?.data ?? data,
    warnings: warningTexts(definition, data),
  })
  return id
}

/** Saves what differs. Returns whether anything did. */
export async function change(
  tx: PartnerTransaction,
  acting: Acting,
  before: StoredRow,
  data: RowData,
): Promise<boolean> {
  if (isSame(before.data, data)) return false
  await checkRules(tx, acting.definition, data, before.id)
  await updateRowOf(tx, acting, before, data)
  return true
}

/** Writes a row's new data and what it was into the log, whatever else the row lacks today. */
export async function updateRowOf(
  tx: PartnerTransaction,
  acting: Pick<Acting, 'definition' | 'account'>,
  before: StoredRow,
  data: RowData,
): Promise<void> {
  const { definition, account } = acting
  await updateRow(tx, definition, before.id, data)
  await definition.follow?.(tx, before.id)
  const [after] = await readRows(tx, definition, [before.id])
  await writeAudit(tx, definition.name, account, {
    action: 'CHANGED',
    rowId: before.id,
    title: titleOf(definition, data),
    before: before.data,
    after: after?.data ?? data,
    warnings: warningTexts(definition, data),
  })
}

async function remove(tx: PartnerTransaction, acting: Acting, rows: StoredRow[]): Promise<void> {
  const { definition, account } = acting
  for (const { id, data } of rows) {
    await writeAudit(tx, definition.name, account, {
      action: 'REMOVED',
      rowId: id,
      title: titleOf(definition, data),
      before: data,
      after: null,
    })
  }
  await removeRows(
    tx,
    definition,
    rows.map(({ id }) => id),
  )
}

const titleOf = ({ titleField }: ResourceDefinition, data: RowData) => String(data[titleField] ?? '')
const warningTexts = ({ schema }: ResourceDefinition, data: RowData) =>
  findAdvertisingWords(schema, data).map(({ message }) => message)

async function requireRow(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  id: number,
  options?: { forUpdate: boolean },
): Promise<StoredRow> {
  const [row] = await readRows(tx, definition, [id], options)
  if (!row) throw notFound(`그런 ${josa(definition.title, '이/가')} 없습니다. 지워졌을 수 있습니다.`)
  return row
}

async function toState(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  { id, data }: StoredRow,
): Promise<ResourceState> {
  const [last] = await readChanges(tx, definition.name, id)
  return {
    id,
    etag: etagOf(data),
    title: titleOf(definition, data),
    status: statusOf(definition, data, new Date()),
    data,
    page: pageOfRow(definition, id),
    saved: last ? { by: last.by, at: last.at } : null,
    warnings: findAdvertisingWords(definition.schema, data),
  }
}
