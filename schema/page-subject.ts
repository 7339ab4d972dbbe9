import type { Image } from './primitives.ts'

/** Subject of a page: the treatment, the notice or the event that its address names. */
export type PageSubject = {
  /** Title of the page, without the clinic's name. */
  title: string
  /** At most some 150 characters of plain text, for search engines and shared links. */
  description?: string | undefined
  image?: Pick<Image, 'src'> | null | undefined
  /** Keeps the page out of search engines: a secret treatment, a gated case. */
  noindex?: boolean
  /** Objects of schema.org, each without `@context`. */
  structuredData?: Record<string, unknown>[]
  /** Way to the page from the home page, which is left out: `[{ title: '시술 안내', url: '/products' }]`. */
  breadcrumbs?: { title: string; url: string }[]
}
