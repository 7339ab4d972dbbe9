import type { beforeAftersContract } from '#api/contract/before-afters.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { getBeforeAfter, listBeforeAfters } from './read-before-afters.ts'

const routes = ({ database }: Services): Handlers<keyof typeof beforeAftersContract> => ({
  'GET /customer/before-afters': async ({ partner, query, visitor }) =>
    listBeforeAfters(database, partner.partnerId, query, await visitor()),
  'GET /customer/before-afters/{id}': async ({ partner, params, visitor }) =>
    getBeforeAfter(database, partner.partnerId, params.id, await visitor()),
})

export default routes
