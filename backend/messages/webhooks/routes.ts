import type { webhooksContract } from '#api/contract/webhooks.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listDeliveries, replayOne, replaySince, sendTest } from './deliveries.ts'
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, rotateSecret } from './webhooks.ts'

const routes = ({
  database,
  secretBox,
  allowsLocalWebhooks: allowsLocal,
}: Services): Handlers<keyof typeof webhooksContract> => ({
  'GET /admin/webhooks': ({ partner }) =>
    database.withPartner(partner.partnerId, async (tx) => ({ rows: await listWebhooks(tx) }), {
      readOnly: true,
    }),
  'POST /admin/webhooks': async ({ partner, body, account }) =>
    createWebhook(database, partner.partnerId, body, { account: await account(), allowsLocal, secretBox }),
  'PUT /admin/webhooks/{id}': async ({ partner, params, body, account }) =>
    changeWebhook(database, partner.partnerId, params.id, body, { account: await account(), allowsLocal }),
  'DELETE /admin/webhooks/{id}': async ({ partner, params, account }) =>
    removeWebhook(database, partner.partnerId, params.id, await account()),
  'POST /admin/webhooks/{id}/secret': async ({ partner, params, account }) =>
    rotateSecret(database, partner.partnerId, params.id, { account: await account(), secretBox }),
  'POST /admin/webhooks/{id}/test': ({ partner, params }) => sendTest(database, partner.partnerId, params.id),
  'GET /admin/webhooks/{id}/deliveries': ({ partner, params, query }) =>
    listDeliveries(database, partner.partnerId, params.id, query),
  'POST /admin/webhooks/{id}/replay': ({ partner, params, body }) =>
    replaySince(database, partner.partnerId, params.id, new Date(body.since)),
  'POST /admin/webhooks/{id}/deliveries/{deliveryId}/replay': ({ partner, params }) =>
    replayOne(database, partner.partnerId, params.id, params.deliveryId),
})

export default routes
