import { metaOf } from '#schema/data-fields.ts'
import { z } from 'zod'
import type { ResourceDefinition } from '../define-resource.ts'
import type { RowData } from '../fields.ts'
import { bare, itemOf } from '../fields.ts'
import type { Cell } from './cells.ts'
import { cellOf } from './cells.ts'
import type { Labels } from './references.ts'

/** A column of a CSV file holds one field of a row, or of one of its items. */
export type CsvField = Cell & {
  /** Head of the column. */
  title: string
  /** Names from the row, or the item, down to the field. */
  path: readonly string[]
  /** Value of an empty cell; `null` where the field cannot be empty, so that an empty cell says nothing. */
  empty: { value: unknown } | null
}

export type CsvItems = {
  field: string
  title: string
  /** Head of the column with the items' numbers; `null` for items without, whose lines are the whole list in its order. */
  idTitle: string | null
  columns: CsvField[]
}

/** The columns of a row, and of its items where it has some: then each item has a line. */
export type CsvColumns = { row: CsvField[]; items?: CsvItems }

export const idTitle = '번호'

/** Returns the columns of a resource: every field that people edit. */
export function csvColumns({ schema, parts = {} }: ResourceDefinition, labels: Labels): CsvColumns {
  const [field, part] = Object.entries(parts).find(([, one]) => one?.kind === 'items') ?? []
  const item = field === undefined ? undefined : itemOf(schema.shape[field])
  if (field === undefined || part?.kind !== 'items' || !item) return { row: fieldsOf(schema, '', labels) }
  const title = titleOf(schema.shape, field)
  return {
    row: fieldsOf(schema, '', labels).filter(({ path }) => path[0] !== field),
    items: {
      field,
      title,
      idTitle: part.isNumbered ? `${title} ${idTitle}` : null,
      columns: fieldsOf(item, `${title} `, labels),
    },
  }
}

export const headOf = ({ row, items }: CsvColumns): string[] => [
  idTitle,
  ...row.map(({ title }) => title),
  ...(items ? [items.idTitle ?? [], items.columns.map(({ title }) => title)].flat() : []),
]

function fieldsOf(schema: z.ZodObject, prefix: string, labels: Labels): CsvField[] {
  return Object.entries(schema.shape).flatMap(([name, field]): CsvField[] => {
    if (metaOf(field).control === 'hidden') return []
    if (name === 'translations') return translations(schema, prefix, labels)
    return [
      {
        ...cellOf(field, labels),
        title: `${prefix}${titleOf(schema.shape, name)}`,
        path: [name],
        empty: emptyOf(field),
      },
    ]
  })
}

/** A column for each text in each language: `이름(영어)`. */
function translations({ shape }: z.ZodObject, prefix: string, labels: Labels): CsvField[] {
  const languages = Object.entries((bare(shape.translations as z.ZodType) as z.ZodObject).shape)
  return languages.flatMap(([code, language]) => {
    const texts = (bare(language) as z.ZodObject).shape
    return Object.entries(texts).map(([name, field]) => ({
      ...cellOf(field, labels),
      title: `${prefix}${titleOf(shape, name)}(${metaOf(language).title ?? code})`,
      path: ['translations', code, name],
      empty: { value: undefined },
    }))
  })
}

function emptyOf(field: z.core.$ZodType): CsvField['empty'] {
  if (z.safeParse(field, null).success) return { value: null }
  const inner = bare(field)
  if (inner instanceof z.ZodArray) return { value: [] }
  return inner instanceof z.ZodString &&
    !(inner instanceof z.ZodISODate) &&
    metaOf(field).control !== 'moment'
    ? { value: '' }
    : null
}

const titleOf = (shape: z.core.$ZodShape, name: string): string =>
  (shape[name] && metaOf(shape[name]).title) ?? name

/** The value of a field in a row or an item. */
export const valueAt = (data: RowData, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (inner as RowData | undefined)?.[name], data)

/** The row or item with another value of a field; without the field where that is `undefined`. */
export function withValue(data: RowData, [name = '', ...rest]: readonly string[], value: unknown): RowData {
  const inner = rest.length === 0 ? value : withValue((data[name] as RowData | undefined) ?? {}, rest, value)
  const { [name]: _before, ...others } = data
  return inner === undefined ? others : { ...data, [name]: inner }
}
