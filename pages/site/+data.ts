import { loadSite } from '#renderer/load-site.ts'
import type { PageContextServer } from 'vike/types'

// https://vike.dev/data
export type Data = Awaited<ReturnType<typeof data>>

export async function data({ siteRequest }: PageContextServer) {
  if (!siteRequest) throw new Error('A page of the site is rendered only by the server, which tells it whose site it is.')
  return loadSite(siteRequest)
}
