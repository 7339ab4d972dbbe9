import { z } from 'zod'
import { isRuns, plainText } from './plain/inline-text.ts'
import type { Control } from './primitives.ts'
import { textRun } from './rich-text.ts'

/** A value in data with what its schema says of it. */
export type DataField = {
  /** JSON Pointer (RFC 6901) below the data. */
  path: string
  /** Korean titles from the outermost field to this one; an item of a list adds its place: `2번째`. */
  titles: string[]
  schema: z.core.$ZodTypes
  control: Control | undefined
  value: unknown
}

type Place = Pick<DataField, 'path' | 'titles' | 'control'>

/**
 * Returns every value in data that a schema knows, groups and lists among them, in the order of the schema. What does not
 * fit the schema is left out. Words in runs are one value, as a visitor reads them, before the links among them.
 */
export function dataFields(schema: z.ZodType, data: unknown): DataField[] {
  const found: DataField[] = []
  walk(schema as unknown as z.core.$ZodTypes, data, { path: '', titles: [], control: undefined }, found)
  return found
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

function walk(schema: z.core.$ZodTypes, value: unknown, place: Place, found: DataField[]): void {
  if (value === null || value === undefined) return
  const { def } = schema._zod
  const inner = innerOf(schema, value)
  if (inner) return walk(inner, value, { ...place, control: place.control ?? controlOf(schema) }, found)
  const here = { ...place, control: place.control ?? controlOf(schema) }
  if (here.control === 'runs' && isRuns(value)) {
    found.push({ ...here, schema: wholeWords, value: plainText(value) })
    value.forEach(({ url }, index) => {
      const titles = [...place.titles, '링크']
      walk(linkInText, url, { path: `${place.path}/${index}/url`, titles, control: undefined }, found)
    })
    return
  }
  found.push({ ...here, schema, value })
  if (def.type === 'object') {
    for (const [name, field] of Object.entries(def.shape)) {
      const { title } = metaOf(field)
      const below = {
        path: `${place.path}/${escaped(name)}`,
        titles: title === undefined ? place.titles : [...place.titles, title],
        control: undefined,
      }
      walk(field as z.core.$ZodTypes, (value as Record<string, unknown>)[name], below, found)
    }
  } else if (def.type === 'array' && Array.isArray(value)) {
    value.forEach((item, index) => {
      const below = {
        path: `${place.path}/${index}`,
        titles: [...place.titles, `${index + 1}번째`],
        control: undefined,
      }
      walk(def.element as z.core.$ZodTypes, item, below, found)
    })
  }
}

const wholeWords = z.string()
const linkInText = textRun.shape.url

/** The schema that a wrapper holds, or the branch of a union that the value fits. */
export function innerOf(schema: z.core.$ZodTypes, value: unknown): z.core.$ZodTypes | undefined {
  const { def } = schema._zod
  if (def.type === 'union') {
    return def.options.find((one) => z.safeParse(one, value).success) as z.core.$ZodTypes | undefined
  }
  if (def.type === 'lazy') return def.getter() as z.core.$ZodTypes
  if ('innerType' in def) return def.innerType as z.core.$ZodTypes
  return def.type === 'pipe' ? (def.in as z.core.$ZodTypes) : undefined
}

const controlOf = (schema: z.core.$ZodTypes) => z.globalRegistry.get(schema)?.control

/** What a field says of itself, whichever of its wrappers has it; of two that do, the outer one counts. */
export function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = 'innerType' in def ? metaOf(def.innerType) : {}
  return { ...inner, ...z.globalRegistry.get(schema) }
}
