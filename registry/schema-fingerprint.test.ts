import { expect, test } from 'vitest'
import { z } from 'zod'
import { schemaFingerprint } from './schema-fingerprint.ts'

const schema = z.object({ title: z.string().max(20), text: z.string(), count: z.number().default(3) })

test.each([
  [
    'a title',
    z.object({
      title: z.string().max(20).meta({ title: '제목' }),
      text: z.string(),
      count: z.number().default(3),
    }),
  ],
  [
    'the order of fields',
    z.object({ text: z.string(), count: z.number().default(3), title: z.string().max(20) }),
  ],
])('%s changes nothing', (_, same) => {
  expect(schemaFingerprint(same)).toBe(schemaFingerprint(schema))
})

test.each([
  ['a limit', schema.extend({ title: z.string().max(30) })],
  ['a default', schema.extend({ count: z.number().default(4) })],
  ['a name', schema.omit({ title: true }).extend({ heading: z.string().max(20) })],
  ['a new field', schema.extend({ description: z.string().optional() })],
  ['a field that may be left out', schema.partial({ title: true })],
])('%s changes it', (_, other) => {
  expect(schemaFingerprint(other)).not.toBe(schemaFingerprint(schema))
})

const named = (id: string, schema: z.ZodType) => schema.meta({ id })
const [text, amount] = [named('Text', z.string()), named('Amount', z.number())]

test.each<[string, z.ZodType, z.ZodType]>([
  ['type', z.string(), z.boolean()],
  ['const', z.literal('a'), z.literal('b')],
  ['enum', z.enum(['a', 'b']), z.enum(['a', 'c'])],
  ['minLength', z.string().min(1), z.string().min(2)],
  ['maxLength', z.string().max(1), z.string().max(2)],
  ['pattern', z.string().regex(/^a/), z.string().regex(/^b/)],
  ['format', z.email({ pattern: /a/ }), z.string().regex(/a/)],
  ['minimum', z.number().min(1), z.number().min(2)],
  ['maximum', z.number().max(1), z.number().max(2)],
  ['exclusiveMinimum', z.number().gt(1), z.number().gt(2)],
  ['exclusiveMaximum', z.number().lt(1), z.number().lt(2)],
  ['multipleOf', z.number().multipleOf(2), z.number().multipleOf(3)],
  ['minItems', z.array(z.string()).min(1), z.array(z.string()).min(2)],
  ['maxItems', z.array(z.string()).max(1), z.array(z.string()).max(2)],
  ['items', z.array(z.string()), z.array(z.number())],
  ['items, in their order', z.tuple([z.string(), z.number()]), z.tuple([z.number(), z.string()])],
  ['additionalItems', z.tuple([z.string()], z.number()), z.tuple([z.string()], z.string())],
  ['required', z.object({ a: z.string() }), z.object({ a: z.string().optional() })],
  ['properties', z.object({ a: z.string() }), z.object({ a: z.number() })],
  ['the name of a property', z.object({ type: z.string() }), z.object({ enum: z.string() })],
  ['additionalProperties', z.object({}), z.strictObject({})],
  ['additionalProperties of a record', z.record(z.string(), z.string()), z.record(z.string(), z.number())],
  ['propertyNames', z.record(z.string().min(1), z.string()), z.record(z.string().min(2), z.string())],
  [
    'patternProperties',
    z.looseRecord(z.string().regex(/^a/), z.string()),
    z.looseRecord(z.string().regex(/^a/), z.number()),
  ],
  ['types', z.union([z.string(), z.number()]), z.union([z.string(), z.boolean()])],
  ['anyOf', z.union([z.string().min(1), z.number()]), z.union([z.string().min(2), z.number()])],
  [
    'oneOf',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('c') })]),
  ],
  [
    'allOf',
    z.intersection(z.string().min(1), z.union([z.string().min(2), z.number()])),
    z.intersection(z.string().min(1), z.union([z.string().min(3), z.number()])),
  ],
  ['not', z.never(), z.any()],
  ['default', z.string().default('a'), z.string().default('b')],
  ['a default of several fields', z.any().default({ name: 'a' }), z.any().default({ name: 'b' })],
  ['definitions', z.object({ a: named('One', z.string()) }), z.object({ a: named('One', z.number()) })],
  ['$ref', z.object({ a: text, b: amount }), z.object({ a: amount, b: text })],
])('another %s changes it', (_, one, other) => {
  expect(schemaFingerprint(one)).not.toBe(schemaFingerprint(other))
})

test('what is told of a schema and decides nothing changes nothing', () => {
  const told = z.string().meta({ description: '설명', examples: ['a'], control: 'multiline' })
  expect(schemaFingerprint(z.array(told))).toBe(schemaFingerprint(z.array(z.string())))
})

test('what is required is so in any order', () => {
  const one = z.object({ a: z.string(), b: z.string() })
  expect(schemaFingerprint(one)).toBe(schemaFingerprint(z.object({ b: z.string(), a: z.string() })))
})
