import type { employeesContract } from '#api/contract/employees.ts'
import type { Handlers } from '#backend/call-context.ts'
import type { Services } from '#backend/services.ts'
import type { Customer } from '#backend/services/customer-sessions.ts'
import { ofCustomer, requireStored } from '#backend/services/reservations/find.ts'
import { availableDates, availableTimes } from '#backend/services/schedules/availability.ts'
import {
  addSpecialDay,
  getPolicy,
  listSpecialDays,
  removeSpecialDay,
  writePolicy,
} from '#backend/services/schedules/clinic-settings.ts'
import { listEmployees } from '#backend/services/schedules/employees.ts'
import { employeeSchedules, freeEmployees, specialDays } from '#backend/services/schedules/working-days.ts'
import { getWorkingPlan, writeWorkingPlan } from '#backend/services/schedules/working-plan.ts'

type Asked = {
  place: { partnerId: number }
  customer: () => Promise<Customer>
  query: { reservationId?: number | undefined }
}

export function employeesRoutes({ database }: Services): Handlers<keyof typeof employeesContract> {
  /** Only one's own reservation may be left out of what is taken: leaving out another's would tell when it is. */
  async function requireOwn({ place, customer, query: { reservationId } }: Asked): Promise<void> {
    if (reservationId === undefined) return
    const { id } = await customer()
    await database.withPartner(place.partnerId, (tx) =>
      requireStored(tx, place.partnerId, ofCustomer(id, reservationId)),
    )
  }

  return {
    'GET /partner-employees': ({ place, query }) => listEmployees(database, place.partnerId, query),
    'GET /partner-shorten-works': ({ place, query }) => specialDays(database, place.partnerId, query),
    'GET /partner-employee-schedules': ({ place, query }) =>
      employeeSchedules(database, place.partnerId, query),
    'GET /partner-employee-schedules/employees': ({ place, query }) =>
      freeEmployees(database, place.partnerId, query),
    'GET /partner-schedules/available-dates': async (context) => {
      await requireOwn(context)
      return availableDates(database, context.place.partnerId, context.query)
    },
    'GET /partner-schedules/time': async (context) => {
      await requireOwn(context)
      return availableTimes(database, context.place.partnerId, context.query)
    },
    'GET /admin/employees/{employeeId}/working-plan': ({ place, params }) =>
      getWorkingPlan(database, place.partnerId, params.employeeId),
    'PUT /admin/employees/{employeeId}/working-plan': ({ place, params, body }) =>
      writeWorkingPlan(database, place.partnerId, params.employeeId, body),
    'GET /admin/special-days': ({ place }) => listSpecialDays(database, place.partnerId),
    'POST /admin/special-days': ({ place, body }) => addSpecialDay(database, place.partnerId, body),
    'DELETE /admin/special-days/{specialDayId}': ({ place, params }) =>
      removeSpecialDay(database, place.partnerId, params.specialDayId),
    'GET /admin/booking-policy': ({ place }) => getPolicy(database, place.partnerId),
    'PUT /admin/booking-policy': ({ place, body }) => writePolicy(database, place.partnerId, body),
  }
}
