import type { schedulesContract } from '#api/contract/schedules.ts'
import type { Handlers } from '#backend/http/call-context.ts'
import type { Services } from '#backend/services.ts'
import { availableDates, availableTimes, timesOfDays } from './availability.ts'
import {
  addSpecialDay,
  getPolicy,
  listSpecialDays,
  removeSpecialDay,
  writePolicy,
} from './clinic-settings.ts'
import { requireOwnReservation } from './own-reservation.ts'
import { employeeSchedules, freeEmployees, specialDays } from './working-days.ts'
import { getWorkingPlan, writeWorkingPlan } from './working-plan.ts'

const routes = ({ database }: Services): Handlers<keyof typeof schedulesContract> => ({
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
  'GET /admin/special-days': ({ place }) => listSpecialDays(database, place.partnerId),
  'POST /admin/special-days': ({ place, body }) => addSpecialDay(database, place.partnerId, body),
  'DELETE /admin/special-days/{specialDayId}': ({ place, params }) =>
    removeSpecialDay(database, place.partnerId, params.specialDayId),
  'GET /admin/booking-policy': ({ place }) => getPolicy(database, place.partnerId),
  'PUT /admin/booking-policy': ({ place, body }) => writePolicy(database, place.partnerId, body),
})

export default routes
