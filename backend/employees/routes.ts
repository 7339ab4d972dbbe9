import type { employeesContract } from '#api/contract/employees.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import { listEmployees } from '#backend/schedules/employees.ts'
import type { Services } from '#backend/services.ts'
import { readEmployeeOptions, writeEmployeeOptions } from './employee-options.ts'

const routes = ({ database }: Services): Handlers<keyof typeof employeesContract> => ({
  'GET /partner-employees': ({ partner, query }) => listEmployees(database, partner.partnerId, query),
  'GET /admin/employees/{employeeId}/options': ({ partner: { partnerId }, params }) =>
    readEmployeeOptions(database, partnerId, params.employeeId),
  'PUT /admin/employees/{employeeId}/options': ({ partner: { partnerId }, params, body }) =>
    writeEmployeeOptions(database, partnerId, params.employeeId, body.productOptionIds),
})

export default routes
