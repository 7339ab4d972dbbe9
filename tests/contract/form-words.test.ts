import { nameSources, choices, resources } from '#backend/editing/resources/resources.ts'
import { settings } from '#backend/clinic/settings/settings.ts'
import { definitions } from '#registry/definitions.ts'
import { pageOptions, seo } from '#schema/page.ts'
import { theme } from '#schema/theme.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Every form of the console, by what it is of. */
const forms: [name: string, schema: z.ZodType][] = [
  ...[...definitions.values()].map(({ component, schema }): [string, z.ZodType] => [component, schema]),
  ...[...resources.values(), ...settings.values()].map(({ name, schema }): [string, z.ZodType] => [
    name,
    schema,
  ]),
  ['page options', pageOptions],
  ['seo', seo],
  ['theme', theme],
]

/** Everything in a form's JSON Schema that is a schema itself. */
function partsOf(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (typeof value !== 'object' || value === null) return []
  return [value as Json, ...Object.values(value).flatMap(partsOf)]
}

const parts = forms.map(([name, schema]) => ({
  name,
  parts: partsOf(z.toJSONSchema(schema, { io: 'input', target: 'draft-07', unrepresentable: 'any' })),
}))

test.each(parts)('$name: no hint or title says how a choice is stored', ({ parts: all }) => {
  const stored = all.flatMap((part) => [
    ...(Array.isArray(part.enum) ? part.enum.map(String) : []),
    ...(typeof part.const === 'string' ? [part.const] : []),
  ])
  const latin = [...new Set(stored)].filter((value) => /^[A-Za-z][\w-]+$/.test(value))
  // What devices are called is stored as it is said.
  const named = latin.filter((value) => value !== 'PC')
  const said = all.flatMap(({ hint, title }) => [hint, title]).filter((text) => typeof text === 'string')
  const found = said.filter((text) =>
    named.some((value) => new RegExp(`(?<![A-Za-z])${value}(?![A-Za-z])`).test(text)),
  )
  expect(found).toEqual([])
})

test.each(parts)('$name: no hint has a name in capitals with lines under it', ({ parts: all }) => {
  const said = all.flatMap(({ hint }) => (typeof hint === 'string' ? [hint] : []))
  expect(said.filter((text) => /[A-Z]+_[A-Z]+/.test(text))).toEqual([])
})

test.each(parts)('$name: what is chosen by name is chosen from what there is', ({ parts: all }) => {
  const referred = all.flatMap(({ references }) => (typeof references === 'string' ? [references] : []))
  expect(referred.filter((source) => !choices.has(source))).toEqual([])
  const names = all.flatMap((part) => (typeof part.names === 'string' ? [part.names] : []))
  expect(names.filter((source) => !nameSources.has(source))).toEqual([])
})
