import type { findContract } from '#api/contract/find.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { findThings } from './find-things.ts'

const routes = ({ database, defaults }: Services): Handlers<keyof typeof findContract> => ({
  'GET /admin/find': async ({ partner: { partnerId }, query: { q }, account }) => {
    const { role } = await account()
    return { rows: await findThings({ database, defaults }, { partnerId, role, keyword: q.trim() }) }
  },
})

export default routes
