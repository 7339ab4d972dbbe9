import type { linkTargetsContract } from '#api/contract/link-targets.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { getPartner } from '#backend/clinic/partners/partners.ts'
import type { Services } from '#backend/services.ts'
import { describeLink } from './describe-link.ts'
import { listLinkTargets } from './list-link-targets.ts'

const routes = ({ database, defaults }: Services): Handlers<keyof typeof linkTargetsContract> => ({
  'GET /admin/link-targets': async ({ partner: { partnerId }, query: { search } }) => {
    const contact = await getPartner(database, partnerId)
    const asked = { search: search.trim(), contact, defaults }
    return {
      rows: await database.withPartner(partnerId, (tx) => listLinkTargets(tx, asked), { readOnly: true }),
    }
  },
  'GET /admin/link-targets/described': async ({ partner: { partnerId }, query: { url } }) => {
    const contact = await getPartner(database, partnerId)
    return database.withPartner(partnerId, (tx) => describeLink(tx, { url, contact, defaults }), {
      readOnly: true,
    })
  },
})

export default routes
