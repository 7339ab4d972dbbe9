import { ProblemError } from '#backend/kernel/http/problem.ts'
import { timeAtMoment } from '#backend/booking/schedules/availability.ts'
import type { Time } from '#backend/booking/schedules/free-times.ts'
import type { Reason, Schedule } from '#backend/booking/schedules/schedule.ts'
import type { VisitNeeds } from '#backend/catalogue/products/visit-length.ts'
import type { Held } from './claims.ts'
import { slotTaken } from './claims.ts'

/** `held`: what whoever asks keeps at this moment. */
type Visit = { startsAt: Date; length: VisitNeeds; held: Held | null; now: Date }

/**
 * The time of a visit, and who is free then. Throws 409 where somebody else has it, 422 where nobody can have it. What was held in time stays bookable
 * while it is held, though by now it would be too late to ask for it. A hold may be shorter than the visit.
 */
export function requireTime(schedule: Schedule, { startsAt, length, held, now }: Visit): Time {
  let time = timeAtMoment(schedule, startsAt, { ...length, now })
  if (time.reason?.code === 'past' && held) {
    const heldFrom = held.startsAt.getTime() + length.minutesBefore * 60_000
    if (heldFrom === startsAt.getTime())
      time = timeAtMoment(schedule, startsAt, { ...length, now: held.madeAt })
  }
  if (time.reason) throw slotClosed(time.reason)
  return time
}

/** Somebody else may have been faster (409); what is closed, past or too far ahead stays so (422). */
const slotClosed = ({ code, message }: Reason) =>
  code === 'taken' || code === 'full'
    ? slotTaken()
    : new ProblemError(422, `slot-${code}`, message, {
        errors: [{ path: '/reservedAt', message }],
        // The clinic writes why it is closed, or a doctor away.
        names: code === 'clinic-closed' || code === 'doctor-off' ? [message] : [],
      })
