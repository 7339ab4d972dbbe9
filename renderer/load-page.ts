import type { PageData } from './site-data.ts'

/** Address of the data of a page, for moving to it without loading a document. */
export const pageDataAddress = (path: string, search: string, state: 'published' | 'draft') => {
  const query = new URLSearchParams(search)
  query.set('path', path)
  if (state === 'draft') query.set('preview', 'draft')
  return `/_page?${query}`
}

/** Asks the site's server for the data of a page; a 404 page is an answer like any other. Throws where there is none. */
export async function loadPage(address: string, signal: AbortSignal): Promise<PageData> {
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
  if (!response.ok && response.status !== 404) throw new Error(`${address} answered ${response.status}.`)
  return (await response.json()) as PageData
}
