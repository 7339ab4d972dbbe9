import fc from 'fast-check'
import { z } from 'zod'
import { rounds } from './rounds.ts'

/*
 * Values of a zod schema, made from the schema alone: those that it accepts, and those that it refuses for one reason.
 */

type Node = z.core.$ZodTypes
type Path = readonly PropertyKey[]
type Text = {
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  control?: string
}
type Amount = { type: string; minimum?: number; exclusiveMinimum?: number; maximum?: number }
type List = { minItems?: number; maxItems?: number }

/** Texts that rules of their own ask for. What no schema wants of them is left out. */
const known = [
  '/events',
  '/products/3?tab=1#price',
  '#map',
  'tel:02-123-4567',
  'mailto:info@example.com',
  'https://example.com/a?b=c',
  'pf.kakao.com/_x',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'https://map.naver.com/p/entry/place/1',
  '/_files/1/0123456789abcdef-800x600.webp',
  'https://images.example.com/a.webp',
  '02-123-4567',
  '1588-0000',
  '120-00-00142',
  'G-ABC123DEF4',
  'GTM-ABC123',
  's_1a2b3c4d5e6f',
  '3481025403756984027',
  '5f0f4b1e-3a0a-4f0e-9d3b-7a1b2c3d4e5f',
  '<meta name="naver-site-verification" content="0a1b2c" />',
  'info@example.com',
  '2026-03-02',
  '2026-11-25',
  '09:30',
  '18:00',
]

const accepts = (node: Node, value: unknown) => z.safeParse(node, value).success

/** Works a thing out once for each schema: schemas share their parts, and forms their schemas. */
export function remembered<Schema extends object, Value>(
  workOut: (schema: Schema) => Value,
): (schema: Schema) => Value {
  const known = new WeakMap<Schema, Value>()
  return (schema) => {
    if (!known.has(schema)) known.set(schema, workOut(schema))
    return known.get(schema) as Value
  }
}

const jsonOf = remembered(
  (node: Node) =>
    z.toJSONSchema(node, { target: 'draft-07', io: 'input', unrepresentable: 'any' }) as Text & Amount & List,
)

const bounds = ['min_length', 'max_length', 'length_equals', 'greater_than', 'less_than', 'number_format']

/** Rules that values of the right shape and size may break. */
const hasRules = ({ _zod: { def } }: Node) =>
  def.checks?.some(({ _zod }) => !bounds.includes(_zod.def.check)) ?? false

/** As a person can type it: no control characters; line breaks where the control has several lines. */
function texts({ minLength = 0, maxLength = 60, control }: Text): fc.Arbitrary<string> {
  const most = Math.min(maxLength, minLength + 30)
  const line = fc.string({ unit: 'grapheme', minLength: Math.min(1, minLength), maxLength: most })
  const full = fc.constant('가'.repeat(Math.min(maxLength, 4000)))
  const lines =
    control === 'multiline'
      ? fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'))
      : line
  return fc.oneof({ weight: 4, arbitrary: lines }, { weight: 1, arbitrary: full })
}

function amounts({ type, minimum, exclusiveMinimum, maximum }: Amount): fc.Arbitrary<number> {
  const min = Math.max(
    exclusiveMinimum === undefined ? (minimum ?? -1_000_000) : exclusiveMinimum + 1,
    -1_000_000,
  )
  const max = Math.min(maximum ?? 1_000_000, 1_000_000_000)
  const whole = fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        whole.map((value) => Math.max(min, value - 0.25)),
      )
}

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
/** To the minute, as people name moments. */
const moments = fc
  .tuple(days, fc.nat(23), fc.nat(59))
  .map(([day, hour, minute]) => new Date(`${day}T00:00:00Z`).getTime() + (hour * 60 + minute) * 60_000)
  .map((time) => new Date(time).toISOString())

function leaf(node: Node, field: Node, control: string | undefined): fc.Arbitrary<unknown> {
  const json = { control, ...jsonOf(node) }
  const isAmount = json.type === 'number' || json.type === 'integer'
  const made: fc.Arbitrary<unknown> = isAmount ? amounts(json) : textsOf(json)
  const own = made.filter((value) => accepts(field, value))
  if (!json.pattern && !json.format && ![node, field].some(hasRules)) return own
  const wanted = known.filter((text) => accepts(field, text))
  const fits = fc.sample(made, { numRuns: 40, seed: 1 }).filter((value) => accepts(field, value)).length
  if (fits > 20) return wanted.length > 0 && json.pattern ? fc.oneof(own, fc.constantFrom(...wanted)) : own
  if (wanted.length === 0)
    throw new Error(`No text is known that ${JSON.stringify(json)} accepts: add one to known.`)
  return fc.constantFrom(...wanted)
}

function textsOf(json: Text): fc.Arbitrary<string> {
  if (json.format === 'date') return days
  if (json.format === 'date-time') return moments
  // fast-check knows no lookaheads.
  if (json.pattern && !json.pattern.includes('(?!'))
    return fc.stringMatching(new RegExp(json.pattern)).map((text) => text.slice(0, json.maxLength))
  return texts(json)
}

const metaOf = (node: Node) => z.globalRegistry.get(node)

/**
 * `some`: what may be left out is left out now and then. `full`: every field is there and no list is empty. `loose`: the
 * rules between fields are not kept.
 */
type Kind = 'some' | 'full' | 'loose'

const madeOf = (kind: Kind) => remembered((node: Node) => made(node, kind, node))
const makers = { some: madeOf('some'), full: madeOf('full'), loose: madeOf('loose') }

/**
 * Values that a schema accepts; of `loose` ones each field accepts its own. Throws where it cannot make one: `known`
 * lacks a text that a rule of the schema asks for.
 */
export const valuesOf = (schema: z.core.$ZodType, kind: Kind = 'some'): fc.Arbitrary<unknown> =>
  makers[kind](schema as Node)

/** `field`: the schema with its wrappers, which may have rules and metadata of their own. */
function made(node: Node, kind: Kind, field: Node, control?: string): fc.Arbitrary<unknown> {
  const { def } = node._zod
  const named = control ?? metaOf(node)?.control
  const within = (inner: z.core.$ZodType) => made(inner as Node, kind, field, named)
  switch (def.type) {
    case 'object':
      return objects(node, kind, field)
    case 'array': {
      const { minItems = 0, maxItems = 8 } = jsonOf(node)
      const minLength = Math.max(minItems, kind === 'full' ? Math.min(1, maxItems) : 0)
      const limits = { minLength, maxLength: Math.min(maxItems, minLength + rounds({ few: 1, all: 2 })) }
      // Rows and names that are chosen are chosen once.
      const isChosen = [node, field].some((one) => metaOf(one)?.references ?? metaOf(one)?.names)
      const items = valuesOf(def.element, kind)
      const lists = isChosen ? fc.uniqueArray(items, limits) : fc.array(items, limits)
      return kind === 'loose' || !hasRules(node) ? lists : lists.filter((value) => accepts(node, value))
    }
    case 'optional':
      return kind === 'full' ? within(def.innerType) : fc.option(within(def.innerType), { nil: undefined })
    case 'nullable':
      return kind === 'full' ? within(def.innerType) : fc.option(within(def.innerType), { nil: null })
    case 'default':
    case 'prefault':
      return within(def.innerType)
    case 'union':
      return fc.oneof(...def.options.map(within))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'boolean':
      return fc.boolean()
    default:
      return leaf(node, field, named)
  }
}

function objects(node: Node, kind: Kind, field: Node): fc.Arbitrary<unknown> {
  const { shape } = node._zod.def as unknown as { shape: Record<string, Node> }
  const message = (metaOf(node) ?? metaOf(field))?.message
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => {
      if (message && name === 'words') return [name, fc.constantFrom(`${message.words} 뵙겠습니다.`, null)]
      return [name, valuesOf(inner, kind)]
    }),
  )
  const records = fc.record(fields).map(withoutNothing)
  if (kind === 'loose' || !hasRules(node)) return records
  const fits = fc.sample(records, { numRuns: 60, seed: 1 }).filter((value) => accepts(node, value)).length
  if (fits > 0) return records.filter((value) => accepts(node, value))
  throw new Error(`No values are found that the rules between ${Object.keys(shape).join(', ')} accept.`)
}

const withoutNothing = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined))

/** A value that is refused for one reason, and the field that is wrong. */
export type Refused = { path: Path; why: string; value: unknown }

/** The value with one field after the other made wrong, in each way that its schema refuses. */
export function refusedOf(schema: z.core.$ZodType, value: unknown): Refused[] {
  return partsOf(schema, value).flatMap(({ node, path, isRequired }) => {
    const wrong = [...wrongValues(node), ...(isRequired ? [['missing', undefined] as const] : [])]
    return wrong.flatMap(([why, bad]) => {
      const whole = put(value, path, bad === copies ? many(node, at(value, path)) : bad)
      return path.length === 0 ? [] : [{ path, why, value: whole }]
    })
  })
}

type Part = {
  node: Node
  path: Path
  isRequired: boolean
  /** A person enters it: it is no group of fields, and not the one value that it may be. */
  isEntered: boolean
  control: string | undefined
}

/** Every field of a value, with its schema; the whole is the first. */
export const partsOf = (schema: z.core.$ZodType, value: unknown): Part[] =>
  partsAt(schema as Node, value, [], true)

function partsAt(field: Node, value: unknown, path: Path, isRequired: boolean): Part[] {
  const node = filled(field, value)
  if (!node) return []
  const { def } = node._zod
  const own: Part = {
    node: field,
    path,
    isRequired,
    isEntered: def.type !== 'object' && def.type !== 'literal',
    control: metaOf(field)?.control ?? metaOf(node)?.control,
  }
  if (def.type === 'object') {
    const data = value as Record<string, unknown>
    return [
      own,
      ...Object.entries(def.shape).flatMap(([name, inner]) =>
        partsAt(inner as Node, data[name], [...path, name], !accepts(inner as Node, undefined)),
      ),
    ]
  }
  // Words of several looks are one value.
  if (def.type !== 'array' || !Array.isArray(value) || metaOf(node)?.control === 'runs') return [own]
  return [own, ...value.flatMap((item, index) => partsAt(def.element as Node, item, [...path, index], false))]
}

/** The schema without its wrappers, and of a union the option that the value is of. Nothing where there is no value. */
function filled(node: Node, value: unknown): Node | undefined {
  if (value === undefined || value === null) return undefined
  const { def } = node._zod
  if ('innerType' in def) return filled(def.innerType as Node, value)
  if (def.type !== 'union') return node
  const option = def.options.find((one) => accepts(one as Node, value))
  return option && filled(option as Node, value)
}

/** A field of a schema, wherever a value may have it. */
type Field = { schema: z.ZodType; path: Path }

/** Every field of a schema, those of each option of a union too; within one that `isWhole` names none. */
export function fieldsOf(schema: z.core.$ZodType, isWhole: (field: z.ZodType) => boolean): Field[] {
  const seen = new Set<Node>()
  const found: Field[] = []
  const visit = (field: Node, path: Path): void => {
    if (seen.has(field)) return
    seen.add(field)
    const whole = field as unknown as z.ZodType
    if (path.length > 0) found.push({ schema: whole, path })
    if (path.length > 0 && isWhole(whole)) return
    for (const { _zod } of optionsOf(field)) {
      const { def } = _zod
      if (def.type === 'array') visit(def.element as Node, [...path, 0])
      if (def.type !== 'object') continue
      for (const [name, inner] of Object.entries(def.shape)) visit(inner as Node, [...path, name])
    }
  }
  visit(schema as Node, [])
  return found
}

/** The schemas without wrappers that a value of a schema may be of. */
function optionsOf(node: Node): Node[] {
  const { def } = node._zod
  if ('innerType' in def) return optionsOf(def.innerType as Node)
  return def.type === 'union' ? def.options.flatMap((option) => optionsOf(option as Node)) : [node]
}

const copies = Symbol('more items than there may be')

const wrongValues = remembered((schema: Node): (readonly [why: string, value: unknown])[] => {
  const found = innermost(schema)
  const { def } = found._zod
  const json = jsonOf(found)
  const isNullable = accepts(schema, null)
  const wrong: (readonly [string, unknown])[] = isNullable ? [] : [['null', null]]
  switch (def.type) {
    case 'string':
      wrong.push(['a number', 7])
      if (json.maxLength !== undefined) wrong.push(['too long', '가'.repeat(json.maxLength + 1)])
      if (json.minLength) wrong.push(['too short', ''])
      if (json.pattern) wrong.push(['of another form', '이런 \n 글'])
      break
    case 'number':
      wrong.push(['a text', '셋'])
      if (json.type === 'integer') wrong.push(['no whole number', 1.5])
      if (json.minimum !== undefined) wrong.push(['too small', json.minimum - 1])
      if (json.exclusiveMinimum !== undefined) wrong.push(['too small', json.exclusiveMinimum])
      if (json.maximum !== undefined) wrong.push(['too big', json.maximum + 1])
      break
    case 'array':
      wrong.push(['a text', '셋'])
      if (json.minItems) wrong.push(['too few', []])
      if (json.maxItems !== undefined) wrong.push(['too many', copies])
      break
    case 'boolean':
    case 'enum':
    case 'object':
      wrong.push(['a text', '셋'])
  }
  return wrong.filter(([, value]) => value === copies || !accepts(schema, value))
})

function innermost(node: Node): Node {
  const { def } = node._zod
  return 'innerType' in def ? innermost(def.innerType as Node) : node
}

function many(node: Node, value: unknown): unknown[] {
  const { maxItems = 0 } = jsonOf(innermost(node))
  const items = value as unknown[]
  return Array.from({ length: maxItems + 1 }, (_, index) => items[index % items.length])
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value)

/** The value with another one at a path; without the field where that is `undefined`. */
function put(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.with(Number(key), put(value[Number(key)], rest, by))
  const record = value as Record<PropertyKey, unknown>
  return withoutNothing({ ...record, [key]: put(record[key], rest, by) })
}
