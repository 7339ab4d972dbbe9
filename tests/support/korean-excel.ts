import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/*
 * A model of Korean Excel: it opens a CSV file, reads each cell as its “일반” format does, shows it, and saves the cells
 * as they are shown.
 */

/** `cp949`: “CSV (쉼표로 분리)”. `utf-8`: “CSV UTF-8”. `unicode-text`: “유니코드 텍스트”, with tabs. */
export const excelFormats = ['cp949', 'utf-8', 'unicode-text'] as const
export type ExcelFormat = (typeof excelFormats)[number]

/** Rows and cells as Excel shows a CSV file in UTF-8. */
export function openInExcel(bytes: Uint8Array): string[][] {
  const text = new TextDecoder().decode(bytes)
  const rows: string[][] = parse(text, { bom: true, relax_column_count: true })
  return rows.map((cells) => cells.map(shown))
}

/** Saves rows as Excel does; `emptyColumns` are columns at the end in which somebody once typed. */
export function saveInExcel(rows: string[][], format: ExcelFormat, emptyColumns = 0): Uint8Array {
  const delimiter = format === 'unicode-text' ? '\t' : ','
  const text = stringify(
    rows.map((cells) => [...cells, ...Array<string>(emptyColumns).fill('')]),
    { delimiter, record_delimiter: 'windows', quoted_match: /[\n",\t]/ },
  )
  if (format === 'utf-8') return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])
  if (format === 'unicode-text')
    return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  return toCp949(text)
}

/** Returns a text in CP949, with `?` for each UTF-16 unit of a character that it lacks. */
export const toCp949 = (text: string): Uint8Array =>
  Uint8Array.from(
    Array.from(text).flatMap((character) =>
      /^[\0-\x7f]$/.test(character)
        ? character.charCodeAt(0)
        : (cp949.get(character) ?? Array<number>(character.length).fill(0x3f)),
    ),
  )

const decoder = new TextDecoder('euc-kr')
const bytes = (from: number) => Array.from({ length: 0xff - from }, (_, index) => from + index)
const cp949 = new Map(
  bytes(0x81)
    .flatMap((lead) =>
      bytes(0x41).map((trail) => [decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]] as const),
    )
    .filter(([character]) => character !== '\ufffd'),
)

const two = (digits: string | undefined) => (digits ?? '0').padStart(2, '0')

/** How “일반” shows a text that is typed or opened. */
function shown(cell: string): string {
  const text = cell.replaceAll(/\r\n?/g, '\n').slice(0, 32_767)
  const trimmed = text.trim()
  if (/^[=@]/.test(text)) return '#NAME?'
  if (/^(true|false)$/i.test(trimmed)) return trimmed.toUpperCase()
  const day = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?)?$/.exec(trimmed)
  if (day) {
    const [, year, month, date, hour, minute] = day
    return `${year}-${two(month)}-${two(date)}${hour === undefined ? '' : ` ${Number(hour)}:${minute}`}`
  }
  const time = /^(\d{1,2}):(\d{2})(:\d{2})?$/.exec(trimmed)
  if (time) return `${Number(time[1])}:${time[2]}${time[3] ?? ''}`
  const short = /^(\d{1,2})[-/](\d{1,2})$/.exec(trimmed)
  if (short && Number(short[1]) <= 12 && Number(short[2]) <= 31)
    return `${two(short[1])}월 ${two(short[2])}일`
  return shownNumber(trimmed) ?? (/^[+-]/.test(text) ? '#NAME?' : text)
}

function shownNumber(text: string): string | undefined {
  const plain = text.replaceAll(',', '').replace(/^[₩$]/, '')
  if (plain === '' || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?%?$/i.test(plain)) return undefined
  if (plain.endsWith('%')) return text
  const value = Number(plain)
  if (/e/i.test(plain) || Math.abs(value) >= 1e11) {
    return value
      .toExponential(/e/i.test(plain) ? 2 : 5)
      .toUpperCase()
      .replace(/E([+-])(\d)$/, 'E$10$2')
  }
  return text.includes(',') && !text.includes('.') ? value.toLocaleString('en-US') : String(value)
}
