import type { scheduledPublicationsContract } from '#api/contract/scheduled-publications.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listScheduled } from './list.ts'
import { schedule } from './schedule.ts'
import { withdraw } from './withdraw.ts'

const routes = ({
  database,
  definitions,
  defaults,
}: Services): Handlers<keyof typeof scheduledPublicationsContract> => ({
  'GET /admin/scheduled-publications': ({ partner }) => listScheduled(database, partner),
  'POST /admin/scheduled-publications': async ({ partner, body, account }) =>
    schedule(database, partner.partnerId, { ...body, account: await account(), definitions, defaults }),
  'DELETE /admin/scheduled-publications/{id}': async ({ partner, params, account }) =>
    withdraw(database, partner.partnerId, { ...params, account: await account() }),
})

export default routes
