import type { popupsContract } from '#api/contract/popups.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listPopups } from './list-popups.ts'

const routes = ({ database }: Services): Handlers<keyof typeof popupsContract> => ({
  'GET /customer/popups': async ({ partner, query, draftViewer }) => {
    if (query.at === undefined) return listPopups(database, partner.partnerId)
    await draftViewer()
    const { rows } = await listPopups(database, partner.partnerId, new Date(query.at))
    // An answer for another moment is kept by nobody.
    return { rows, validUntil: new Date().toISOString() }
  },
})

export default routes
