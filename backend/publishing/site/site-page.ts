import type { PageDefinition } from '#schema/page.ts'

/** A page of a site by its key, which is lower-case with dashes: `product-detail`. */
export type SitePage = { key: string; definition: PageDefinition }
