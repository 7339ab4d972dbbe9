import { loadSite, type LoadedSite } from '#renderer/load-site.ts'
import type { PageContextServer } from 'vike/types'

// https://vike.dev/onBeforeRender
// Not `+data`: vike would write what that returns into the document, where ours already stands.
export async function onBeforeRender({
  siteRequest,
}: PageContextServer): Promise<{ pageContext: { loadedSite: LoadedSite } }> {
  if (!siteRequest)
    throw new Error('A page of the site is rendered only by the server, which tells it whose site it is.')
  return { pageContext: { loadedSite: await loadSite(siteRequest) } }
}
