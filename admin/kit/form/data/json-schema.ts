import type { RJSFSchema } from '@rjsf/utils'

/** JSON Schema (draft 7) of a block's data, with the metadata its zod schema carries. */
export type JsonSchema = RJSFSchema

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A subschema, or nothing where there is a boolean or none. */
export const asSchema = (value: unknown): JsonSchema | undefined => (isObject(value) ? value : undefined)

export const propertiesOf = (schema: JsonSchema): [name: string, schema: JsonSchema][] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const found = asSchema(property)
    return found ? [[name, found]] : []
  })

export const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((branch) => asSchema(branch) ?? [])

const isNull = (schema: JsonSchema) => schema.type === 'null'

/**
 * What may be there in place of `null`, with the outer title and hint: a nullable field is drawn as the field it
 * would be, and can be cleared. Nothing, when `null` is not allowed.
 */
export function withoutNull(schema: JsonSchema): JsonSchema | undefined {
  if (Array.isArray(schema.type) && schema.type.includes('null')) {
    const { default: _default, type, ...rest } = schema
    const types = type.filter((name) => name !== 'null')
    return { ...rest, type: types.length === 1 ? types[0] : types }
  }
  const branches = branchesOf(schema)
  if (!branches.some(isNull)) return undefined
  const { anyOf: _anyOf, oneOf: _oneOf, default: _default, ...outer } = schema
  const rest = branches.filter((branch) => !isNull(branch))
  return rest.length === 1 ? { ...rest[0], ...outer } : { ...outer, anyOf: rest }
}

/** Says whether a field is used with what its siblings are set to. One that says nothing of it always is. */
export function isUsed(field: JsonSchema | undefined, siblings: unknown): boolean {
  const { usedWith } = field ?? {}
  if (!usedWith) return true
  return usedWith.values.includes(String(asSchema(siblings)?.[usedWith.field]))
}

/** A union of objects told apart by a constant property. */
export type Union = {
  discriminator: string
  branches: { value: string; title: string; schema: JsonSchema }[]
}

export function unionOf(schema: JsonSchema): Union | undefined {
  const branches = branchesOf(schema)
  const [first] = branches
  if (!first) return undefined
  const discriminator = propertiesOf(first).find(([, property]) => typeof property.const === 'string')?.[0]
  if (!discriminator) return undefined
  const found = branches.flatMap((branch) => {
    const constant = asSchema(branch.properties?.[discriminator])
    if (typeof constant?.const !== 'string') return []
    return { value: constant.const, title: branch.title ?? constant.title ?? constant.const, schema: branch }
  })
  return found.length === branches.length ? { discriminator, branches: found } : undefined
}

/** Says whether a picture is one that its address alone shows to nobody. */
export const isGated = (schema: JsonSchema) => asSchema(schema.properties?.src)?.control === 'gatedImage'

/** A picture with its text and size, as `image` of `schema/primitives.ts` has it. */
export const isImage = (schema: JsonSchema) =>
  (asSchema(schema.properties?.src)?.control === 'image' || isGated(schema)) &&
  ['alt', 'width', 'height'].every((name) => name in (schema.properties ?? {}))

/** Says whether a list is a long text, as `richText` of `schema/rich-text.ts` has it. */
export function isRichText(schema: JsonSchema): boolean {
  const items = Array.isArray(schema.items) ? undefined : asSchema(schema.items)
  const kinds = items && unionOf(items)?.branches.map(({ value }) => value)
  return ['heading', 'paragraph', 'list', 'table', 'quote', 'note'].every((kind) => kinds?.includes(kind))
}

/** Says whether the field stands on one line, without a frame of its own. */
export function isPlain(schema: JsonSchema): boolean {
  const type = withoutNull(schema)?.type ?? schema.type
  return type !== 'object' && type !== 'array' && !unionOf(schema) && !schema.$ref
}

/** The schema a `$ref` inside the document names, as `z.toJSONSchema` writes recursive ones. */
export function dereference(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = /^#\/(?:definitions|\$defs)\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  if (name === undefined) return schema
  return asSchema(root.definitions?.[name] ?? asSchema(root.$defs)?.[name]) ?? schema
}
