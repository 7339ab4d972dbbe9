import { dayAndTimeOf } from '#backend/kernel/time/seoul-time.ts'
import { diffData } from './diff-data.ts'
import { metaOf } from '#schema/data-fields.ts'
import { z } from 'zod'
import type { Edited } from './define-resource.ts'
import { isSame } from './etag.ts'
import type { RowData } from './fields.ts'
import { bare } from './fields.ts'

type FieldChange = { path: string; title: string; was: string; is: string }

/**
 * Lists the differences between two states in words: group by group, and item by item. Of a long text it tells where it
 * begins to differ. `path` is that of the field, and of a list's item where the list has as many as before.
 */
export function changedFields(
  definition: Pick<Edited, 'schema'>,
  before: RowData,
  after: RowData,
): FieldChange[] {
  return compare(definition.schema, before, after, '', '')
}

function compare(
  schema: z.ZodObject,
  before: RowData,
  after: RowData,
  path: string,
  prefix: string,
): FieldChange[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const [was, is] = [before[name], after[name]]
    if (isSame(was, is)) return []
    const title = `${prefix}${metaOf(field).title ?? name}`
    const at = `${path}/${name}`
    const inner = bare(field)
    if (inner instanceof z.ZodObject && isToldByField(was, is)) {
      return compare(inner, isGroup(was) ? was : {}, isGroup(is) ? is : {}, at, `${title} · `)
    }
    const list = inner as z.ZodType & { element?: z.ZodType }
    const item = list.element && (bare(list.element) as z.ZodType & { shape?: object })
    if (item?.shape && Array.isArray(was) && Array.isArray(is) && was.length === is.length) {
      return is.flatMap((one: RowData, index) =>
        compare(
          item as z.ZodObject,
          was[index] as RowData,
          one,
          `${at}/${index}`,
          `${title} ${index + 1} · `,
        ),
      )
    }
    if (hasParts(was) || hasParts(is)) {
      const told = diffData(inner as z.ZodType, was ?? [], is ?? [], [title])
      return told.map(({ where, before: gone, after: come }) => ({
        path: at,
        title: where.join(' · '),
        ...cut(inWords(gone?.text), inWords(come?.text)),
      }))
    }
    const words = (value: unknown) => inWords(value, metaOf(field))
    return [{ path: at, title, ...cut(words(was), words(is)) }]
  })
}

const isGroup = (value: unknown): value is RowData => typeof value === 'object' && value !== null

const isPicture = (value: RowData) => 'src' in value

/** Two groups, or one that has come or gone; a picture that has is told as one thing. */
function isToldByField(was: unknown, is: unknown): boolean {
  const groups = [was, is].filter(isGroup)
  return groups.length === 2 || (groups.length === 1 && !groups.some(isPicture))
}

/** A list of objects: parts of a long text, or as many more or fewer items. */
const hasParts = (value: unknown): boolean => Array.isArray(value) && value.some(isGroup)

function inWords(value: unknown, { labels, control }: ReturnType<typeof metaOf> = {}): string {
  if (value === null || value === undefined || value === '') return '없음'
  if (typeof value === 'boolean') return value ? '켬' : '끔'
  if (typeof value === 'number') return value.toLocaleString('ko-KR')
  if (typeof value === 'string') {
    const isMoment = control === 'moment' && !Number.isNaN(Date.parse(value))
    return isMoment ? dayAndTimeOf(new Date(value)) : (labels?.[value] ?? value)
  }
  if (Array.isArray(value)) return value.join(', ') || '없음'
  if (isGroup(value) && isPicture(value)) return value.alt ? `그림: ${value.alt}` : '그림'
  return '값'
}

/** Characters of a value that are told, and how many of them stand before the first that differs. */
const shown = 80
const ahead = 20

/** Cuts long values to where they differ. */
function cut(was: string, is: string): { was: string; is: string } {
  let same = 0
  while (same < was.length && was[same] === is[same]) same += 1
  const start = Math.max(was.length, is.length) > shown && same > ahead ? same - ahead : 0
  const part = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + shown)}${text.length > start + shown ? '…' : ''}`
  return { was: part(was), is: part(is) }
}
