/** Returns the number of titles of a popup's items in a row. Source: docs/product.md, U8. */
export function titlesPerRow(count: number): number {
  if (count <= 12) return 4
  return count < 18 ? 5 : 6
}

/** Rows of titles; a single item needs none. */
export const titleRows = (count: number): number => (count > 1 ? Math.ceil(count / titlesPerRow(count)) : 0)
