import type { consoleTermsContract } from '#api/contract/console-terms.ts'
import type { termsContract } from '#api/contract/terms.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getTerm, getTermVersion, listTerms } from './read-terms.ts'
import { createVersion, listVersions, removeVersion, saveVersion } from './versions.ts'

const routes = ({
  database,
}: Services): Handlers<keyof typeof termsContract | keyof typeof consoleTermsContract> => ({
  'GET /term': ({ place, query: { termTitle, version } }) =>
    getTermVersion(database, place.partnerId, termTitle, version),
  'GET /terms': ({ place, query }) => listTerms(database, place.partnerId, query),
  'GET /terms/{id}/terms-histories/current': ({ place, params }) =>
    getTerm(database, place.partnerId, params.id),
  'GET /admin/terms/{id}/versions': ({ place, params }) => listVersions(database, place.partnerId, params.id),
  'POST /admin/terms/{id}/versions': async ({ place, params, body, account }) =>
    createVersion(database, place.partnerId, params.id, body, await account()),
  'PUT /admin/terms/{id}/versions/{version}': async ({ place, params, body, headers, account }) =>
    saveVersion(database, place.partnerId, params, body, {
      account: await account(),
      ifMatch: headers['if-match'],
    }),
  'DELETE /admin/terms/{id}/versions/{version}': async ({ place, params, account }) =>
    removeVersion(database, place.partnerId, params, await account()),
})

export default routes
