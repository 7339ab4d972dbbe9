import type { BlockEnvelope } from '#schema/block.ts'
import { blockEnvelope } from '#schema/block.ts'
import type { PageDefinition } from '#schema/page.ts'
import { pageDefinition } from '#schema/page.ts'
import type { Theme } from '#schema/theme.ts'
import { theme } from '#schema/theme.ts'
import type { z } from 'zod'

/** Stands for a component whose name cannot be read; the registry reports it as unknown. */
export const unreadable = 'Unreadable'

const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Record<
    string,
    unknown
  >

/** Every field that is right as it is, the others by their fallback. */
function salvage<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  value: unknown,
  fallback: { [Key in keyof Shape]: z.output<Shape[Key]> },
): { [Key in keyof Shape]: z.output<Shape[Key]> } {
  const fields = fieldsOf(value)
  const result = { ...fallback }
  for (const key of Object.keys(shape) as (keyof Shape & string)[]) {
    const parsed = shape[key]?.safeParse(fields[key])
    if (parsed?.success) result[key] = parsed.data as (typeof result)[typeof key]
  }
  return result
}

/** Whatever is stored, in the form of an envelope: the registry judges what it means. */
export function toEnvelope(value: unknown, id: string): BlockEnvelope {
  const { hidden, ...envelope } = salvage(blockEnvelope.shape, value, {
    id,
    component: unreadable,
    version: 1,
    data: {},
    hidden: undefined,
  })
  return hidden ? { ...envelope, hidden } : envelope
}

export const toTheme = (value: unknown): Theme => salvage(theme.shape, value, theme.parse({}))

/** A page as far as it can be read; `null` where not even its path can. */
export function toPage(value: unknown): PageDefinition | null {
  const parsed = pageDefinition.safeParse(value)
  if (parsed.success) return parsed.data
  const { pattern, title, seo, options } = pageDefinition.shape
  if (!pattern.safeParse(fieldsOf(value).pattern).success) return null
  const blocks = fieldsOf(value).blocks
  return {
    ...salvage({ pattern, title, seo, options }, value, {
      pattern: '/',
      title: '',
      seo: seo.parse({}),
      options: options.parse({}),
    }),
    blocks: (Array.isArray(blocks) ? blocks : []).map((block, index) =>
      toEnvelope(block, `block-${index + 1}`),
    ),
  }
}
