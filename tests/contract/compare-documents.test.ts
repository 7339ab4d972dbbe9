import { expect, it } from 'vitest'
import type { Document } from './compare-documents.ts'
import { compareDocuments } from './compare-documents.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const document = (body: object, answer: object, summary = '목록'): Document => ({
  paths: {
    '/carts': {
      post: {
        summary,
        requestBody: { required: true, ...json(body) },
        responses: { 200: json(answer) },
      } as object,
    },
  },
})
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })
const text = { type: 'string' }
const number = { type: 'number' }
const old = document(
  object({ id: number }, ['id']),
  object({ rows: { type: 'array', items: object({ a: text }) } }),
)

it.each([
  ['a call that is gone', { paths: {} }, ['POST /carts is gone.']],
  [
    'a field that answers lost',
    document(object({ id: number }, ['id']), object({ rows: { type: 'array', items: object({}) } })),
    ['POST /carts: the answer has lost body.rows[].a.'],
  ],
  [
    'a field that requests have to have',
    document(
      object({ id: number, b: text }, ['id', 'b']),
      object({ rows: { type: 'array', items: object({ a: text }) } }),
    ),
    ['POST /carts: the request now has to have body.b.'],
  ],
  [
    'a field of another type',
    document(object({ id: text }, ['id']), object({ rows: { type: 'array', items: object({ a: text }) } })),
    ['POST /carts: body.id of the request was number, is string.'],
  ],
])('names %s as breaking', (_, now, breaking) => {
  expect(compareDocuments(old, now)).toEqual({ breaking, other: [] })
})

it('names what differs in a component, wherever a call refers to it', () => {
  const now: Document = {
    ...document(object({ id: number }, ['id']), { $ref: '#/components/schemas/Carts' }),
    components: {
      schemas: {
        Carts: object({ rows: { type: 'array', items: { $ref: '#/components/schemas/Cart' } } }),
        Cart: object({ a: number }),
      },
    },
  }
  expect(compareDocuments(old, now)).toEqual({
    breaking: ['POST /carts: body.rows[].a of the answer was string, is number.'],
    other: [],
  })
})

it('names what breaks nobody too', () => {
  const now = document(
    object({ id: number, b: text }, ['id']),
    object({ rows: { type: 'array', items: object({ a: text, c: text }) } }),
  )
  now.paths['/events'] = { get: {} }
  expect(compareDocuments(old, now)).toEqual({
    breaking: [],
    other: [
      'POST /carts: the request may have body.b.',
      'POST /carts: the answer has body.rows[].c now.',
      'GET /events is new.',
    ],
  })
})

it('says nothing of the same, and something of other words', () => {
  expect(compareDocuments(old, structuredClone(old))).toEqual({ breaking: [], other: [] })
  const [body, answer] = [
    object({ id: number }, ['id']),
    object({ rows: { type: 'array', items: object({ a: text }) } }),
  ]
  expect(compareDocuments(old, document(body, answer, '다른 말')).other).toEqual([
    'POST /carts: its words, limits or examples differ.',
  ])
})
