import type { afterNoticesContract } from '#api/contract/after-notices.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getAfterNotice, listAfterNotices } from './read-after-notices.ts'

const routes = ({ database }: Services): Handlers<keyof typeof afterNoticesContract> => ({
  'GET /customer/after-notices': ({ place, query }) => listAfterNotices(database, place.partnerId, query),
  'GET /customer/after-notices/{id}': ({ place, params, query }) =>
    getAfterNotice(database, place.partnerId, params.id, query.languageCode),
})

export default routes
