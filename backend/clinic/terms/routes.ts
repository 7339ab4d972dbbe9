import type { consoleTermsContract } from '#api/contract/console-terms.ts'
import type { termsContract } from '#api/contract/terms.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getTerm, getTermVersion, listTerms } from './read-terms.ts'
import { createVersion, listVersions, removeVersion, saveVersion } from './versions.ts'

const routes = ({
  database,
}: Services): Handlers<keyof typeof termsContract | keyof typeof consoleTermsContract> => ({
  'GET /term': ({ partner, query: { termTitle, version } }) =>
    getTermVersion(database, partner.partnerId, termTitle, version),
  'GET /terms': ({ partner, query }) => listTerms(database, partner.partnerId, query),
  'GET /terms/{id}/terms-histories/current': ({ partner, params }) =>
    getTerm(database, partner.partnerId, params.id),
  'GET /admin/terms/{id}/versions': ({ partner, params }) =>
    listVersions(database, partner.partnerId, params.id),
  'POST /admin/terms/{id}/versions': async ({ partner, params, body, account }) =>
    createVersion(database, partner.partnerId, params.id, body, await account()),
  'PUT /admin/terms/{id}/versions/{version}': async ({ partner, params, body, headers, account }) =>
    saveVersion(database, partner.partnerId, params, body, {
      account: await account(),
      ifMatch: headers['if-match'],
    }),
  'DELETE /admin/terms/{id}/versions/{version}': async ({ partner, params, account }) =>
    removeVersion(database, partner.partnerId, params, await account()),
})

export default routes
