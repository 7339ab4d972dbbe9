import type { FieldError } from '#schema/problem.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { refusal } from '../check.ts'
import type { CsvColumns } from './columns.ts'
import { headOf, idTitle } from './columns.ts'

/** A row of the file has the number that a spreadsheet shows; its cells go by the heads of their columns. */
export type Line = { line: number; cells: ReadonlyMap<string, string> }
/** The lines of one row of the resource; `id` is `null` for a new one. */
export type Group = { id: number | null; lines: Line[] }

/** Message for a file that was read in another encoding than its own. */
export const brokenText =
  '글자가 깨졌습니다. 콘솔에서 파일을 그대로 올리거나, 엑셀에서 ‘CSV UTF-8(쉼표로 분리)’로 저장해 주세요.'

const separators = [',', '\t', ';']

/** Reads a CSV file, whichever of `separators` it has. Throws 422 that names what is wrong in the file as a whole. */
export function readLines(columns: CsvColumns, text: string): Line[] {
  const known = headOf(columns)
  const count = (separator: string) =>
    headsIn(parsed(text, separator, 2)).head.filter((title) => known.includes(title)).length
  const separator = separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
  const records = parsed(text, separator)
  const { head, at } = headsIn(records)
  checkHead(columns, head)
  return records.slice(at + 1).flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return []
    const line = at + index + 2
    const beyond = cells.findIndex((cell, column) => cell !== '' && (head[column] ?? '') === '')
    if (beyond >= 0) {
      throw refused(
        `${line}행의 ${beyond + 1}번째 열에 ‘${cells[beyond]}’이 있지만 그 열에는 이름이 없습니다. 칸을 비우거나 첫 행에 열의 이름을 적어 주세요.`,
      )
    }
    return [
      {
        line,
        cells: new Map(head.flatMap((title, column) => (title ? [[title, cells[column] ?? '']] : []))),
      },
    ]
  })
}

const refused = (message: string) => refusal([{ path: '/csv', message } satisfies FieldError])

function parsed(text: string, delimiter: string, to?: number): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      relax_column_count: true,
      ...(to !== undefined && { to }),
    })
  } catch (error) {
    const line = error instanceof CsvError ? Number(error.lines) : NaN
    if (to !== undefined) return []
    throw refused(
      `${Number.isNaN(line) ? '' : `${line}번째 줄 부근에서 `}큰따옴표(")의 짝이 맞지 않아 CSV로 읽을 수 없습니다. 엑셀에서 ‘CSV UTF-8(쉼표로 분리)’로 저장한 파일을 올려 주세요.`,
    )
  }
}

/** Heads of the columns, and their place: a first line `sep=,` is for Excel alone. */
function headsIn(records: string[][]): { head: string[]; at: number } {
  const at = /^sep=/i.test(records[0]?.[0] ?? '') ? 1 : 0
  return { head: (records[at] ?? []).map(tidied), at }
}

/** Returns a head without invisible characters, composed as on every machine (NFC). */
const tidied = (title: string) =>
  title
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function checkHead(columns: CsvColumns, head: string[]): void {
  const known = headOf(columns)
  const named = head.filter(Boolean)
  if (named.some((title) => title.includes('\ufffd'))) throw refused(brokenText)
  const strange = named.filter((title) => !known.includes(title))
  if (strange.length > 0) {
    throw refused(
      `첫 행에 모르는 열이 있습니다: ${strange.join(', ')}. 쓸 수 있는 열: ${known.join(', ')}. 내려받은 CSV의 첫 행을 그대로 두거나 그 열을 삭제해 주세요.`,
    )
  }
  const twice = named.filter((title, index) => named.indexOf(title) !== index)
  if (twice.length > 0)
    throw refused(`첫 행에 같은 열이 두 번 있습니다: ${twice.join(', ')}. 하나만 남겨 주세요.`)
  const naming = columns.row[0]?.title ?? ''
  if (!named.includes(idTitle) && !named.includes(naming)) {
    throw refused(
      `첫 행에 ‘${idTitle}’나 ‘${naming}’ 열이 있어야 합니다. 내려받은 CSV의 첫 행을 그대로 두세요.`,
    )
  }
}

/**
 * Gathers the lines of each row: those with its number, wherever in the file a spreadsheet has sorted them to, and lines
 * of a new row one after another that say nothing else of it than the first.
 */
export function groupLines({ row, items }: CsvColumns, lines: readonly Line[]): Group[] {
  const groups: Group[] = []
  const byId = new Map<number, Group>()
  for (const line of lines) {
    const cell = line.cells.get(idTitle) ?? ''
    const id = cell === '' ? null : Number(cell.normalize('NFKC').replaceAll(',', ''))
    const last = groups.at(-1)
    const [first] = last?.lines ?? []
    const goesOn =
      items !== undefined &&
      last?.id === null &&
      id === null &&
      row.every(({ title }, index) => {
        const own = line.cells.get(title) ?? ''
        return own === (first?.cells.get(title) ?? '') || (own === '' && index > 0)
      })
    const known = goesOn ? last : id === null ? undefined : byId.get(id)
    if (known) known.lines.push(line)
    else groups.push({ id, lines: [line] })
    const made = groups.at(-1)
    if (!known && id !== null && made) byId.set(id, made)
  }
  return groups
}
