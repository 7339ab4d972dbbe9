import type { ApiClient } from '#api/client.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { loadComponents, loadEarlyLayers } from '#registry/components.ts'
import { renderSite } from '#renderer/server/render-site.tsx'
import type { SiteData } from '#renderer/shared/site-data.ts'
import { answerTasks } from '../background-process.ts'

// Renders pages in a process of its own, from their data alone, and answers with the pictures that they show.

const api: ApiClient = { request: () => Promise.reject(new Error('A page is rendered from its data alone.')) }

answerTasks<SiteData>(async (data) => {
  const queryClient = createSiteQueryClient()
  for (const [key, answer] of data.queries) queryClient.setQueryData(key, answer)
  const names = Object.keys(data.scripts)
  const [components, layers] = await Promise.all([loadComponents(names), loadEarlyLayers(names)])
  const { pictures } = renderSite({ data, queryClient }, api, components, layers)
  queryClient.clear()
  return Buffer.from(JSON.stringify(pictures))
})
