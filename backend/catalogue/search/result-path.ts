import { notFoundPath } from '#schema/plain/not-found-path.ts'
import { findPage } from '#backend/publishing/site/site.ts'
import type { Site } from '#backend/publishing/site/site.ts'
import type { TableKind } from './kinds.ts'

type Numbered = { kind: TableKind; id: number; parentId: number | null }

/** Pages that may show each kind, the best first. Source: docs/product.md, S6. */
const places: Record<TableKind, (row: Numbered) => string[]> = {
  product: ({ id }) => [`/products/${id}`, '/products'],
  event: ({ id }) => [`/events?eventId=${id}`],
  case: ({ id }) => [`/before-afters/${id}`, '/before-afters'],
  doctor: () => ['/introduce/staff', '/introduce'],
  faq: () => ['/cscenter/faq', '/cscenter'],
  notice: ({ id }) => [`/cscenter/notice/${id}`, '/cscenter/notice'],
  board: ({ id, parentId }) => [
    `/boards/${parentId}/detail/${id}`,
    `/cscenter/boards/${parentId}/detail/${id}`,
    `/boards/${parentId}`,
    `/cscenter/boards/${parentId}`,
  ],
}

/** The page that shows a row, of those that the site has; `null` where it has none. */
export function resultPath(site: Site | null, row: Numbered): string | null {
  const isThere = (path: string) => {
    const page = site && findPage(site, path.split('?', 1)[0] ?? path)
    return page && page.definition.pattern !== notFoundPath
  }
  return places[row.kind](row).find(isThere) ?? null
}
