type Category = { id: number; name: string; parentId: number | null }

/**
 * Returns the categories that visitors see first: the parts of the one that the clinic has named, else the topmost.
 * Source: docs/product.md, C10.
 */
export function exposedCategories<One extends Category>(categories: One[], name: string | undefined): One[] {
  const named = categories.find((category) => category.name === name)
  const parts = named ? categories.filter(({ parentId }) => parentId === named.id) : []
  return parts.length > 0 ? parts : categories.filter(({ parentId }) => parentId === null)
}
