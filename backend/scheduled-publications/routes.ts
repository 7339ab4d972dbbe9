import type { scheduledPublicationsContract } from '#api/contract/scheduled-publications.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listScheduled } from './list.ts'
import { schedule } from './schedule.ts'
import { withdraw } from './withdraw.ts'

const routes = ({
  database,
  definitions,
  defaults,
}: Services): Handlers<keyof typeof scheduledPublicationsContract> => ({
  'GET /admin/scheduled-publications': ({ place }) => listScheduled(database, place),
  'POST /admin/scheduled-publications': async ({ place, body, account }) =>
    schedule(database, place.partnerId, { ...body, account: await account(), definitions, defaults }),
  'DELETE /admin/scheduled-publications/{id}': async ({ place, params, account }) =>
    withdraw(database, place.partnerId, { ...params, account: await account() }),
})

export default routes
