import type { FieldError } from '#schema/problem.ts'
import { isSame } from '../etag.ts'
import type { RowData } from '../fields.ts'
import { tooLong } from './cells.ts'
import type { CsvColumns, CsvField, CsvItems } from './columns.ts'
import { valueAt, withValue } from './columns.ts'
import type { Group, Line } from './lines.ts'
import { brokenText } from './lines.ts'
import type { Losses } from './losses.ts'

/*
 * A row with the lines of a file laid over it. A cell changes its field where it says something else than the row says
 * today; a column that is missing changes nothing.
 */

type Given = {
  columns: CsvColumns
  /** The row as it is, or as a new one begins. */
  before: RowData
  group: Group
  losses: Losses | null
}

export type Merged = {
  data: RowData
  errors: FieldError[]
  warnings: FieldError[]
  /** Line of an item by its place in the row's list. */
  itemLines: Map<number, Line>
}

type Reading = Given & Merged

export function mergeGroup(given: Given): Merged {
  const reading: Reading = { ...given, data: given.before, errors: [], warnings: [], itemLines: new Map() }
  for (const field of given.columns.row) mergeField(reading, field)
  const { items } = given.columns
  if (items) {
    const before = (given.before[items.field] as RowData[] | undefined) ?? []
    const list =
      items.idTitle === null ? mergeList(reading, items, before) : mergeNumbered(reading, items, before)
    reading.data = { ...reading.data, [items.field]: list }
  }
  const { data, errors, warnings, itemLines } = reading
  return { data, errors, warnings, itemLines }
}

/** Lines that say what the row says already say nothing; the others agree, or are refused. */
function mergeField(reading: Reading, field: CsvField): void {
  const { group, before } = reading
  const old = valueAt(before, field.path)
  const said: { value: unknown; line: Line }[] = []
  for (const line of group.lines) {
    const change = changeIn(reading, field, line, { old, path: '', isNew: group.id === null })
    if (change && !said.some(({ value }) => isSame(value, change.value))) said.push({ ...change, line })
  }
  const [only] = said
  if (said.length > 1) {
    const lines = said.map(({ line }) => `${line.line}행`).join(', ')
    const path = `/${field.path.join('/')}`
    reading.errors.push({
      path,
      message: `${lines}의 ‘${field.title}’ 열이 서로 다릅니다. 번호가 같은 행에는 같은 값을 적어 주세요.`,
    })
  } else if (only) reading.data = withValue(reading.data, field.path, only.value)
}

/** Items keep their numbers; those that no line names stay. */
function mergeNumbered(reading: Reading, items: CsvItems, before: RowData[]): RowData[] {
  const list = [...before]
  for (const line of reading.group.lines) {
    const cell = line.cells.get(items.idTitle ?? '') ?? ''
    if (cell === '' && isWithoutItem(items, line)) continue
    const found = cell === '' ? -1 : list.findIndex((item) => String(item.id) === cell)
    if (cell !== '' && found < 0) {
      const message = located(
        line,
        items.idTitle ?? '',
        `이 행의 ${items.title}에 없는 번호입니다. 새 항목이면 번호를 비워 주세요.`,
      )
      reading.errors.push({ path: `/${items.field}`, message })
      continue
    }
    const place = found < 0 ? list.length : found
    reading.itemLines.set(place, line)
    list[place] = itemIn(reading, items, line, { place, old: list[place], start: list[place] ?? {} })
  }
  return list
}

/** Items without numbers are those of the lines, in their order. */
function mergeList(reading: Reading, items: CsvItems, before: RowData[]): RowData[] {
  const { lines } = reading.group
  const there = items.columns.filter(({ title }) => lines[0]?.cells.has(title))
  if (there.length === 0) return before
  const named = lines.filter((line) => !isWithoutItem(items, line))
  if (there.length < items.columns.length && named.length !== before.length && before.length > 0) {
    const missing = items.columns.filter((column) => !there.includes(column)).map(({ title }) => title)
    reading.errors.push({
      path: `/${items.field}`,
      message: `${lines[0]?.line}행: ${items.title}의 행이 늘거나 줄었는데 열이 빠졌습니다. 열을 다시 넣어 주세요: ${missing.join(', ')}`,
    })
    return before
  }
  return named.map((line, place) => {
    reading.itemLines.set(place, line)
    const old = before[place]
    const start = there.length === items.columns.length ? {} : (old ?? {})
    return itemIn(reading, items, line, { place, old, start })
  })
}

const isWithoutItem = ({ columns }: CsvItems, { cells }: Line) =>
  columns.every(({ title }) => (cells.get(title) ?? '') === '')

type ItemPlace = { place: number; old: RowData | undefined; start: RowData }

function itemIn(reading: Reading, items: CsvItems, line: Line, { place, old, start }: ItemPlace): RowData {
  const path = `/${items.field}/${place}`
  return items.columns.reduce((item, field) => {
    const known = old && valueAt(old, field.path)
    const change = changeIn(reading, field, line, { old: known, path, isNew: old === undefined })
    if (change) return withValue(item, field.path, change.value)
    return known === undefined ? item : withValue(item, field.path, known)
  }, start)
}

type Place = { old: unknown; path: string; isNew: boolean }

/** The value that a cell gives its field; `undefined` where the field stays as it is. */
function changeIn(
  reading: Reading,
  field: CsvField,
  line: Line,
  { old, path, isNew }: Place,
): { value: unknown } | undefined {
  const given = line.cells.get(field.title)
  if (given === undefined) return undefined
  const cell = tidied(given)
  const written = tidied(field.write(old))
  if (composed(cell) === composed(written) || (isNew && cell === '')) return undefined
  const at = `${path}/${field.path.join('/')}`
  try {
    if (reading.losses?.isLossOf(given, field.write(old))) return undefined
    const change = cell === '' ? field.empty : { value: readCell(field, cell) }
    if (!change || isSame(change.value, readAgain(field, written))) return undefined
    reading.losses?.refuse(cell, written)
    if (reading.losses?.isDoubtful(cell)) {
      const message = located(
        line,
        field.title,
        '엑셀이 저장하지 못한 글자가 ?로 바뀌지 않았는지 확인해 주세요.',
      )
      reading.warnings.push({ path: at, message })
    }
    return change
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    reading.errors.push({ path: at, message: located(line, field.title, message) })
    return undefined
  }
}

const tidied = (cell: string) => cell.replaceAll(/\r\n?/g, '\n').trim()
const composed = (cell: string) => cell.normalize('NFC')

const excelError = /^#(?:N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!)$/

function readCell(field: CsvField, cell: string): unknown {
  if (cell === tooLong) throw new Error('다른 행의 긴 글은 CSV에 없습니다. 콘솔에서 적어 주세요.')
  if (cell.includes('\ufffd')) throw new Error(brokenText)
  if (/^#{3,}$/.test(cell)) {
    throw new Error('엑셀의 열이 좁아 값 대신 #####이 저장되었습니다. 열을 넓히고 다시 저장해 주세요.')
  }
  if (excelError.test(cell)) {
    throw new Error('엑셀이 글을 수식으로 읽어 오류가 저장되었습니다. 값을 다시 적어 주세요.')
  }
  return field.read(cell)
}

/** The value that a cell of ours says; nothing where it says none. */
function readAgain({ read, empty }: CsvField, written: string): unknown {
  try {
    return written === '' ? empty?.value : read(written)
  } catch {
    return undefined
  }
}

/** Says a fault with row, column and value: `3행 ‘정가’ 열의 ‘공짜’: 숫자로 적어 주세요.` */
export function located({ line, cells }: Line, title: string, message: string): string {
  const cell = (cells.get(title) ?? '').replaceAll(/\s+/g, ' ')
  const shown = cell.length > 40 ? `${cell.slice(0, 40)}…` : cell
  return shown === ''
    ? `${line}행 ‘${title}’ 열: ${message}`
    : `${line}행 ‘${title}’ 열의 ‘${shown}’: ${message}`
}
