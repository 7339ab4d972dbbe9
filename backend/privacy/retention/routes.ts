import type { retentionContract } from '#api/contract/retention.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { setPeriod } from './periods.ts'
import { readRetention, setDeleting } from './runs.ts'

const routes = ({ database }: Services): Handlers<keyof typeof retentionContract> => ({
  'GET /admin/retention': ({ partner }) =>
    database.withPartner(partner.partnerId, readRetention, { readOnly: true }),
  'PUT /admin/retention': async ({ partner, body, account }) =>
    setDeleting(database, partner.partnerId, { ...body, account: await account() }),
  'PUT /admin/terms/{id}/versions/{version}/retention-period': async ({ partner, params, body, account }) =>
    setPeriod(database, partner.partnerId, { ...params, ...body, account: await account() }),
})

export default routes
