import { expect, test } from 'vitest'
import type { JsonSchema } from './json-schema.ts'
import { fits, formValidator, validate } from './validator.ts'

const schema: JsonSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1 },
    tabs: { type: 'array', items: { $ref: '#/definitions/tab' } },
    color: { anyOf: [{ type: 'string', pattern: '^#' }, { type: 'null' }] },
  },
  required: ['title'],
  definitions: { tab: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } },
}

test('good data has no errors', () => {
  expect(validate(schema, { title: '가', tabs: [{ name: '나' }], color: null })).toEqual([])
})

test('each wrong field is named once, where it is', () => {
  const errors = validate(schema, { title: '', tabs: [{ name: 3 }, {}] })
  expect(errors.map(({ name, property }) => [name, property])).toEqual([
    ['minLength', '.title'],
    ['type', '.tabs[0].name'],
    ['required', '.tabs[1].name'],
  ])
})

test('a missing field is the error of that field', () => {
  expect(formValidator.validateFormData({}, schema).errorSchema).toMatchObject({
    title: { __errors: [expect.any(String)] },
  })
})

test('a part of a schema finds the definitions of the whole', () => {
  expect(fits({ $ref: '#/definitions/tab' }, { name: '가' }, schema)).toBe(true)
  expect(fits({ $ref: '#/definitions/tab' }, {}, schema)).toBe(false)
  expect(formValidator.isValid({ $ref: '#/definitions/none' }, {}, schema)).toBe(false)
})

test('nothing is compiled: the CSP forbids eval', () => {
  const original = globalThis.Function
  globalThis.Function = function refused() {
    throw new EvalError('unsafe-eval')
  } as unknown as FunctionConstructor
  try {
    expect(fits({ type: 'object', properties: { a: { type: 'number' } } }, { a: 1 })).toBe(true)
  } finally {
    globalThis.Function = original
  }
})
