import type { PartnerTransaction } from '#backend/database/database.ts'
import { dayOf } from '#backend/schedules/seoul-time.ts'
import { sqlState } from '#backend/database/sql-state.ts'
import { ProblemError } from '#backend/http/problem.ts'
import type { ImportedRow } from '#schema/resource.ts'
import type { FieldError } from '#schema/problem.ts'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { checkData, refusal } from './check.ts'
import type { CsvColumns, CsvField } from './csv-columns.ts'
import { csvColumns } from './csv-columns.ts'
import type { ResourceDefinition } from './define-resource.ts'
import { initialData } from './describe.ts'
import type { RowData } from './fields.ts'
import type { Acting } from './rows.ts'
import { announced, change, create } from './rows.ts'
import type { StoredRow } from './store.ts'
import { readRows } from './store.ts'

const idTitle = '번호'
/** Rows that a file may have; a longer one is for the operator's commands. */
export const mostRows = 2_000

/** Rows of a resource as CSV. */
export function writeCsv(definition: ResourceDefinition, rows: readonly StoredRow[]): Uint8Array {
  const columns = csvColumns(definition)
  const lines = rows.flatMap((row) => linesOf(columns, row))
  return toCsv([headOf(columns), ...lines])
}

/**
 * Lines as CSV with a BOM, which spreadsheets want for Korean. A cell that a spreadsheet would take for a formula has an
 * apostrophe before it. Source: docs/product.md, O5; RFC 4180; OWASP, "CSV Injection".
 */
export const toCsv = (lines: readonly string[][]): Uint8Array =>
  Buffer.from(stringify([...lines], { bom: true, escape_formulas: true, record_delimiter: 'windows' }))

const headOf = ({ row, items }: CsvColumns) => [
  idTitle,
  ...row.map(({ title }) => title),
  ...(items ? [`${items.title} ${idTitle}`, ...items.columns.map(({ title }) => title)] : []),
]

function linesOf({ row, items }: CsvColumns, { id, data }: StoredRow): string[][] {
  const cells = [String(id), ...row.map(({ name, write }) => write(data[name]))]
  if (!items) return [cells]
  const each = (data[items.field] as RowData[] | undefined) ?? []
  if (each.length === 0) return [[...cells, '', ...items.columns.map(() => '')]]
  return each.map((item) => [
    ...cells,
    String(item.id),
    ...items.columns.map(({ name, write }) => write(item[name])),
  ])
}

/** `notices-2026-11-22.csv`, of the day in Seoul. */
export const csvName = (name: string, now: Date) => `${name}-${dayOf(now)}.csv`

type Line = { line: number; cells: Map<string, string> }
/** The lines of one row: the first tells the row, each tells an item. */
type Group = { id: number | null; lines: Line[] }

/**
 * Takes in a CSV file as `writeCsv` writes it. Tells what becomes of each row; where one is refused, or in a dry run,
 * nothing is changed. Throws 422 for what is no such file.
 */
export async function importCsv(
  acting: Acting,
  text: string,
  { isDry }: { isDry: boolean },
): Promise<{ rows: ImportedRow[]; isDone: boolean }> {
  const columns = csvColumns(acting.definition)
  const groups = groupLines(columns, parseLines(columns, text))
  const rows: ImportedRow[] = []
  const run = async (tx: PartnerTransaction) => {
    rows.length = 0
    for (const group of groups) rows.push(await importGroup(tx, acting, columns, group))
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

function parseLines(columns: CsvColumns, text: string): Line[] {
  let records: string[][]
  try {
    records = parse(text, { bom: true, trim: true, skip_empty_lines: true, relax_column_count: true })
  } catch {
    throw refusal([
      { path: '/csv', message: 'CSV로 읽을 수 없습니다. 엑셀에서 ‘CSV UTF-8’로 저장해 주세요.' },
    ])
  }
  const [head = [], ...rest] = records
  const known = headOf(columns)
  const strange = head.filter((title) => !known.includes(title))
  const lacking = [columns.row[0]?.title ?? ''].filter((title) => !head.includes(title))
  if (strange.length > 0 || lacking.length > 0) {
    const what = strange.length > 0 ? `모르는 열: ${strange.join(', ')}` : `없는 열: ${lacking.join(', ')}`
    throw refusal([
      { path: '/csv', message: `첫 줄이 다릅니다(${what}). 내려받은 CSV의 첫 줄을 그대로 두세요.` },
    ])
  }
  if (rest.length > mostRows) {
    throw refusal([{ path: '/csv', message: `한 번에 ${mostRows}줄까지입니다(지금 ${rest.length}줄).` }])
  }
  return rest.map((cells, index) => ({
    line: index + 2,
    cells: new Map(head.map((title, column) => [title, (cells[column] ?? '').replace(/^'(?=[=+\-@])/, '')])),
  }))
}

function groupLines({ row, items }: CsvColumns, lines: Line[]): Group[] {
  const groups: Group[] = []
  const [naming] = row
  for (const line of lines) {
    const cell = line.cells.get(idTitle) ?? ''
    const id = cell === '' ? null : Number(cell)
    const last = groups.at(-1)
    const name = (one: Line | undefined) => one?.cells.get(naming?.title ?? '')
    const isSameRow =
      items !== undefined &&
      last !== undefined &&
      last.id === id &&
      (id !== null || name(last.lines[0]) === name(line))
    if (isSameRow) last.lines.push(line)
    else groups.push({ id, lines: [line] })
  }
  return groups
}

async function importGroup(
  tx: PartnerTransaction,
  acting: Acting,
  columns: CsvColumns,
  { id, lines }: Group,
): Promise<ImportedRow> {
  const { definition } = acting
  const [first] = lines
  const told = { line: first?.line ?? 1, id, title: '' }
  try {
    if (id !== null && !Number.isSafeInteger(id))
      throw refusal([{ path: `/${idTitle}`, message: '번호는 숫자입니다.' }])
    const [before] = id === null ? [] : await readRows(tx, definition, [id], { forUpdate: true })
    if (id !== null && !before) throw refusal([{ path: `/${idTitle}`, message: `${id}번이 없습니다.` }])
    const given = merge(columns, before?.data ?? initialData(definition), lines)
    told.title = String(given[definition.titleField] ?? '')
    const data = checkData(definition, given)
    if (!before) return { ...told, id: await create(tx, acting, data), fate: 'CREATED', errors: [] }
    const isChanged = await change(tx, acting, before, data)
    return { ...told, fate: isChanged ? 'CHANGED' : 'SAME', errors: [] }
  } catch (error) {
    if (error instanceof ProblemError) {
      return {
        ...told,
        fate: 'REFUSED',
        errors: error.problem.errors ?? [{ path: '', message: error.message }],
      }
    }
    // A constraint of the table refuses the row.
    if (sqlState(error)?.startsWith('23'))
      throw new ProblemError(
        422,
        'bad-data',
        `${told.line}번째 줄을 넣을 수 없습니다. 같은 것이 이미 있거나 값이 서로 맞지 않습니다.`,
      )
    throw error
  }
}

/** Returns a row with the values of its lines laid over it. Keeps the items that no line names. */
function merge({ row, items }: CsvColumns, before: RowData, lines: Line[]): RowData {
  const errors: FieldError[] = []
  const [first] = lines
  const data = { ...before, ...(first && readCells(row, first, '', errors)) }
  if (items) {
    const each = [...((before[items.field] as RowData[] | undefined) ?? [])]
    for (const line of lines) {
      const cell = line.cells.get(`${items.title} ${idTitle}`) ?? ''
      const isEmpty = items.columns.every(({ title }) => (line.cells.get(title) ?? '') === '')
      if (cell === '' && isEmpty) continue
      const found = cell === '' ? -1 : each.findIndex((item) => item.id === Number(cell))
      const index = found < 0 ? each.length : found
      const path = `/${items.field}/${index}`
      if (cell !== '' && found < 0) {
        errors.push({ path, message: `${items.title} ${cell}번이 이 줄의 것이 아닙니다.` })
        continue
      }
      each[index] = { ...each[index], ...readCells(items.columns, line, path, errors) }
    }
    data[items.field] = each
  }
  if (errors.length > 0) throw refusal(errors)
  return data
}

function readCells(fields: CsvField[], { cells }: Line, path: string, errors: FieldError[]): RowData {
  return Object.fromEntries(
    fields.flatMap(({ title, name, read }) => {
      const cell = cells.get(title)
      if (cell === undefined) return []
      try {
        const value = read(cell)
        return value === undefined ? [] : [[name, value]]
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        errors.push({ path: `${path}/${name}`, message: `${title}: ${message}` })
        return []
      }
    }),
  )
}
