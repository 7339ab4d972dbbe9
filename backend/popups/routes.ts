import type { popupsContract } from '#api/contract/popups.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { listPopups } from './list-popups.ts'

const routes = ({ database }: Services): Handlers<keyof typeof popupsContract> => ({
  'GET /customer/popups': ({ place }) => listPopups(database, place.partnerId),
})

export default routes
