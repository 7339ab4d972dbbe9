import {
  asSchema,
  dereference,
  isRichText,
  propertiesOf,
  unionOf,
  withoutNull,
  type JsonSchema,
} from '#admin/kit/form/data/json-schema.ts'

/** A text of a block's data that is written as it stands, on one line or on several. */
export type TextField = {
  /** Pointer in the data. */
  pointer: string
  value: string
  isMultiline: boolean
  /** It is there even where it is empty. */
  isRequired: boolean
}

export type BlockTexts = {
  plain: TextField[]
  /** Long texts, which have an editor of their own, with all their words. */
  rich: { pointer: string; words: string }[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

const wordsOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(Array.isArray(value) || isRecord(value) ? value : {})
        .map(wordsOf)
        .join(' ')

const isText = (schema: JsonSchema) =>
  schema.type === 'string' &&
  !schema.enum &&
  schema.const === undefined &&
  !schema.format &&
  !schema.pattern &&
  schema.access !== 'owner' &&
  (schema.control === undefined || schema.control === 'multiline')

/** The texts of a block's data, in the order of its schema. */
export function textsOf(root: JsonSchema, data: unknown): BlockTexts {
  const found: BlockTexts = { plain: [], rich: [] }
  const walk = (given: JsonSchema, value: unknown, pointer: string, isRequired: boolean) => {
    const schema = dereference(withoutNull(given) ?? given, root)
    if (typeof value === 'string') {
      if (isText(schema) && squash(value) !== '')
        found.plain.push({ pointer, value, isMultiline: schema.control === 'multiline', isRequired })
      return
    }
    if (isRichText(schema)) {
      found.rich.push({ pointer, words: squash(wordsOf(value)) })
      return
    }
    if (Array.isArray(value)) {
      const items = Array.isArray(schema.items) ? undefined : asSchema(schema.items)
      if (items) value.forEach((item, index) => walk(items, item, `${pointer}/${index}`, true))
      return
    }
    if (!isRecord(value)) return
    const union = unionOf(schema)
    const chosen = union?.branches.find((branch) => branch.value === value[union.discriminator])?.schema
    const own = chosen ?? schema
    for (const [name, property] of propertiesOf(own))
      walk(property, value[name], `${pointer}/${escape(name)}`, own.required?.includes(name) ?? false)
  }
  walk(root, data, '', true)
  return found
}

/** A text without its spaces and line breaks, which a page may show as it likes. */
export const squash = (text: string) => text.replace(/\s+/g, '')
