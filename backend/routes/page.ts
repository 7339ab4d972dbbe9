import type { pageContract } from '#api/contract/page.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { requireRevision } from '#backend/site/pages.ts'

export const pageRoutes = ({ pages, search }: Services): Handlers<keyof typeof pageContract> => ({
  'GET /page': async ({ place, query, account }) => {
    if (query.state === 'draft') await account()
    requireRevision(query.revision, place.revision)
    return pages.read(place, query.path, query.state)
  },
  'GET /page-search': async ({ place, query }) => ({
    rows: search(place, await pages.published(place), query.keyword).map(
      ({ title, excerpt, path, label }) => ({ title, excerpt, path: path ?? '/', pageTitle: label }),
    ),
  }),
})
