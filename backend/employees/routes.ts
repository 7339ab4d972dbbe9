import type { employeesContract } from '#api/contract/employees.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import { listEmployees } from '#backend/schedules/employees.ts'
import type { Services } from '#backend/services.ts'

const routes = ({ database }: Services): Handlers<keyof typeof employeesContract> => ({
  'GET /partner-employees': ({ partner, query }) => listEmployees(database, partner.partnerId, query),
})

export default routes
