import { createHash } from 'node:crypto'
import type { RowData } from './fields.ts'

/** Strong validator of a row (RFC 9110, section 8.8.3), the same whatever order its fields are in. */
export const etagOf = (data: RowData): string =>
  `"${createHash('sha256')
    .update(JSON.stringify(sorted(data)))
    .digest('hex')
    .slice(0, 32)}"`

/** Returns whether two values are the same once stored. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}
