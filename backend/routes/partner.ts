import type { partnerContract } from '#api/contract/partner.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getKeywords, getPartner, getRevision } from '#backend/partners/partners.ts'

export const partnerRoutes = ({ database }: Services): Handlers<keyof typeof partnerContract> => ({
  'GET /partners/this': ({ place }) => getPartner(database, place.partnerId),
  'GET /partners/this/revision': ({ place }) => getRevision(database, place.partnerId),
  'GET /customer/partner-keywords': async ({ place }) => ({
    rows: await getKeywords(database, place.partnerId),
  }),
})
