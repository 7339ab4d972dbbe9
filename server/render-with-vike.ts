import { renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'

declare global {
  namespace Vike {
    interface PageContextServer {
      /** Hashes of the document's inline styles, for its Content-Security-Policy. */
      styleHashes?: string[]
    }
  }
}

/** Input of vike: an address that routes to a page, and what the page's hooks read. */
export type VikeInput = { urlOriginal: string } & Pick<
  Partial<PageContextServer>,
  'siteRequest' | 'loadedSite' | 'widgetRequest' | 'catalogue'
>

/** Returns the document of one of vike's pages, and what its hooks told. Throws what the page threw. */
export async function renderWithVike(input: VikeInput) {
  const { httpResponse, errorWhileRendering, failure, styleHashes, siteResult } = await renderPage(input)
  if (failure) throw failure.error
  if (errorWhileRendering) throw errorWhileRendering
  return { document: await httpResponse.getBody(), styleHashes, siteResult }
}
