import { tables, type Dump, type DumpRow } from './format.ts'
import { rewriteRows, rewriteWithin } from './rewrite-rows.ts'

const dayLength = 86_400_000
const dated = new Set(['date', 'timestamp with time zone', 'tstzrange'])
/** Types of columns as SQL names them, by `table.column`. */
const types = new Map(
  tables.flatMap(({ name: table, columns }) => columns.map(({ name, type }) => [`${table}.${name}`, type])),
)
/** Days that are a person's, and no part of the clinic's calendar. */
const kept = new Set(['birth_date'])

/** The day of a moment in Seoul, as `2026-11-27`. */
export const seoulDay = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })

/**
 * A dump whose days are as far from a day as they were from the day on which it was written, less six days at most: they
 * move by whole weeks, so that each keeps its weekday. Days in texts stay.
 */
export function shiftDays(dump: Dump, today: Date): Dump {
  const written = seoulDay(new Date(dump.header.createdAt))
  const weeks = Math.floor((Date.parse(seoulDay(today)) - Date.parse(written)) / (7 * dayLength))
  if (weeks === 0) return dump
  const shift = (day: string) => new Date(Date.parse(day) + weeks * 7 * dayLength).toISOString().slice(0, 10)
  return { ...dump, rows: rewriteRows(dump.rows, (row) => shiftRow(row, shift)) }
}

function shiftRow({ table, row }: DumpRow, shift: (day: string) => string): DumpRow['row'] {
  const shiftText = (text: string) =>
    /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) ? shift(text.slice(0, 10)) + text.slice(10) : text
  const entries = Object.entries(row).map(([column, value]) => {
    const type = types.get(`${table}.${column}`) ?? ''
    if (dated.has(type) && typeof value === 'string' && !kept.has(column))
      return [column, value.replaceAll(/\d{4}-\d{2}-\d{2}/g, shift)]
    if (type === 'jsonb') return [column, rewriteWithin(value, shiftText)]
    if (table === 'contents' && column === 'body')
      return [column, JSON.stringify(rewriteWithin(JSON.parse(String(value)), shiftText))]
    return [column, value]
  })
  return Object.fromEntries(entries) as DumpRow['row']
}
