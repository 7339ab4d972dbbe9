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
