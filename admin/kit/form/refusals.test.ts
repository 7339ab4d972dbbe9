import { fieldErrors, pointer } from '#registry/resolve.ts'
import { forms } from '#tests/support/forms.ts'
import { rounds } from '#tests/support/rounds.ts'
import { refusedOf, valuesOf } from '#tests/support/schema-values.ts'
import '#backend/kernel/http/validate.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { splitPointer } from './data/field-errors.ts'
import { asSchema, branchesOf, type JsonSchema } from './data/json-schema.ts'

/** One and the same in every run of `npm test`. */
const run = { seed: 20261124, numRuns: rounds({ few: 3, all: 60 }) }

const isKorean = (message: string) =>
  /[가-힣]/.test(message) &&
  !/\b(invalid|expected|required|must|received|too|unrecognized|input)\b/i.test(message)

/** Names that only the data knows. */
const namesOf = (path: readonly PropertyKey[]) =>
  path.map(String).filter((name) => /^[a-z]\w*[A-Z]\w*$/.test(name))

describe.each(forms.map((form) => [form.name, form] as const))('%s', (_, { schema, json }) => {
  test('refuses each wrong value at its own field, in Korean', () => {
    fc.assert(
      fc.property(valuesOf(schema, 'full'), (value) => {
        expect(schema.safeParse(value).error?.issues).toBeUndefined()
        for (const { path, why, value: wrong } of refusedOf(schema, value)) {
          const { error } = schema.safeParse(wrong)
          const told = `${pointer(path)} (${why})`
          if (!error) throw new Error(`${told} is not refused.`)
          const errors = fieldErrors(error)
          const there = errors.filter((one) => one.path === pointer(path))
          expect(there.length, `${told}: ${JSON.stringify(errors)}`).toBeGreaterThan(0)
          for (const { message } of errors) {
            expect(isKorean(message), `${told}: ${message}`).toBe(true)
            expect(
              namesOf(path).filter((name) => message.includes(name)),
              `${told}: ${message}`,
            ).toEqual([])
          }
        }
      }),
      run,
    )
  })

  test('tells what breaks a rule between fields at a field, in Korean', () => {
    fc.assert(
      fc.property(valuesOf(schema, 'loose'), (value) => {
        for (const { path, message } of fieldErrors(schema.safeParse(value).error ?? new z.ZodError([]))) {
          expect(isKorean(message), `${path}: ${message}`).toBe(true)
          expect(hasField(json, path), `${path}: ${message}`).toBe(true)
        }
      }),
      { ...run, numRuns: rounds({ few: 10, all: 300 }) },
    )
  })
})

/** Says whether a form made from a schema has a field at a pointer; its whole is none. */
function hasField(schema: JsonSchema, path: string): boolean {
  const [name, ...rest] = splitPointer(path)
  if (name === undefined) return false
  const inner = [schema, ...branchesOf(schema)].flatMap(
    (one) => asSchema(one.properties?.[name]) ?? (/^\d+$/.test(name) ? asSchema(one.items) : undefined) ?? [],
  )
  return inner.some((one) => one.control !== 'hidden' && (rest.length === 0 || hasField(one, pointer(rest))))
}
