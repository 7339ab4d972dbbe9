import type { siteMapContract } from '#api/contract/site-map.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listPaths } from './list-paths.ts'

const routes = ({ database, definitions, pages }: Services): Handlers<keyof typeof siteMapContract> => ({
  'GET /site-map': async ({ partner, query }) =>
    listPaths(
      { database, definitions, partnerId: partner.partnerId, site: await pages.published(partner) },
      query,
    ),
})

export default routes
