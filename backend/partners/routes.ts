import type { partnersContract } from '#api/contract/partners.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getDeployStatus } from './deploy-status.ts'
import { getKeywords, getPartner, getRevision, listHosts } from './partners.ts'

const routes = ({ database }: Services): Handlers<keyof typeof partnersContract> => ({
  'GET /partners/this/homepage-deploy-status': ({ place }) => getDeployStatus(database, place.partnerId),
  'GET /partners/this': ({ place }) => getPartner(database, place.partnerId),
  'GET /partners/this/revision': ({ place }) => getRevision(database, place),
  'GET /customer/partner-keywords': async ({ place }) => ({
    rows: await getKeywords(database, place.partnerId),
  }),
  'GET /admin/hosts': ({ place }) => listHosts(database, place.partnerId),
})

export default routes
