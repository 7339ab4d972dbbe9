import type { Call } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import { examples } from '#backend/calls/documentation/examples.ts'
import fc from 'fast-check'
import { z } from 'zod'

type Json = Record<string, unknown>
type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}
type Part = 'query' | 'params' | 'headers' | 'body'

/** A call as it goes out. `body` is JSON's text, or none. */
export type RandomCall = {
  name: CallName
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** Values that no caller means to send. */
const hostileText = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\udfff가',
  '\u202e',
  'ㅂㅌㅅ',
  '%',
  '%00',
  '\\',
  "' or 1=1 --",
  '__proto__',
  'constructor',
  'toString',
  '../../admin',
  '1e400',
  '-0',
  '99999999999999999999',
  'null',
  '2026-02-30',
  '9999-12-31',
  'x'.repeat(3000),
  '👩‍👩‍👧'.repeat(40),
]
const hostileNumbers = [0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, -1e308, 1e-308]
/** Its `__proto__` is a key of its own, as JSON's is. */
const polluted: unknown = JSON.parse(
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
)
const hostile = fc.oneof(
  fc.constantFrom<unknown>(...hostileText),
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, [], {}, [[[[]]]], [null], polluted),
)

const formats: Record<string, string[]> = {
  date: ['2026-11-20', '2026-02-28', '0001-01-01', '9999-12-31'],
  'date-time': ['2026-11-20T01:00:00.000Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  uuid: ['5f0f4b1e-3a0a-4f0e-9d3b-7a1b2c3d4e5f', '00000000-0000-0000-0000-000000000000'],
  email: ['owner@example.com', 'a@b.co'],
}

/** Values that a schema takes, most of the time. */
function fromSchema(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const below = (inner: Schema) => fromSchema(inner, depth + 1)
  if (depth > 6) return fc.constant(null)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map(below))
  if (schema.type === 'object') return fromObject(schema, below)
  if (schema.type === 'array') return fc.array(below(schema.items ?? {}), { maxLength: 3 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number') {
    const [min, max] = [schema.minimum ?? 0, schema.maximum ?? 2 ** 31 - 1]
    return fc.oneof(
      fc.integer({ min: Math.ceil(min), max: Math.min(max, min + 4) }),
      fc.constantFrom(min, max),
    )
  }
  if (schema.type === 'string') return fromString(schema)
  return hostile
}

function fromObject(schema: Schema, below: (inner: Schema) => fc.Arbitrary<unknown>) {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([key, inner]) => [key, below(inner)] as const,
  )
  return fc.record(Object.fromEntries(properties), { requiredKeys: [] })
}

function fromString({ format, pattern, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  const known = formats[format ?? '']
  if (known) return fc.constantFrom(...known)
  const text = fc.oneof(
    fc.constantFrom('보톡스', '울쎄라 리프팅', '1', 'home', '/events', '010-1234-5678'),
    fc.string({ maxLength: Math.min(maxLength, 40), unit: 'binary' }),
  )
  try {
    return pattern ? fc.oneof(fc.stringMatching(new RegExp(pattern)), text) : text
  } catch {
    return text
  }
}

/** The same value with something hostile in one place, or in none. */
const spoiled = (value: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat(), hostile, fc.boolean()).map(([seed, bad, isSpoiled]) => {
    if (!isSpoiled) return value
    return typeof value === 'object' && value !== null ? spoil(value, seed, bad) : bad
  })

function spoil(value: object, seed: number, bad: unknown): unknown {
  const keys = Object.keys(value)
  if (keys.length === 0) return bad
  const key = keys[seed % keys.length] as keyof typeof value
  const inner: unknown = value[key]
  const isDeep = typeof inner === 'object' && inner !== null && seed % 3 > 0
  const next = isDeep ? spoil(inner, Math.floor(seed / 7), bad) : bad
  return Array.isArray(value)
    ? value.map((item: unknown, index) => (String(index) === key ? next : item))
    : { ...value, [key]: next }
}

/** A part of a call: by its schema, or as its example with something wrong in it. */
function partOf(name: CallName, part: Part): fc.Arbitrary<unknown> {
  const schema = (contract[name] as Call)[part]
  if (!schema) return fc.constant(undefined)
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const example = (examples[name] as Partial<Record<Part, unknown>>)[part]
  const generated = fromSchema(json).chain(spoiled)
  return example === undefined ? generated : fc.oneof({ arbitrary: spoiled(example), weight: 2 }, generated)
}

const brokenBodies = [
  '{',
  '[]',
  '"x"',
  'null',
  '{"__proto__":{"polluted":1}}',
  '\ufeff{}',
  '[' + '['.repeat(200),
]

/** Any call of the contract with anything in it. */
function randomCall(name: CallName): fc.Arbitrary<RandomCall> {
  const [method = '', template = ''] = name.split(' ')
  const isRaw = 'rawBody' in contract[name]
  const mayHaveBody = method !== 'GET'
  return fc
    .record({
      query: partOf(name, 'query'),
      params: partOf(name, 'params'),
      headers: partOf(name, 'headers'),
      body: partOf(name, 'body'),
      broken: fc.option(fc.constantFrom(...brokenBodies), { freq: 15 }),
      junk: fc.option(fc.constantFrom('%', '%F0%9F=1', '__proto__=1', 'a[b]=1', '%00=%00'), { freq: 10 }),
    })
    .map(({ query, params, headers, body, broken, junk }) => ({
      name,
      path: pathOf(template, params as Json) + queryOf(query as Json, junk),
      headers: {
        'content-type': isRaw ? 'image/png' : 'application/json',
        ...headerTexts(headers as Json),
      },
      body: mayHaveBody ? (broken ?? (body === undefined ? undefined : JSON.stringify(body))) : undefined,
    }))
}

const pathOf = (template: string, params: Json | undefined) =>
  template.replaceAll(
    /\{(\w+)\}/g,
    (_, key: string) => encode(isRecord(params) ? params[key] : params) || '0',
  )

function queryOf(query: Json | undefined, junk: string | null): string {
  const parts = Object.entries(isRecord(query) ? query : {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
  return `?${[...parts, ...(junk === null ? [] : [junk])].join('&')}`
}

/** Headers are bytes; `fetch` itself refuses the rest. */
const headerTexts = (headers: Json | undefined) =>
  Object.fromEntries(
    Object.entries(isRecord(headers) ? headers : {})
      .filter(([key, value]) => value !== undefined && key !== '__proto__')
      .map(([key, value]) => [key, textOf(value).replaceAll(/[^\u0020-\u007e]/g, '?')]),
  )

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null
const textOf = (value: unknown) => (isRecord(value) ? JSON.stringify(value) : String(value))
/** A lone half of a character has no encoding in an address: its bytes are what a broken client sends. */
const encode = (value: unknown) =>
  encodeURIComponent(textOf(value).replaceAll(/[\ud800-\udfff]/g, '\ufffd')).replaceAll(
    '%EF%BF%BD',
    '%ED%A0%80',
  )

/** Calls whose handler hashes a password take a third of a second of a core. */
const isSlow = (name: CallName) => /"(?:currentP|p)assword"/.test(JSON.stringify(examples[name] ?? {}))

/** The same calls for the same seed, each call of the contract as often, those that hash passwords a tenth as often. */
export function randomCalls(count: number, seed: number): RandomCall[] {
  const names = Object.keys(contract) as CallName[]
  const choices = names.map((name) => ({ arbitrary: randomCall(name), weight: isSlow(name) ? 1 : 10 }))
  return fc.sample(fc.oneof(...choices), { numRuns: count, seed })
}
