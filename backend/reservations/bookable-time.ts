import type { PartnerTransaction } from '#backend/database/database.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { timeAtMoment } from '#backend/schedules/availability.ts'
import type { Time } from '#backend/schedules/free-times.ts'
import type { Reason, Schedule } from '#backend/schedules/schedule.ts'
import { heldSince, slotTaken } from './claims.ts'

type Visit = { startsAt: Date; minutes: number; holdHash: string | undefined; now: Date }

/**
 * The time of a visit, and who is free then. Throws 409 where somebody else has it, 422 where nobody can have it. What was held in time stays bookable
 * while it is held, though by now it would be too late to ask for it.
 */
export async function requireTime(
  tx: PartnerTransaction,
  schedule: Schedule,
  { startsAt, minutes, holdHash, now }: Visit,
): Promise<Time> {
  let time = timeAtMoment(schedule, startsAt, minutes, now)
  if (time.reason?.code === 'past' && holdHash !== undefined) {
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
    const since = await heldSince(tx, holdHash, { startsAt, endsAt })
    if (since) time = timeAtMoment(schedule, startsAt, minutes, since)
  }
  if (time.reason) throw slotClosed(time.reason)
  return time
}

/** Somebody else may have been faster (409); what is closed, past or too far ahead stays so (422). */
const slotClosed = ({ code, message }: Reason) =>
  code === 'taken' || code === 'full'
    ? slotTaken()
    : new ProblemError(422, `slot-${code}`, message, { errors: [{ path: '/reservedAt', message }] })
