/*
 * Texts that a spreadsheet would not keep as they are have an apostrophe before them in a cell: formulas (OWASP, “CSV
 * Injection”), and texts that it would take for a number, a date, a time, a truth value or an error.
 */

const formula = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/
const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july'
const number = new RegExp(
  `^(?:[\\p{Nd}\\s.,:/\\-+%()₩$€£¥\\\\]|년|월|일|시|분|초|오전|오후|am|pm|[ape]|${months}|august|september|october|november|december)*$`,
  'iu',
)
const word = /^(?:true|false|#(?:n\/a|name\?|ref!|value!|div\/0!|num!|null!|#+))$/i

function needsGuard(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed.startsWith("'")) return needsGuard(trimmed.slice(1))
  return (
    formula.test(text) ||
    formula.test(trimmed) ||
    word.test(trimmed) ||
    (/\p{Nd}/u.test(trimmed) && number.test(trimmed))
  )
}

/** A text as a cell that a spreadsheet keeps. */
export const guarded = (text: string): string => (needsGuard(text) ? `'${text}` : text)

/** The text of a cell, which may be guarded. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && needsGuard(cell.slice(1)) ? cell.slice(1) : cell
