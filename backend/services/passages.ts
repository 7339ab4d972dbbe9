import type { PageDefinition } from '#schema/page.ts'
import { z } from 'zod'
import type { Definitions } from './block-check.ts'

/** Text that stands together: an item of a list, or a block's own words. */
export type Passage = { title: string; text: string }

type Schema = z.core.$ZodTypes
type Found = { key: string; text: string }

const titleKey = /title|heading|question|name|label/i
/** Controls whose value is no text that a visitor reads. */
const notText = new Set<string | undefined>(['image', 'link', 'color', 'icon'])

/** What a visitor can read on a page, found by the schemas of its blocks; unknown blocks have none. */
export function passagesOf(page: PageDefinition, definitions: Definitions): Passage[] {
  return page.blocks.flatMap(({ component, data }) => {
    const schema = definitions.get(component)?.schema
    return schema ? readObject(schema as unknown as Schema, data) : []
  })
}

function readObject(schema: Schema, value: unknown): Passage[] {
  const own: Found[] = []
  const below: Passage[] = []
  collect(schema, value, '', own, below)
  if (own.length === 0) return below
  const title = own.find(({ key }) => titleKey.test(key)) ?? own[0]
  return [{ title: title?.text ?? '', text: own.map(({ text }) => text).join(' ') }, ...below]
}

/** Adds a value's own words to `own`, and those of the objects in its lists to `below`. */
function collect(schema: Schema, value: unknown, key: string, own: Found[], below: Passage[]): void {
  if (value === null || value === undefined) return
  const { def } = schema._zod
  if (def.type === 'string') {
    const control = z.globalRegistry.get(schema)?.control
    if (typeof value === 'string' && value.trim() !== '' && !notText.has(control) && isProse(schema)) {
      own.push({ key, text: value.trim() })
    }
  } else if (def.type === 'object') {
    for (const [name, inner] of Object.entries(def.shape)) {
      // A link's label or a picture's alternative is text of its field, not the title of what is around it.
      collect(inner as Schema, (value as Record<string, unknown>)[name], key || name, own, below)
    }
  } else if (def.type === 'array') {
    if (!Array.isArray(value)) return
    for (const item of value) {
      if (typeof item === 'object') below.push(...readObject(def.element as Schema, item))
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

/** A string that may hold anything; an address, a date or a pattern is not read for words. */
const isProse = (schema: Schema) => !schema._zod.bag.format && !schema._zod.bag.patterns
