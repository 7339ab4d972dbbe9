import type { schedulesContract } from '#api/contract/schedules.ts'
import type { Handlers } from '#backend/calls/route/call-context.ts'
import type { Services } from '#backend/services.ts'
import { availableDates, availableTimes, timesOfDays } from '#backend/booking/schedules/availability.ts'
import { requireOwnReservation } from '#backend/booking/reservations/own-reservation.ts'
import { employeeSchedules, freeEmployees, specialDays } from '#backend/booking/schedules/working-days.ts'

const routes = ({ database }: Services): Handlers<keyof typeof schedulesContract> => ({
  'GET /partner-shorten-works': ({ partner, query }) => specialDays(database, partner.partnerId, query),
  'GET /partner-employee-schedules': ({ partner, query }) =>
    employeeSchedules(database, partner.partnerId, query),
  'GET /partner-employee-schedules/employees': async (context) => {
    await requireOwnReservation(database, context)
    return freeEmployees(database, context.partner.partnerId, context.query)
  },
  'GET /partner-schedules/available-dates': async (context) => {
    await requireOwnReservation(database, context)
    return availableDates(database, context.partner.partnerId, context.query)
  },
  'GET /partner-schedules/time': async (context) => {
    await requireOwnReservation(database, context)
    return availableTimes(database, context.partner.partnerId, context.query)
  },
  'GET /partner-schedules/times': async (context) => {
    await requireOwnReservation(database, context)
    return timesOfDays(database, context.partner.partnerId, context.query)
  },
})

export default routes
