import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Keywords of JSON Schema, as zod writes it, that decide which data passes and what is written into it; titles and hints do not. */
const deciding = new Set([
  '$ref',
  'additionalItems',
  'additionalProperties',
  'allOf',
  'anyOf',
  'enum',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'format',
  'items',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'multipleOf',
  'not',
  'oneOf',
  'pattern',
  'propertyNames',
  'type',
])
/** Keywords that hold schemas by name. */
const named = new Set(['definitions', 'patternProperties', 'properties'])

/**
 * A short hash of what a schema takes and which defaults it writes. It changes when data stored before may mean
 * something else now. Rules of code (`refine`, `transform`) are not part of it.
 */
export function schemaFingerprint(schema: z.ZodType): string {
  const decisive = decisivePart(z.toJSONSchema(schema, { target: 'draft-07', io: 'input' }))
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex').slice(0, 16)
}

function decisivePart(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(decisivePart)
  if (typeof schema !== 'object' || schema === null) return schema
  return sorted(schema).flatMap(([keyword, value]) => {
    if (named.has(keyword))
      return [[keyword, sorted(value as object).map(([name, part]) => [name, decisivePart(part)])]]
    // Data, which may have fields that are called as keywords are, or otherwise.
    if (keyword === 'default' || keyword === 'const') return [[keyword, value]]
    if (keyword === 'required') return [[keyword, [...(value as string[])].sort()]]
    return deciding.has(keyword) ? [[keyword, decisivePart(value)]] : []
  })
}

/** In the order of their names: two schemas that differ in the order of their fields are one. */
const sorted = (object: object): [string, unknown][] =>
  Object.entries(object).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
