/**
 * Address of the same page with other query parameters; an empty one is left out: a list's next page keeps its filter,
 * another filter begins at the first page.
 */
export function pageAddress(
  path: string,
  search: Record<string, string>,
  changes: Record<string, string | number | undefined>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...search, ...changes })) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The page of a list that an address asks for; the first where it asks for none, or for none that can be. */
export function pageNumber(value: string | undefined): number {
  const page = Number(value)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** A row's number as an address has it; `undefined` where it is none. */
export function rowNumber(value: string | undefined): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : undefined
}
