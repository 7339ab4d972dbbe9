import type { employeesContract } from '#api/contract/employees.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { readEmployeeOptions, writeEmployeeOptions } from '#backend/employees/employee-options.ts'
import { availableDates, availableTimes, timesOfDays } from '#backend/schedules/availability.ts'
import {
  addSpecialDay,
  getPolicy,
  listSpecialDays,
  removeSpecialDay,
  writePolicy,
} from '#backend/schedules/clinic-settings.ts'
import { listEmployees } from '#backend/schedules/employees.ts'
import { requireOwnReservation } from '#backend/schedules/own-reservation.ts'
import { employeeSchedules, freeEmployees, specialDays } from '#backend/schedules/working-days.ts'
import { getWorkingPlan, writeWorkingPlan } from '#backend/schedules/working-plan.ts'

export const employeesRoutes = ({ database }: Services): Handlers<keyof typeof employeesContract> => ({
  'GET /partner-employees': ({ place, query }) => listEmployees(database, place.partnerId, query),
  'GET /partner-shorten-works': ({ place, query }) => specialDays(database, place.partnerId, query),
  'GET /partner-employee-schedules': ({ place, query }) =>
    employeeSchedules(database, place.partnerId, query),
  'GET /partner-employee-schedules/employees': async (context) => {
    await requireOwnReservation(database, context)
    return freeEmployees(database, context.place.partnerId, context.query)
  },
  'GET /partner-schedules/available-dates': async (context) => {
    await requireOwnReservation(database, context)
    return availableDates(database, context.place.partnerId, context.query)
  },
  'GET /partner-schedules/time': async (context) => {
    await requireOwnReservation(database, context)
    return availableTimes(database, context.place.partnerId, context.query)
  },
  'GET /partner-schedules/times': async (context) => {
    await requireOwnReservation(database, context)
    return timesOfDays(database, context.place.partnerId, context.query)
  },
  'GET /admin/employees/{employeeId}/working-plan': ({ place, params }) =>
    getWorkingPlan(database, place.partnerId, params.employeeId),
  'PUT /admin/employees/{employeeId}/working-plan': ({ place, params, body }) =>
    writeWorkingPlan(database, place.partnerId, params.employeeId, body),
  'GET /admin/employees/{employeeId}/options': ({ place: { partnerId }, params }) =>
    readEmployeeOptions(database, { partnerId, ...params }),
  'PUT /admin/employees/{employeeId}/options': ({ place: { partnerId }, params, body }) =>
    writeEmployeeOptions(database, { partnerId, ...params }, body.productOptionIds),
  'GET /admin/special-days': ({ place }) => listSpecialDays(database, place.partnerId),
  'POST /admin/special-days': ({ place, body }) => addSpecialDay(database, place.partnerId, body),
  'DELETE /admin/special-days/{specialDayId}': ({ place, params }) =>
    removeSpecialDay(database, place.partnerId, params.specialDayId),
  'GET /admin/booking-policy': ({ place }) => getPolicy(database, place.partnerId),
  'PUT /admin/booking-policy': ({ place, body }) => writePolicy(database, place.partnerId, body),
})
