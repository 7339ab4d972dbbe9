import type { notificationsContract } from '#api/contract/notifications.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { sendTest } from './send-test.ts'

const routes = ({ database, messageChannels }: Services): Handlers<keyof typeof notificationsContract> => ({
  'GET /admin/messages/channels': async () => messageChannels,
  'POST /admin/messages/test': async ({ partner, body, account }) => ({
    to: await sendTest(database, partner.partnerId, { ...body, account: await account() }),
  }),
})

export default routes
