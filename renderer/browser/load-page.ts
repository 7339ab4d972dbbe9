import type { PageData } from '../shared/site-data.ts'

/** Address of the data of a page, for moving to it without loading a document. */
export const pageDataAddress = (path: string, search: string, state: 'published' | 'draft') => {
  const query = new URLSearchParams(search)
  query.set('path', path)
  // A revision that is looked at is in the address already.
  if (state === 'draft' && !query.has('preview')) query.set('preview', 'draft')
  return `/_page?${query}`
}

/** Time in ms for which a page that was fetched ahead may be shown, and the number of pages kept. */
const freshFor = 30_000
const mostAhead = 12

export type PageLoader = {
  /** The data of a page; a 404 page is an answer like any other. Rejects where there is none. */
  load(address: string, signal: AbortSignal): Promise<PageData>
  /** Fetches a page that a visitor is about to open, once; its failure is kept from everybody. */
  prefetch(address: string): void
}

/** Asks the site's server for pages. `arrived` hears of each page that was fetched ahead. */
export function createPageLoader(arrived: (page: PageData) => void): PageLoader {
  const ahead = new Map<string, { page: Promise<PageData>; since: number }>()
  return {
    async load(address, signal) {
      const entry = ahead.get(address)
      ahead.delete(address)
      if (entry && performance.now() - entry.since < freshFor) {
        try {
          return await entry.page
        } catch {
          // Asks again for a page that failed ahead of time, now that it is wanted.
        }
      }
      return fetchPage(address, signal)
    },
    prefetch(address) {
      const entry = ahead.get(address)
      if (entry && performance.now() - entry.since < freshFor) return
      const [oldest] = ahead.keys()
      if (ahead.size >= mostAhead && oldest !== undefined) ahead.delete(oldest)
      const page = fetchPage(address)
      ahead.set(address, { page, since: performance.now() })
      page.then(arrived, () => ahead.delete(address))
    },
  }
}

async function fetchPage(address: string, signal?: AbortSignal): Promise<PageData> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  })
  if (!response.ok && response.status !== 404) throw new Error(`${address} answered ${response.status}.`)
  return (await response.json()) as PageData
}
