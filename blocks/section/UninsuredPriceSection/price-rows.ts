import type { Product } from '#schema/products.ts'

export type PriceRow = { key: string; product: { id: number; name: string }; option: string; amount: number }
export type PriceGroup = { name: string; rows: PriceRow[] }

/**
 * Treatments with the regular price of each option, by category, in the clinic's order. Discounts are no part of it:
 * they are for some people, for some time. An option without a price is left out.
 */
export function priceGroups(products: Product[]): PriceGroup[] {
  const groups = new Map<string, PriceRow[]>()
  for (const { id, name, categories, options } of products) {
    const rows = options.flatMap((option) =>
      option.price === null
        ? []
        : [
            {
              key: `${id}:${option.id}`,
              product: { id, name },
              option: option.sessions > 1 ? `${option.name} (${option.sessions}회)` : option.name,
              amount: option.price.regularAmount,
            },
          ],
    )
    if (rows.length === 0) continue
    const category = categories[0]?.name ?? '그 밖의 진료'
    groups.set(category, [...(groups.get(category) ?? []), ...rows])
  }
  return [...groups].map(([name, rows]) => ({ name, rows }))
}
