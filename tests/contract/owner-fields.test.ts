import { expect, test } from 'vitest'
import { z } from 'zod'
import { resources } from '#backend/editing/resources/resources.ts'
import { settings } from '#backend/clinic/settings/settings.ts'
import { ownerFieldsOf } from '#backend/editing/resources/owner-fields.ts'
import { definitions } from '#registry/definitions.ts'
import { outsideScriptsOf } from '#renderer/server/outside-scripts.ts'
import { partner as partnerSchema, partnerMarketingInfo, type Partner } from '#schema/partners.ts'
import { contentSecurityPolicy } from '#server/security-headers.ts'

/*
 * A setting that decides which outside scripts run is an owner's. Which ones these are is derived from the policy that a
 * clinic's pages have, so that no new one is forgotten. Blocks: `blocks.test.tsx`. Source: docs/product.md, X7.
 */

const plain = partnerSchema.parse({ id: 1, partnerName: '가온의원' }) as Record<string, unknown>
const policyOf = (partner: unknown) => contentSecurityPolicy(outsideScriptsOf(partner as Partner))

/** Paths of all values of a clinic's profile. */
const leavesOf = (value: Record<string, unknown>, above: string[] = []): string[][] =>
  Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? leavesOf(one as Record<string, unknown>, [...above, name])
      : [[...above, name]],
  )

const withValue = (
  value: Record<string, unknown>,
  [name = '', ...rest]: string[],
  leaf: unknown,
): object => ({
  ...value,
  [name]: rest.length === 0 ? leaf : withValue(value[name] as Record<string, unknown>, rest, leaf),
})

const tried = [
  null,
  true,
  false,
  1,
  '',
  'GTM-ABC123',
  'https://evil.example/one.js',
  ['https://evil.example'],
]
const leaves = leavesOf(plain)
const decisive = leaves
  .filter((path) => tried.some((leaf) => policyOf(withValue(plain, path, leaf)) !== policyOf(plain)))
  .map((path) => path.join('.'))

test('the values of a clinic’s profile that admit outside scripts are the owner’s fields, and no other', () => {
  const owners = ownerFieldsOf({ schema: partnerMarketingInfo }).map((name) => `partnerMarketingInfo.${name}`)
  expect(decisive.toSorted()).toEqual(owners.toSorted())
  expect(decisive.length).toBeGreaterThan(0)
})

test('the form that writes these fields holds them closed to everybody else', () => {
  const written = [...settings.values()].flatMap((definition) => ownerFieldsOf(definition))
  expect(written.toSorted()).toEqual(ownerFieldsOf({ schema: partnerMarketingInfo }).toSorted())
})

const countOf = (schema: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).split('"access":"owner"')
    .length - 1

test('no owner’s field stands where nothing holds it: deep in a form, or in a row of content', () => {
  for (const definition of [...settings.values(), ...definitions.values()])
    expect(countOf(definition.schema)).toBe(ownerFieldsOf(definition).length)
  for (const { name, schema } of resources.values()) expect([name, countOf(schema)]).toEqual([name, 0])
})
