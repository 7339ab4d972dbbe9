import { z } from 'zod'
import type { BlockDefinition } from './define-block.ts'

/** Data of one kind for a block type, as it could be stored. */
export type DataVariant = {
  /** `sample`, `least`, `most`, `long`, `empty`, `broken`, or `<field>-<value>` for a choice that the schema offers. */
  id: string
  /** Korean, for the catalogue. */
  title: string
  data: unknown
}

type Json = Record<string, unknown>
type JsonSchema = Json & {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  enum?: unknown[]
  labels?: Record<string, string>
  title?: string
}
type Context = { root: JsonSchema; depth: number }

/** Most items in a list, by its depth. The product of all of them has to fit on one page. */
const mostItems = [16, 6, 5, 4]

const words =
  '피부 결과 탄력을 한 번에 살피는 고주파초음파복합리프팅프로그램 맞춤 설계와 진료 뒤 관리까지 이어지는 아주 긴 이름의 안내문이 그대로 들어왔을 때 '
const picture = { src: '/_files/1/variant.webp', alt: '부드럽게 번지는 빛', width: 1200, height: 900 }

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function longText(length: number): string {
  return words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim()
    .padEnd(1, '가')
}

function dereference(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = /^#\/(?:definitions|\$defs)\/(.+)$/.exec(String(schema.$ref ?? ''))?.[1]
  const known = (root.definitions ?? root.$defs) as Record<string, JsonSchema> | undefined
  return (name && known?.[name]) || schema
}

/** Returns the branch of a union to which a value belongs, by its constants; the first where there is no value. */
function branchFor(schema: JsonSchema, value: unknown, { root }: Context): JsonSchema {
  const own = dereference(schema, root)
  const branches = [...(own.anyOf ?? []), ...(own.oneOf ?? [])].map((branch) => dereference(branch, root))
  if (branches.length === 0) return own
  const filled = branches.filter(({ type }) => type !== 'null')
  if (!isRecord(value)) return filled.find((branch) => typeOf(branch) === jsonType(value)) ?? filled[0] ?? own
  const matches = (branch: JsonSchema) =>
    Object.entries(branch.properties ?? {}).every(
      ([name, property]) => !('const' in property) || property.const === value[name],
    )
  return filled.find(matches) ?? filled[0] ?? own
}

const jsonType = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)
const typeOf = ({ type }: JsonSchema) => (Array.isArray(type) ? type.find((name) => name !== 'null') : type)

/** True for words that a person reads; false for an address, a colour, a choice or a name of something. */
const isWords = (schema: JsonSchema) =>
  typeOf(schema) === 'string' &&
  (schema.control === undefined || schema.control === 'multiline') &&
  !('const' in schema) &&
  !schema.enum &&
  !schema.pattern &&
  !schema.format &&
  !schema.allOf

/**
 * Walks a value together with its schema; `change` returns the new value of a part; where it returns none, the walk
 * goes on inside.
 */
function walk(
  schema: JsonSchema,
  value: unknown,
  context: Context,
  change: (schema: JsonSchema, value: unknown, context: Context) => unknown,
): unknown {
  const own = branchFor(schema, value, context)
  const changed = change(own, value, context)
  if (changed !== undefined) return changed
  const inside = { ...context, depth: context.depth + 1 }
  if (Array.isArray(value) && own.items) {
    const { items } = own
    return value.map((item) => walk(items, item, inside, change))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      own.properties?.[name] ? walk(own.properties[name], inner, context, change) : inner,
    ]),
  )
}

/** Leaves out every optional field, and makes every list as short as it may be. */
function least(schema: JsonSchema, value: unknown, context: Context): unknown {
  const own = branchFor(schema, value, context)
  if (Array.isArray(value)) {
    const items = own.items ?? {}
    return value.slice(0, own.minItems ?? 0).map((item) => least(items, item, context))
  }
  if (!isRecord(value) || !own.properties) return value
  const { properties } = own
  return Object.fromEntries(
    (own.required ?? [])
      .filter((name) => name in value && properties[name])
      .map((name) => [name, least(properties[name] as JsonSchema, value[name], context)]),
  )
}

/** Lists without items, and texts without words, where either may be; all else as it is. */
const empty = (schema: JsonSchema, value: unknown, context: Context) =>
  walk(schema, value, context, (own, inner) => {
    if (Array.isArray(inner) && !own.minItems) return []
    if (typeof inner === 'string' && isWords(own) && !own.minLength) return ''
    return undefined
  })

/** Every field is there, and every list is full, with the items it has over and over. */
function most(schema: JsonSchema, value: unknown, context: Context): unknown {
  const own = branchFor(schema, value, context)
  if (typeOf(own) === 'array' && own.items) {
    const { items } = own
    const known = Array.isArray(value) && value.length > 0 ? value : [undefined]
    const length = Math.max(
      known[0] === undefined ? 1 : known.length,
      Math.min(own.maxItems ?? Infinity, mostItems[context.depth] ?? 1),
    )
    const inside = { ...context, depth: context.depth + 1 }
    return Array.from({ length }, (_, index) => {
      const item = known[index % known.length]
      return most(items, index < known.length ? item : renamed(item, index), inside)
    })
  }
  if (own.properties) {
    const from = isRecord(value) ? value : {}
    const filled = Object.entries(own.properties).map(([name, property]) => [
      name,
      most(property, from[name], context),
    ])
    return { ...from, ...Object.fromEntries(filled) }
  }
  return value ?? made(own)
}

/** The same item again, under a name of its own. */
const renamed = (item: unknown, index: number) =>
  isRecord(item) && typeof item.id === 'string' ? { ...item, id: `${item.id}-${index}` } : item

/** Makes a value that a field of this kind could hold. */
function made(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const
  if ('default' in schema && schema.default !== '') return schema.default
  if (schema.enum) return schema.enum[0]
  if (schema.control === 'image') return picture.src
  if (schema.control === 'link') return '/events'
  if (schema.control === 'color') return '#0f5b45'
  const type = typeOf(schema)
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 0, 1200)
  if (type === 'string') return longText(Math.max(1, Math.min(schema.maxLength ?? 20, 20)))
  return undefined
}

/** Every text is as long as it may be. */
const long = (schema: JsonSchema, value: unknown, context: Context) =>
  walk(schema, value, context, (own, inner) =>
    typeof inner === 'string' && isWords(own) ? longText(Math.min(own.maxLength ?? 400, 400)) : undefined,
  )

/** A field that cannot be what it is made here. */
function broken(schema: JsonSchema, value: Json): Json {
  const name = schema.required?.[0] ?? Object.keys(schema.properties ?? {})[0]
  return name === undefined ? value : { ...value, [name]: { unexpected: true } }
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => {
    // A list that was filled holds the same items over and over.
    if (Array.isArray(inner) && typeof key === 'number') return inner[key % inner.length]
    return isRecord(inner) ? inner[String(key)] : undefined
  }, value)

function replaced(value: unknown, [key, ...rest]: readonly PropertyKey[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((item, index) => (index === key ? replaced(item, rest, by) : item))
  if (!isRecord(value)) return by
  const name = String(key)
  const { [name]: inner, ...others } = value
  const next = replaced(inner, rest, by)
  return next === undefined ? others : { ...others, [name]: next }
}

/**
 * Mends what rules between fields refuse, such as a price above the price before: takes the sample's value instead, or
 * none where the sample has none. Throws where that does not help.
 */
function fitted({ component, schema, sample }: BlockDefinition, id: string, made: unknown): unknown {
  let data = made
  for (let round = 0; round < 12; round += 1) {
    const { success, error } = schema.safeParse(data)
    if (success) return data
    for (const { path } of error.issues) {
      // Where replacing the field was not enough, replaces the object that contains it.
      const whole = path.slice(0, Math.max(0, path.length - Math.floor(round / 2)))
      data = replaced(data, whole, at(sample, whole))
    }
  }
  throw new Error(`${component}: no data of the kind "${id}" could be made that its schema admits.`)
}

/**
 * Returns the kinds of data that a block type must render: its sample, the least and the most that its schema admits,
 * the longest Korean texts, empty lists, data that is broken, and each value of the choices at its top. All of them
 * parse but `broken`. Pure: the same for the same definition.
 */
export function dataVariants(definition: BlockDefinition): DataVariant[] {
  const root = z.toJSONSchema(definition.schema, { target: 'draft-07', io: 'input' }) as JsonSchema
  const sample = definition.sample as Json
  const context: Context = { root, depth: 0 }
  const choices = Object.entries(root.properties ?? {}).flatMap(([name, schema]) =>
    (schema.enum ?? [])
      .filter((value) => value !== (sample[name] ?? schema.default))
      .map((value) => ({
        id: `${name}-${String(value)}`,
        title: `${schema.title ?? name}: ${schema.labels?.[String(value)] ?? String(value)}`,
        data: { ...sample, [name]: value },
      })),
  )
  const kinds: DataVariant[] = [
    { id: 'sample', title: '견본', data: sample },
    ...choices,
    { id: 'least', title: '가장 적은 데이터', data: least(root, sample, context) },
    { id: 'most', title: '가장 많은 데이터', data: most(root, sample, context) },
    {
      id: 'long',
      title: '가장 긴 한국어',
      data: long(root, most(root, sample, { root, depth: 1 }), context),
    },
    { id: 'empty', title: '빈 목록', data: empty(root, sample, context) },
  ]
  return [
    ...kinds.map((kind) => ({ ...kind, data: fitted(definition, kind.id, kind.data) })),
    { id: 'broken', title: '깨진 데이터', data: broken(root, sample) },
  ]
}
