import type { notificationsContract } from '#api/contract/notifications.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { sendTest } from './send-test.ts'
import { listUndelivered, resendUndelivered } from './undelivered.ts'

const routes = ({ database, messageChannels }: Services): Handlers<keyof typeof notificationsContract> => ({
  'GET /admin/messages/channels': async () => messageChannels,
  'POST /admin/messages/test': async ({ partner, body, account }) => ({
    to: await sendTest(database, partner.partnerId, { ...body, account: await account() }),
  }),
  'GET /admin/messages/undelivered': ({ partner, query }) =>
    database.withPartner(partner.partnerId, (tx) => listUndelivered(tx, query), { readOnly: true }),
  'POST /admin/messages/undelivered/resend': ({ partner, body }) =>
    database.withPartner(partner.partnerId, async (tx) => ({ count: await resendUndelivered(tx, body.ids) })),
})

export default routes
