import { Clock3, Leaf } from 'lucide-react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { definitions } from './definitions.ts'
import { gatherIcons } from './icons.ts'

/** Names of icons that a schema offers. */
function iconsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own =
    'control' in schema && schema.control === 'icon' && 'enum' in schema ? (schema.enum as string[]) : []
  return [...own, ...Object.values(schema).flatMap(iconsIn)]
}

test('every icon that a block offers is one that it draws', () => {
  const offered = [...definitions.values()].flatMap(({ schema }) =>
    iconsIn(z.toJSONSchema(schema, { io: 'input' })),
  )
  expect(offered).toContain('leaf')
  const icons = gatherIcons()
  expect(offered.filter((name) => !icons.has(name))).toEqual([])
})

test('one name for two icons is refused', () => {
  expect(() => gatherIcons({ A: { leaf: Leaf }, B: { leaf: Clock3 } })).toThrow(
    'B draws another icon by the name leaf.',
  )
})
