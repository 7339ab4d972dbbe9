import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/* A list of texts in one cell: `하나, 둘`, with `"하나, 그리고 둘"` where an item has a comma. A line an item is as good. */

/** Writes the items of a list into a cell. */
export const writeList = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : stringify([[...items]], { delimiter: ', ', eof: false, quoted_match: /[,"\r\n]|^\s|\s$|^$/ })

/** Reads the items of a list from a cell. Throws an `Error` that says what would be right. */
export function readList(cell: string): string[] {
  try {
    const lines: string[][] = parse(cell, {
      record_delimiter: ['\r\n', '\n', '\r'],
      delimiter: hasLines(cell) ? '\t' : ',',
      trim: true,
      relax_column_count: true,
    })
    return lines.flat().filter(Boolean)
  } catch {
    throw new Error(
      '큰따옴표(")의 짝이 맞지 않습니다. 쉼표가 든 항목만 큰따옴표로 묶어 주세요. 예: 기미, "잡티, 주근깨"',
    )
  }
}

/** True where a line break stands outside of quotes: then each line is an item, commas and all. */
const hasLines = (cell: string) => /[\r\n]/.test(cell.replaceAll(/"(?:[^"]|"")*"/g, ''))
