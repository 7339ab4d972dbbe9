import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listAudit } from './list-audit.ts'

const routes = ({ database }: Services): Handlers<'GET /admin/audit'> => ({
  'GET /admin/audit': ({ partner: { partnerId }, query }) =>
    database.withPartner(partnerId, (tx) => listAudit(tx, query), { readOnly: true }),
})

export default routes
