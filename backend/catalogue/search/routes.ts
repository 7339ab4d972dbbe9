import type { searchContract } from '#api/contract/search.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { readTreatmentWord } from '#backend/clinic/partners/partners.ts'
import { searchSite } from './search-site.ts'

const routes = ({
  database,
  pages,
  search: searchPages,
}: Services): Handlers<keyof typeof searchContract> => ({
  'GET /customer/search': async ({ partner, query }) => {
    const said = { ...partner, treatmentWord: await readTreatmentWord(database, partner.partnerId) }
    const site = partner.revision === 0 ? null : await pages.published(said)
    return searchSite({ database, searchPages }, said, site, query)
  },
})

export default routes
