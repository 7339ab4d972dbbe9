import type { visitsContract } from '#api/contract/visits.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { countView } from './count-view.ts'
import { readStatistics } from './read-statistics.ts'

export default function routes(services: Services): Handlers<keyof typeof visitsContract> {
  return {
    'POST /visits': async ({ partner, body, session, userAgent }) => {
      // A person who is signed in to the console looks at their own site.
      if (session.token === undefined) await countView(services, partner, { view: body, userAgent })
    },
    'GET /admin/statistics': ({ partner: { partnerId }, query }) =>
      services.database.withPartner(partnerId, (tx) => readStatistics(tx, query), { readOnly: true }),
  }
}
