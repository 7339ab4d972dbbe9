import { expect, test } from 'vitest'
import { z } from 'zod'
import { initialData } from './initial-data.ts'
import { image, line } from './primitives.ts'

test('data begins with the defaults of the schema and empty where a person must say something', () => {
  const schema = z.object({
    title: line(20).min(1),
    items: z.array(z.object({ name: line(20) })).min(1),
    picture: image,
    text: line(20).optional(),
    layout: z.enum(['row', 'grid']).default('row'),
    links: z.array(line(20)).default(['처음']),
    more: z.object({ isShown: z.boolean().default(true) }).prefault({}),
    origin: z.string().nullable().default(null),
  })
  expect(initialData(schema)).toEqual({
    title: '',
    items: [],
    layout: 'row',
    links: ['처음'],
    more: {},
    origin: null,
  })
})

test('a number and a yes or no are left to a person', () => {
  const schema = z.object({
    count: z.number(),
    isShown: z.boolean(),
    isOff: z.boolean().default(false),
    none: z.number().default(0),
  })
  expect(initialData(schema)).toEqual({ isOff: false, none: 0 })
  expect(initialData(z.object({}))).toEqual({})
})
