import { metaOf } from '#schema/data-fields.ts'
import { dayAndTimeOf } from '#backend/schedules/seoul-time.ts'
import { z } from 'zod'
import type { ResourceDefinition } from './define-resource.ts'
import { bare, itemOf } from './fields.ts'

/*
 * Which fields of a row go into a CSV file and how they are written there. Texts, numbers, moments, choices, switches and
 * lists of texts do; pictures, long texts and what refers to other rows do not, and stay as they are.
 */

export type CsvField = {
  /** Head of the column. */
  title: string
  name: string
  write: (value: unknown) => string
  /**
   * The value of a cell; `undefined` for an empty one that says nothing, so that the row keeps what it has. Throws an
   * `Error` whose message says what would be right.
   */
  read: (cell: string) => unknown
}

/** The columns of a row, and of its items where it has some with numbers: then each item has a line. */
export type CsvColumns = { row: CsvField[]; items?: { field: string; title: string; columns: CsvField[] } }

export function csvColumns({ schema, parts = {} }: ResourceDefinition): CsvColumns {
  const listed = Object.entries(parts).find(([, part]) => part?.kind === 'items' && part.isNumbered)?.[0]
  const item = listed === undefined ? undefined : itemOf(schema.shape[listed])
  const row = fieldsOf(schema, '')
  if (listed === undefined || !item) return { row }
  const title = titleOf(schema.shape, listed)
  return { row, items: { field: listed, title, columns: fieldsOf(item, `${title} `) } }
}

const fieldsOf = (schema: z.ZodObject, prefix: string): CsvField[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => {
    const form = name === 'id' ? undefined : formOf(field)
    return form ? [{ title: `${prefix}${titleOf(schema.shape, name)}`, name, ...form }] : []
  })

type Form = Pick<CsvField, 'write' | 'read'>

function formOf(field: z.core.$ZodType): Form | undefined {
  const inner = bare(field)
  const meta = metaOf(field)
  if (meta.references !== undefined || meta.control === 'image') return undefined
  const orEmpty =
    (read: Form['read']): Form['read'] =>
    (cell) =>
      cell !== '' ? read(cell) : isNullable(field) ? null : undefined
  if (meta.control === 'moment') return { write: writeMoment, read: orEmpty(readMoment) }
  if (inner instanceof z.ZodBoolean)
    return { write: (value) => (value === true ? '예' : '아니요'), read: readSwitch }
  if (inner instanceof z.ZodNumber) return { write: text, read: orEmpty(readNumber) }
  if (inner instanceof z.ZodEnum) return choice(meta.labels ?? {})
  if (inner instanceof z.ZodString) {
    return { write: text, read: isNullable(field) ? orEmpty((cell) => cell) : (cell) => cell }
  }
  if (inner instanceof z.ZodArray && bare(inner.element) instanceof z.ZodString) {
    return {
      write: (value) => (Array.isArray(value) ? value.join(', ') : ''),
      read: (cell) =>
        cell
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
    }
  }
  return undefined
}

const isNullable = (field: z.core.$ZodType): boolean =>
  field instanceof z.ZodNullable || (field instanceof z.ZodDefault && isNullable(field.unwrap()))

const titleOf = (shape: z.core.$ZodShape, name: string): string =>
  (shape[name] && metaOf(shape[name]).title) ?? name

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))

const writeMoment = (value: unknown) => (typeof value === 'string' ? dayAndTimeOf(new Date(value)) : '')

function readMoment(cell: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(cell) ?? []
  const moment = new Date(`${day}T${time ?? '00:00'}:00+09:00`)
  if (Number.isNaN(moment.getTime())) throw new Error('2026-11-22 09:00처럼 적어 주세요.')
  return moment.toISOString()
}

function readNumber(cell: string): number {
  const digits = cell.replaceAll(/[,\s원]/g, '')
  if (!/^-?\d+(\.\d+)?$/.test(digits)) throw new Error('숫자로 적어 주세요.')
  return Number(digits)
}

function readSwitch(cell: string): boolean | undefined {
  if (/^(예|true|1|o|y)$/i.test(cell)) return true
  if (cell === '') return undefined
  if (/^(아니요|아니오|false|0|x|n)$/i.test(cell)) return false
  throw new Error('예나 아니요로 적어 주세요.')
}

function choice(labels: Record<string, string>): Form {
  return {
    write: (value) => labels[String(value)] ?? text(value),
    read: (cell) => Object.entries(labels).find(([, label]) => label === cell)?.[0] ?? (cell || undefined),
  }
}
