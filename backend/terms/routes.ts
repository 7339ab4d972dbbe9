import type { termsContract } from '#api/contract/terms.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getTerm, getTermVersion, listTerms } from './read-terms.ts'

const routes = ({ database }: Services): Handlers<keyof typeof termsContract> => ({
  'GET /term': ({ place, query: { termTitle, version } }) =>
    getTermVersion(database, place.partnerId, termTitle, version),
  'GET /terms': ({ place, query }) => listTerms(database, place.partnerId, query),
  'GET /terms/{id}/terms-histories/current': ({ place, params }) =>
    getTerm(database, place.partnerId, params.id),
})

export default routes
