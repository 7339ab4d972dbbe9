import type { ProductSort } from '#schema/products.ts'

/** Query parameters of the address that narrow and sort the list. */
export const parameters = ['category', 'badge', 'keyword', 'sort', 'page', 'eventId', 'exhibitionId'] as const
type Parameter = (typeof parameters)[number]

/** Orders by their name in the address, which is left out for the clinic's own. */
export const sorts = {
  '': { sort: 'DEFAULT', title: '추천순', needsPrices: false },
  newest: { sort: 'NEWEST', title: '최신순', needsPrices: false },
  'price-low': { sort: 'PRICE_LOW', title: '낮은 가격순', needsPrices: true },
  'price-high': { sort: 'PRICE_HIGH', title: '높은 가격순', needsPrices: true },
  name: { sort: 'NAME', title: '이름순', needsPrices: false },
} as const satisfies Record<string, { sort: ProductSort; title: string; needsPrices: boolean }>

export type Filter = {
  category: number | null
  badge: string
  keyword: string
  sort: keyof typeof sorts
  page: number
  eventId: number | null
  exhibitionId: number | null
}

const largest = 2_147_483_647

/** A whole number above 0; `null` for anything else that an address may hold. */
function numberOf(text: string | undefined, most = largest): number | null {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return number > 0 && number <= most ? number : null
}
const textOf = (text: string | undefined, longest: number) =>
  (text ?? '').replaceAll('\0', ' ').trim().slice(0, longest)
const isSort = (name: string): name is Filter['sort'] => Object.hasOwn(sorts, name)

/** Returns what an address asks for. Parts that nobody understands count as left out. */
export function readFilter(search: Record<string, string>): Filter {
  const sort = search.sort ?? ''
  return {
    category: numberOf(search.category),
    badge: textOf(search.badge, 60),
    keyword: textOf(search.keyword, 100),
    sort: isSort(sort) ? sort : '',
    page: numberOf(search.page, 100_000) ?? 1,
    eventId: numberOf(search.eventId),
    exhibitionId: numberOf(search.exhibitionId),
  }
}

/** Address of the list with something changed. Whatever is changed but the page begins at the first page. */
export function addressOf(path: string, filter: Filter, change: Partial<Filter>): string {
  const next = { ...filter, page: 1, ...change }
  const query = new URLSearchParams()
  for (const name of parameters satisfies readonly Parameter[]) {
    const value = next[name]
    if (value === null || value === '' || (name === 'page' && value === 1)) continue
    query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}
