import type { apiKeysContract } from '#api/contract/api-keys.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'

const routes = ({ database }: Services): Handlers<keyof typeof apiKeysContract> => ({
  'GET /admin/api-keys': ({ partner }) =>
    database.withPartner(partner.partnerId, async (tx) => ({ rows: await listApiKeys(tx) }), {
      readOnly: true,
    }),
  'POST /admin/api-keys': async ({ partner, body, account }) =>
    createApiKey(database, partner.partnerId, body, await account()),
  'DELETE /admin/api-keys/{id}': async ({ partner, params, account }) =>
    revokeApiKey(database, partner.partnerId, params.id, await account()),
})

export default routes
