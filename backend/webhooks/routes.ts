import type { webhooksContract } from '#api/contract/webhooks.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listDeliveries, replayOne, replaySince, sendTest } from './deliveries.ts'
import { changeWebhook, createWebhook, listWebhooks, removeWebhook, rotateSecret } from './webhooks.ts'

const routes = ({
  database,
  secretBox,
  allowsLocalWebhooks: allowsLocal,
}: Services): Handlers<keyof typeof webhooksContract> => ({
  'GET /admin/webhooks': ({ place }) =>
    database.withPartner(place.partnerId, async (tx) => ({ rows: await listWebhooks(tx) }), {
      readOnly: true,
    }),
  'POST /admin/webhooks': async ({ place, body, account }) =>
    createWebhook(database, place.partnerId, body, { account: await account(), allowsLocal, secretBox }),
  'PUT /admin/webhooks/{id}': async ({ place, params, body, account }) =>
    changeWebhook(database, place.partnerId, params.id, body, { account: await account(), allowsLocal }),
  'DELETE /admin/webhooks/{id}': async ({ place, params, account }) =>
    removeWebhook(database, place.partnerId, params.id, await account()),
  'POST /admin/webhooks/{id}/secret': async ({ place, params, account }) =>
    rotateSecret(database, place.partnerId, params.id, { account: await account(), secretBox }),
  'POST /admin/webhooks/{id}/test': ({ place, params }) => sendTest(database, place.partnerId, params.id),
  'GET /admin/webhooks/{id}/deliveries': ({ place, params, query }) =>
    listDeliveries(database, place.partnerId, params.id, query),
  'POST /admin/webhooks/{id}/replay': ({ place, params, body }) =>
    replaySince(database, place.partnerId, params.id, new Date(body.since)),
  'POST /admin/webhooks/{id}/deliveries/{deliveryId}/replay': ({ place, params }) =>
    replayOne(database, place.partnerId, params.id, params.deliveryId),
})

export default routes
