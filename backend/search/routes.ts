import type { searchContract } from '#api/contract/search.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { searchSite } from './search-site.ts'

const routes = ({
  database,
  pages,
  search: searchPages,
}: Services): Handlers<keyof typeof searchContract> => ({
  'GET /customer/search': async ({ partner, query }) => {
    const site = partner.revision === 0 ? null : await pages.published(partner)
    return searchSite({ database, searchPages }, partner, site, query)
  },
})

export default routes
