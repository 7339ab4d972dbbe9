import type { ApiClient } from './client.ts'

/** Everything that a block's queries may depend on besides its data. */
export type QueryContext = {
  api: ApiClient
  /** Path of the page, without query: `/products/12`. */
  path: string
  /** Parameters that the page's pattern took from the path: `{ productId: '12' }`. */
  params: Record<string, string>
  /** Query parameters of the address that the page's blocks declare (`parameters` of a block type). */
  search: Record<string, string>
  /** True where the page begins with a picture under which a header may be transparent. Blocks read it, queries do not. */
  hasHero: boolean
  /** In a draft that is looked at as of a moment: that moment, for what shows by time. */
  moment?: string | undefined
  /** The page's title: of what it is about, else as its definition has it: `시술 안내`. */
  pageTitle: string
}
