import type { popupsContract } from '#api/contract/popups.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listPopups } from './list-popups.ts'

const routes = ({ database }: Services): Handlers<keyof typeof popupsContract> => ({
  'GET /customer/popups': async ({ place, query, draftViewer }) => {
    if (query.at === undefined) return listPopups(database, place.partnerId)
    await draftViewer()
    const { rows } = await listPopups(database, place.partnerId, new Date(query.at))
    // Of another time than now: nobody keeps it.
    return { rows, validUntil: new Date().toISOString() }
  },
})

export default routes
