import type { noticesContract } from '#api/contract/notices.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getNotice, listNotices } from './read-notices.ts'

const routes = ({ database }: Services): Handlers<keyof typeof noticesContract> => ({
  'GET /customer/notices': ({ partner, query }) => listNotices(database, partner.partnerId, query),
  'GET /customer/notices/{id}': ({ partner, params, query }) =>
    getNotice(database, partner.partnerId, params.id, query.languageCode),
})

export default routes
