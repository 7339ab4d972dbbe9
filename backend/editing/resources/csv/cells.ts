import { metaOf } from '#schema/data-fields.ts'
import { richText } from '#schema/rich-text.ts'
import { z } from 'zod'
import { bare, referenceOf } from '../fields.ts'
import { guarded, unguarded } from './guard.ts'
import { readList, writeList } from './lists.ts'
import type { Labels } from './references.ts'
import { findRow, nameRow } from './references.ts'
import { readRichText, writeRichText } from './rich-text.ts'
import { readDay, readMoment, readTime, writeMoment } from './times.ts'

/** A value as a cell, and the other way round. `read` throws an `Error` that says what would be right. */
export type Cell = { write: (value: unknown) => string; read: (cell: string) => unknown }

/** Note in place of a text that no cell holds. A cell that keeps the note keeps the text. */
export const tooLong = '(글이 길어 CSV에 담지 못했습니다. 이 칸을 그대로 두면 글도 그대로입니다.)'
/** Characters and line breaks of an Excel cell. Source: Microsoft, “Excel specifications and limits”. */
const mostCharacters = 32_000
const mostBreaks = 250

/** Returns the cell of a field. A value without a simpler form is JSON. */
export function cellOf(field: z.core.$ZodType, labels: Labels): Cell {
  const inner = bare(field)
  const { control, labels: names = {} } = metaOf(field)
  const source = referenceOf(field)
  if (control === 'moment') return { write: writeMoment, read: readMoment }
  if (control === 'time') return { write: text, read: readTime }
  if (inner instanceof z.ZodISODate) return { write: text, read: readDay }
  if (inner instanceof z.ZodBoolean)
    return { write: (value) => (value === true ? '예' : '아니요'), read: readSwitch }
  if (source === undefined && inner instanceof z.ZodNumber) return { write: text, read: readNumber }
  if (inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral) return kept(choice(valuesOf(inner), names))
  if (inner instanceof z.ZodString) return kept({ write: text, read: readText })
  if (!(inner instanceof z.ZodArray)) return kept(source === undefined ? json : reference(labels.get(source)))
  const element = bare(inner.element)
  if (element === richText.element) return kept({ write: writeRichText, read: readRichText })
  if (source !== undefined) return kept(listOf(reference(labels.get(source))))
  if (element instanceof z.ZodEnum)
    return kept(listOf(choice(valuesOf(element), metaOf(inner.element).labels ?? {})))
  return kept(element instanceof z.ZodString ? listOf({ write: text, read: (cell) => cell }) : json)
}

/** Words in a cell: guarded, of one kind of line break, composed (NFC), and never longer than a cell is. */
function kept({ write, read }: Cell): Cell {
  return {
    write: (value) => {
      const words = guarded(write(value).replaceAll(/\r\n?/g, '\n'))
      return words.length > mostCharacters || words.split('\n').length > mostBreaks ? tooLong : words
    },
    read: (cell) => read(unguarded(cell).normalize('NFC').trim()),
  }
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** Excel's way to show a number that is wide, such as a phone number: its digits are gone. */
const exponent = /^-?\d(?:[.,]\d+)?E[+-]?\d+$/i

function readText(cell: string): string {
  if (exponent.test(cell)) throw new Error(lostDigits)
  return cell
}

const lostDigits =
  '엑셀이 긴 숫자를 줄여 자릿수를 잃었습니다. 셀 서식을 ‘텍스트’나 ‘숫자’로 바꾸고 값을 다시 적어 저장해 주세요.'

function readNumber(cell: string): number {
  const tidied = cell.normalize('NFKC').replaceAll(/[\s,₩\\]|원$/g, '')
  if (exponent.test(tidied)) throw new Error(lostDigits)
  if (!/^-?\d+(\.\d+)?$/.test(tidied)) throw new Error('숫자로 적어 주세요. 예: 99000')
  return Number(tidied)
}

function readSwitch(cell: string): boolean {
  const word = cell.normalize('NFKC')
  if (/^(예|true|1|o|y|yes)$/i.test(word)) return true
  if (/^(아니요|아니오|false|0|x|n|no)$/i.test(word)) return false
  throw new Error('예나 아니요로 적어 주세요.')
}

const valuesOf = (schema: z.ZodEnum | z.ZodLiteral): unknown[] =>
  schema instanceof z.ZodEnum ? schema.options : [...schema.values]

/** A cell that names one of some values, as the console calls it or by itself. */
function choice(values: unknown[], names: Record<string, string>): Cell {
  const nameOf = (value: unknown) => names[String(value)] ?? text(value)
  return {
    write: nameOf,
    read: (cell) => {
      const found = values.filter((value) => nameOf(value) === cell || String(value) === cell)
      if (found.length > 0) return found[0]
      throw new Error(`다음 가운데 하나로 적어 주세요: ${values.map(nameOf).join(', ')}`)
    },
  }
}

const reference = (names: ReadonlyMap<number, string> = new Map()): Cell => ({
  write: (value) => (typeof value === 'number' ? nameRow(names, value) : ''),
  read: (cell) => findRow(names, cell),
})

const listOf = ({ write, read }: Cell): Cell => ({
  write: (value) => writeList(Array.isArray(value) ? value.map(write) : []),
  read: (cell) => readList(cell).map(read),
})

const json: Cell = {
  write: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
  read: (cell) => {
    try {
      return JSON.parse(cell) as unknown
    } catch {
      throw new Error('읽을 수 없는 값입니다. 내려받은 값을 그대로 두고, 그림은 콘솔에서 골라 주세요.')
    }
  },
}
