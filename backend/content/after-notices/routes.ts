import type { afterNoticesContract } from '#api/contract/after-notices.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getAfterNotice, listAfterNotices } from './read-after-notices.ts'

const routes = ({ database }: Services): Handlers<keyof typeof afterNoticesContract> => ({
  'GET /customer/after-notices': ({ partner, query }) => listAfterNotices(database, partner.partnerId, query),
  'GET /customer/after-notices/{id}': ({ partner, params, query }) =>
    getAfterNotice(database, partner.partnerId, params.id, query.languageCode),
})

export default routes
