import type { employeesContract } from '#api/contract/employees.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import { listEmployees } from './list-employees.ts'
import type { Services } from '#backend/services.ts'

const routes = ({ database }: Services): Handlers<keyof typeof employeesContract> => ({
  'GET /partner-employees': ({ partner, query }) => listEmployees(database, partner.partnerId, query),
})

export default routes
