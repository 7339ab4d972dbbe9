import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import { sqlState } from '#backend/kernel/database/sql-state.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { TextEncoding } from '#schema/plain/decode-text.ts'
import type { ImportedRow } from '#schema/resource.ts'
import type { FieldError } from '#schema/problem.ts'
import { stringify } from 'csv-stringify/sync'
import { checkData, refusal } from '../check.ts'
import type { ResourceDefinition } from '../define-resource.ts'
import { initialData } from '../describe.ts'
import { isSame } from '../etag.ts'
import type { RowData } from '../fields.ts'
import type { Acting } from '../rows.ts'
import { announced, change, create } from '../rows.ts'
import type { StoredRow } from '../store.ts'
import { readRows } from '../store.ts'
import type { CsvColumns } from './columns.ts'
import { csvColumns, headOf, idTitle, valueAt } from './columns.ts'
import type { Group } from './lines.ts'
import { groupLines, readLines } from './lines.ts'
import type { Losses } from './losses.ts'
import { lossesOf } from './losses.ts'
import type { Merged } from './merge.ts'
import { located, mergeGroup } from './merge.ts'
import type { Labels } from './references.ts'
import { readLabels } from './references.ts'

/** Rows that a file may have; a longer one is for the operator's commands. */
export const mostRows = 2_000

/** Rows of a resource as CSV; `labels` name what they refer to. */
export function writeCsv(
  definition: ResourceDefinition,
  rows: readonly StoredRow[],
  labels: Labels,
): Uint8Array {
  const columns = csvColumns(definition, labels)
  return toCsv([headOf(columns), ...rows.flatMap((row) => linesOf(columns, row))])
}

/**
 * Lines as CSV with a BOM, which spreadsheets want for Korean. A cell that a spreadsheet would take for a formula has an
 * apostrophe before it. Source: docs/product.md, O5; RFC 4180; OWASP, "CSV Injection".
 */
export const toCsv = (lines: readonly string[][]): Uint8Array =>
  Buffer.from(stringify([...lines], { bom: true, escape_formulas: true, record_delimiter: 'windows' }))

function linesOf({ row, items }: CsvColumns, { id, data }: StoredRow): string[][] {
  const cells = [String(id), ...row.map(({ path, write }) => write(valueAt(data, path)))]
  if (!items) return [cells]
  const each = (data[items.field] as RowData[] | undefined) ?? []
  const numbered = (number: string) => (items.idTitle === null ? [] : [number])
  if (each.length === 0) return [[...cells, ...numbered(''), ...items.columns.map(() => '')]]
  return each.map((item) => [
    ...cells,
    ...numbered(String(item.id)),
    ...items.columns.map(({ path, write }) => write(valueAt(item, path))),
  ])
}

/** `notices-2026-11-22.csv`, of the day in Seoul. */
export const csvName = (name: string, now: Date) => `${name}-${dayOf(now)}.csv`

/**
 * Takes in a CSV file as `writeCsv` writes it and a spreadsheet saves it. Tells the fate of each row; where one is
 * refused, or in a dry run, nothing is changed. Throws 422 for a file that is no such CSV.
 */
export async function importCsv(
  acting: Acting,
  { csv, encoding }: { csv: string; encoding: TextEncoding },
  { isDry }: { isDry: boolean },
): Promise<{ rows: ImportedRow[]; isDone: boolean }> {
  const { definition } = acting
  const rows: ImportedRow[] = []
  const losses = lossesOf(encoding)
  const run = async (tx: PartnerTransaction) => {
    rows.length = 0
    const columns = csvColumns(definition, await readLabels(tx, definition))
    const groups = groupLines(columns, readLines(columns, csv))
    if (groups.length > mostRows) {
      throw refusal([{ path: '/csv', message: `한 번에 ${mostRows}개까지입니다(지금 ${groups.length}개).` }])
    }
    for (const group of groups) rows.push(await importGroup({ tx, acting, columns, losses }, group))
    if (isDry || rows.some(({ fate }) => fate === 'REFUSED')) throw new TakenBack()
  }
  try {
    await announced(acting, run)
    return { rows, isDone: true }
  } catch (error) {
    if (error instanceof TakenBack) return { rows, isDone: false }
    throw error
  }
}

/** Ends the transaction without its changes. */
class TakenBack extends Error {}

type Importing = { tx: PartnerTransaction; acting: Acting; columns: CsvColumns; losses: Losses | null }

async function importGroup({ tx, acting, columns, losses }: Importing, group: Group): Promise<ImportedRow> {
  const { definition } = acting
  const [first] = group.lines
  const told = { line: first?.line ?? 1, id: group.id, title: '', errors: [], warnings: [] as FieldError[] }
  let merged: Merged | undefined
  try {
    const before = group.id === null ? null : await rowNumbered(tx, definition, group)
    merged = mergeGroup({ columns, before: before?.data ?? initialData(definition), group, losses })
    told.title = String(merged.data[definition.titleField] ?? '')
    told.warnings = merged.warnings
    if (merged.errors.length > 0) return { ...told, fate: 'REFUSED', errors: merged.errors }
    if (before) {
      // A row that no cell changes is not checked: it may lack something since its rules have changed.
      const isChanged = !isSame(merged.data, before.data) && (await changeTo(tx, acting, before, merged.data))
      return { ...told, fate: isChanged ? 'CHANGED' : 'SAME' }
    }
    return { ...told, id: await create(tx, acting, checkData(definition, merged.data)), fate: 'CREATED' }
  } catch (error) {
    if (error instanceof ProblemError) {
      const errors = error.problem.errors ?? [{ path: '', message: error.message }]
      return { ...told, fate: 'REFUSED', errors: errors.map((one) => inFile(columns, group, merged, one)) }
    }
    // A constraint of the table refuses the row.
    if (sqlState(error)?.startsWith('23'))
      throw new ProblemError(
        422,
        'bad-data',
        `${told.line}행을 넣을 수 없습니다. 같은 것이 이미 있거나 값이 서로 맞지 않습니다.`,
      )
    throw error
  }
}

async function rowNumbered(
  tx: PartnerTransaction,
  definition: ResourceDefinition,
  { id, lines }: Group,
): Promise<StoredRow> {
  const isNumber = Number.isSafeInteger(id) && Number(id) > 0 && Number(id) <= largestNumber
  const [row] = isNumber ? await readRows(tx, definition, [Number(id)], { forUpdate: true }) : []
  if (row) return row
  const message = isNumber
    ? `${definition.title}에 없는 번호입니다. 새로 만들려면 번호를 비워 주세요.`
    : '번호는 숫자로 적어 주세요.'
  throw refusal(
    lines.slice(0, 1).map((line) => ({ path: `/${idTitle}`, message: located(line, idTitle, message) })),
  )
}

/** PostgreSQL's largest `integer`. */
const largestNumber = 2_147_483_647

const changeTo = (tx: PartnerTransaction, acting: Acting, before: StoredRow, data: RowData) =>
  change(tx, acting, before, checkData(acting.definition, data))

/** A refusal of a field with the row, the column and the value that it is about. */
function inFile(
  { row, items }: CsvColumns,
  { lines }: Group,
  merged: Merged | undefined,
  { path, message }: FieldError,
): FieldError {
  const [, name = '', ...rest] = path.split('/')
  const isItem = items?.field === name && rest.length > 0
  const names = isItem ? rest.slice(1) : [name, ...rest]
  const line = (isItem ? merged?.itemLines.get(Number(rest[0])) : undefined) ?? lines[0]
  const field = (isItem ? items.columns : row).find((one) => one.path.every((part, at) => part === names[at]))
  if (!line || path === `/${idTitle}`) return { path, message }
  if (!field) return { path, message: `${line.line}행: ${message}` }
  const part = /^\d+$/.test(names[field.path.length] ?? '')
    ? `${Number(names[field.path.length]) + 1}번째: `
    : ''
  return { path, message: located(line, field.title, `${part}${message}`) }
}
