type Match = { params: Record<string, string> }

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

/** A pattern without its parameters' names: two pages of one shape would answer the same paths. */
export const shapeOf = (pattern: string) =>
  `/${segmentsOf(pattern)
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/')}`

/** Most specific first: from the left, a written segment goes before a parameter. */
export function byPrecedence(a: string, b: string): number {
  const [left, right] = [segmentsOf(shapeOf(a)), segmentsOf(shapeOf(b))]
  for (const [index, segment] of left.entries()) {
    const other = right[index]
    if (other === undefined) return 1
    if ((segment === ':') !== (other === ':')) return segment === ':' ? 1 : -1
  }
  return left.length - right.length || (a < b ? -1 : 1)
}

/** Returns the values that a path gives a pattern's parameters, percent-decoded; `null` where it does not match. */
export function matchPattern(pattern: string, path: string): Match | null {
  const [expected, given] = [segmentsOf(pattern), segmentsOf(path)]
  if (expected.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = decode(given[index] ?? '')
    if (value === null) return null
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment !== value) return null
  }
  return { params }
}

/** The path of a pattern whose parameters have these values, from the left; `null` where there are too few. */
export function fillPattern(pattern: string, values: string[]): string | null {
  const left = [...values]
  const filled = segmentsOf(pattern).map((part) => (part.startsWith(':') ? left.shift() : part))
  return filled.includes(undefined)
    ? null
    : `/${filled.map((part) => encodeURIComponent(part ?? '')).join('/')}`
}

/** A path in the one form it has: no slash at its end. */
export const normalPath = (path: string) => `/${segmentsOf(path).join('/')}`

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
