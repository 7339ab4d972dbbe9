import { findPage, type Site } from '#backend/publishing/site/site.ts'
import { findMoved } from '#backend/publishing/site/moved-pages.ts'
import { normalPath } from '#backend/publishing/site/path-pattern.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'

/** A row that a path shows: a treatment, a notice. */
export type RowTarget = { resource: string; id: number }
export type RowAddress = { resource: string; page: string }

/** Returns what is wrong with an address; `null` where nothing is known to be. */
export type LinkProblem = 'no-page' | 'no-row' | 'hidden-row' | 'no-anchor' | 'bad-phone' | 'bad-mail'

type Known = {
  site: Site
  /** The site until now: a page that only moved is found where it is. */
  before: Site | null
  /** Returns whether a page has a place of that id. */
  hasAnchor: (key: string, id: string) => boolean
  /** Addresses of resources' pages, with `{id}`. */
  addresses: readonly RowAddress[]
  isShown: (row: RowTarget) => boolean | undefined
}

/** Paths that the application answers itself, or that hold files. */
const isOwn = (path: string) => /^\/(?:_|admin(?:\/|$)|s\/|healthz$|readyz$)/.test(path)

/** Path and fragment of an address of the site; `null` for any other. */
export function sitePath(url: string): { path: string; search: URLSearchParams; fragment: string } | null {
  if (!url.startsWith('/') || !URL.canParse(url, 'http://site')) return null
  const { pathname, searchParams, hash } = new URL(url, 'http://site')
  return { path: normalPath(decodeURI(pathname)), search: searchParams, fragment: hash.slice(1) }
}

/** The row that an address shows, by the addresses of resources' pages; `null` where it shows none. */
export function rowTarget(url: string, addresses: readonly RowAddress[]): RowTarget | null {
  const given = sitePath(url)
  if (!given) return null
  for (const { resource, page } of addresses) {
    const [path = '', query = ''] = page.split('?')
    const parameter = query.split('=')[0] ?? ''
    const id = query
      ? path === given.path
        ? given.search.get(parameter)
        : null
      : (new RegExp(`^${path.replace('{}', '[^/]+').replace('{id}', '([^/]+)')}$`).exec(given.path)?.[1] ??
        null)
    if (id !== null && /^\d{1,9}$/.test(id)) return { resource, id: Number(id) }
  }
  return null
}

/** Returns what is wrong with an address that stands on a page. `pageKey`: of the page, for addresses such as `#way`. */
export function linkProblem(url: string, pageKey: string | null, known: Known): LinkProblem | null {
  if (url.startsWith('tel:'))
    return /^tel:(?:\+\d{7,15}|\d{3,12})$/.test(url.replaceAll('-', '')) ? null : 'bad-phone'
  if (url.startsWith('mailto:'))
    return /^mailto:[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(url) ? null : 'bad-mail'
  if (url.startsWith('#')) {
    const id = decodeURIComponent(url.slice(1))
    // A slot stands on every page, so the page of its anchor is not known.
    return id === '' || pageKey === null || known.hasAnchor(pageKey, id) ? null : 'no-anchor'
  }
  const given = sitePath(url)
  if (!given || isOwn(given.path)) return null
  const page = findPage(known.site, given.path)
  if (!page) return leadsOn(given.path, known) ? null : 'no-page'
  if (page.definition.pattern === notFoundPath) return 'no-page'
  const row = rowTarget(url, known.addresses)
  if (row) {
    const isShown = known.isShown(row)
    if (isShown === undefined) return 'no-row'
    if (!isShown) return 'hidden-row'
  }
  const { fragment } = given
  return fragment === '' || known.hasAnchor(page.key, decodeURIComponent(fragment)) ? null : 'no-anchor'
}

/** Returns whether somebody who comes by an old path is led to where the page is now. */
function leadsOn(path: string, { site, before }: Known): boolean {
  if (findMoved(site, path) !== null) return true
  if (!before) return false
  const was = findPage(before, path)
  const isThere = was !== null && site.pages.some(({ key }) => key === was.key)
  return (
    isThere ||
    (findMoved(before, path) !== null && findMoved({ ...site, moved: before.moved }, path) !== null)
  )
}
