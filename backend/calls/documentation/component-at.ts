/** What `#/components/schemas/Product` refers to. */
export function componentAt(document: object, reference: string): unknown {
  let found: unknown = document
  for (const key of reference.split('/').slice(1)) found = (found as Record<string, unknown>)[key]
  return found
}
