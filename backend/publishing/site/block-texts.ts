import { isRuns, plainText } from '#schema/plain/inline-text.ts'
import type { PageDefinition } from '#schema/page.ts'
import type { Control } from '#schema/primitives.ts'
import { z } from 'zod'
import type { Definitions } from './block-check.ts'

/** Text that stands together: an item of a list, or a block's own words. The title may be empty. */
export type BlockText = { title: string; text: string }

type Schema = z.core.$ZodTypes
type Found = { key: string; text: string }

const titleKey = /title|heading|question|name|label/i
/** Controls whose value is no text that a visitor reads. */
const notText = new Set<string | undefined>(['image', 'link', 'video', 'color', 'icon'])

/**
 * Returns the texts that a visitor can read on a page, found by the schemas of its blocks; unknown blocks have none.
 */
export function blockTexts(page: PageDefinition, definitions: Definitions): BlockText[] {
  return page.blocks.flatMap(({ component, data }) => {
    const schema = definitions.get(component)?.schema
    return schema ? readObject(schema as unknown as Schema, data) : []
  })
}

function readObject(schema: Schema, value: unknown): BlockText[] {
  const own: Found[] = []
  const below: BlockText[] = []
  collect(schema, value, '', own, below)
  if (own.length === 0) return below
  const title = own.find(({ key }) => titleKey.test(key))
  const rest = own.filter((one) => one !== title).map(({ text }) => text)
  return [{ title: title?.text ?? '', text: rest.join(' ') }, ...below]
}

/** Adds a value's own words to `own`, and those of the objects in its lists to `below`. */
function collect(schema: Schema, value: unknown, key: string, own: Found[], below: BlockText[]): void {
  if (value === null || value === undefined) return
  const { def } = schema._zod
  if (def.type === 'string') {
    const control = z.globalRegistry.get(schema)?.control
    if (
      typeof value === 'string' &&
      value.trim() !== '' &&
      !notText.has(control) &&
      isProse(schema) &&
      !isRawTime(value.trim())
    ) {
      own.push({ key, text: value.trim() })
    }
  } else if (def.type === 'object') {
    if (hasControl(def.shape.src, 'image') || hasControl(def.shape.url, 'link')) return
    for (const [name, inner] of Object.entries(def.shape)) {
      collect(inner as Schema, (value as Record<string, unknown>)[name], key || name, own, below)
    }
  } else if (def.type === 'array') {
    if (!Array.isArray(value)) return
    if (isRuns(value) && hasControl(schema, 'runs')) own.push({ key, text: plainText(value).trim() })
    else
      for (const item of value) {
        if (typeof item === 'object' && !isRuns(item)) below.push(...readObject(def.element as Schema, item))
        else collect(def.element as Schema, item, key, own, below)
      }
  } else if (def.type === 'union') {
    const option = def.options.find((one) => z.safeParse(one, value).success)
    if (option) collect(option as Schema, value, key, own, below)
  } else if (def.type === 'lazy') {
    collect(def.getter() as Schema, value, key, own, below)
  } else if ('innerType' in def) {
    collect(def.innerType as Schema, value, key, own, below)
  }
}

/** Returns whether a field is a picture or a link, whose texts are not among those of the block. */
const hasControl = (schema: unknown, control: Control) =>
  schema !== undefined && z.globalRegistry.get(schema as z.ZodType)?.control === control

/** `2026-11-30`, `2026-11-30T15:00:00.000Z`, `10:00`: told to visitors in words of ours. */
const isRawTime = (text: string) =>
  /^(\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-][\d:]+)?)?|\d{2}:\d{2}(:\d{2})?)$/.test(text)

/** A string that may hold anything; an address, a date or a pattern is not read for words. */
const isProse = (schema: Schema) => !schema._zod.bag.format && !schema._zod.bag.patterns
