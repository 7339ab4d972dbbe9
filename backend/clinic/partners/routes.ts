import type { partnersContract } from '#api/contract/partners.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getDeployStatus } from './deploy-status.ts'
import { getKeywords, getPartner, getRevision, listHosts } from './partners.ts'

const routes = ({ database }: Services): Handlers<keyof typeof partnersContract> => ({
  'GET /partners/this/homepage-deploy-status': ({ partner }) => getDeployStatus(database, partner.partnerId),
  'GET /partners/this': ({ partner }) => getPartner(database, partner.partnerId),
  'GET /partners/this/revision': ({ partner }) => getRevision(database, partner),
  'GET /customer/partner-keywords': async ({ partner }) => ({
    rows: await getKeywords(database, partner.partnerId),
  }),
  'GET /admin/hosts': ({ partner }) => listHosts(database, partner.partnerId),
})

export default routes
