import { z } from 'zod'
import type { Definitions } from './block-check.ts'

const isOurs = (text: unknown): text is string => typeof text === 'string' && text.includes('시술')

function textsIn(value: unknown): string[] {
  if (isOurs(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Texts that a field of a JSON Schema, or one within it, has where nothing is written. */
function defaultsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'default' ? textsIn(value) : defaultsIn(value),
  )
}

/**
 * Returns the product's own texts about treatments (시술) that a site's content may hold as they are: the defaults of the
 * blocks, and the words of the default pages. Source: docs/product.md, C11.
 */
export function productTexts(definitions: Definitions, defaultPages: object): ReadonlySet<string> {
  const ofBlocks = [...definitions.values()].flatMap(({ schema }) =>
    defaultsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  )
  return new Set([...ofBlocks, ...textsIn(defaultPages)])
}
