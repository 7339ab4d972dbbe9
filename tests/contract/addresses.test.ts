import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { definitions } from '#registry/definitions.ts'
import { partnerProfile } from '#schema/partners.ts'
import { imageSource, safeUrl, videoLink } from '#schema/primitives.ts'
import { linkTarget } from '#ui/links.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

/* Every address that data may hold passes a schema that admits only safe ones. Source: docs/product.md, L2. */

const attacks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'http://javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://user:password@evil.example',
  'user@evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
]

/** Where a link that was admitted leads, as a browser at the site reads it. */
function destination(value: string): URL {
  const target = linkTarget(value)
  return new URL(target.inside ? target.to : target.href, 'https://clinic.example')
}

test.each(attacks)('%j is refused as a link, or leads where links may lead', (value) => {
  if (!safeUrl.safeParse(value).success) return
  const { protocol, origin, username } = destination(value)
  expect(['http:', 'https:', 'tel:', 'mailto:']).toContain(protocol)
  expect(username).toBe('')
  if (linkTarget(value).inside) expect(origin).toBe('https://clinic.example')
  // A router that is given the resolved path would leave the site.
  expect(destination(value).pathname).not.toMatch(/^\/\//)
})

test.each(attacks)('%j is refused as a picture, or is fetched from an address over https', (value) => {
  if (!imageSource.safeParse(value).success) return
  expect(new URL(value, 'https://clinic.example').protocol).toBe('https:')
})

test.each(attacks)('%j is no video', (value) => expect(videoLink.safeParse(value).success).toBe(false))

test.each([
  ['/events?from=home#top', 'https://clinic.example/events?from=home#top'],
  ['blog.naver.com/raon', 'http://blog.naver.com/raon'],
  ['https://pf.kakao.com/_raon', 'https://pf.kakao.com/_raon'],
  ['tel:02-555-0142', 'tel:02-555-0142'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
])('%s works', (value, address) => {
  expect(safeUrl.parse(value)).toBe(value)
  expect(destination(value).href).toBe(address)
})

type Node = { [key: string]: unknown; properties?: Record<string, Node> }

/** Fields whose name says that they hold an address, and no control that says of which kind. */
function unguarded(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties, ...rest } = node as Node
  const own = Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const isAddress = /(?:url|link|linkTo|src|href|address)$/i.test(name) && isText(field)
    return isAddress && !isGuarded(field) ? [`${path}/${name}`] : unguarded(field, `${path}/${name}`)
  })
  return [...own, ...Object.entries(rest).flatMap(([key, value]) => unguarded(value, `${path}/${key}`))]
}
const parts = (field: Node): Node[] => [
  field,
  ...(((field.anyOf ?? field.allOf) as Node[] | undefined) ?? []),
]
const isText = (field: Node) => parts(field).some(({ type }) => type === 'string')
const isGuarded = (field: Node) =>
  parts(field).some(
    ({ control, pattern }) =>
      ['link', 'image', 'video'].includes(String(control)) ||
      // A file of ours and nothing else.
      String(pattern).startsWith('^\\/_files\\/'),
  )

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

describe('a field that holds an address says so in its schema, which then admits only safe ones', () => {
  test.each([...definitions.values()].map(({ component, schema }) => [component, schema] as const))(
    '%s',
    (_, schema) => expect(unguarded(jsonSchema(schema))).toEqual([]),
  )
  test('a partner’s profile', () =>
    // The postal address is no link.
    expect(unguarded(jsonSchema(partnerProfile))).toEqual(['/partnerAddress']))
  test.each(
    (Object.entries(contract) as [string, Call][]).flatMap(([name, { body }]) =>
      body ? [[name, body] as const] : [],
    ),
  )('%s', (_, body) => expect(unguarded(jsonSchema(body))).toEqual([]))
})
