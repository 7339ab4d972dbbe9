import { isOfPartner } from '#backend/database/partner.ts'
import type { PartnerTransaction } from '#backend/database/database.ts'
import { maskName } from '#backend/customers/mask-name.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { loadSchedule } from '#backend/schedules/load-schedule.ts'
import type { Schedule } from '#backend/schedules/schedule.ts'
import { dayOf, minute, timestampOf } from '#backend/schedules/seoul-time.ts'
import { contains } from '#backend/schedules/spans.ts'
import { clinicHours, doctorHours } from '#backend/schedules/working-hours.ts'
import { and, asc, gt, inArray } from 'drizzle-orm'
import { reservations } from './table.ts'

/**
 * Runs a change of working hours. Throws 409 with the reservations ahead that would then stand when nobody works, but
 * did not before: nothing is changed until somebody has seen them.
 */
export async function keepReservations<T>(tx: PartnerTransaction, change: () => Promise<T>): Promise<T> {
  const before = new Set((await outsideHours(tx)).map(({ id }) => id))
  const result = await change()
  const closed = (await outsideHours(tx)).filter(({ id }) => !before.has(id))
  if (closed.length === 0) return result
  throw new ProblemError(
    409,
    'reservations-stand',
    `닫히는 시간에 예약이 ${closed.length}건 있습니다. 그대로 저장하면 예약은 남고, 고객에게 따로 알려야 합니다.`,
    {
      reservations: closed.map(({ id, startsAt, employeeName, contactName }) => ({
        id,
        reservedAt: startsAt.toISOString(),
        employeeName,
        contactName: maskName(contactName),
      })),
    },
  )
}

/** The reservations ahead in whose time their doctor does not work, or the clinic where they name none. */
async function outsideHours(tx: PartnerTransaction) {
  const rows = await tx
    .select({
      id: reservations.id,
      startsAt: reservations.startsAt,
      endsAt: reservations.endsAt,
      employeeId: reservations.employeeId,
      employeeName: reservations.employeeName,
      contactName: reservations.contactName,
    })
    .from(reservations)
    .where(
      and(
        isOfPartner(tx, reservations),
        inArray(reservations.status, ['REQUESTED', 'CONFIRMED']),
        gt(reservations.endsAt, new Date()),
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  const schedule = await loadSchedule(tx, {
    from: dayOf(first.startsAt),
    to: dayOf(last.startsAt),
    withoutClaims: true,
  })
  return rows.filter((row) => !isWithinHours(schedule, row))
}

type Booked = { startsAt: Date; endsAt: Date; employeeId: number | null }

function isWithinHours(schedule: Schedule, { startsAt, endsAt, employeeId }: Booked): boolean {
  const day = dayOf(startsAt)
  const midnight = timestampOf(day, 0)
  const minutes = (moment: Date) => (moment.getTime() - midnight) / minute
  const clinic = clinicHours(schedule, day)
  const doctor = schedule.doctors.find(({ id }) => id === employeeId)
  const { spans } = doctor ? doctorHours(clinic, doctor, day) : clinic
  return spans.some((span) => contains(span, { start: minutes(startsAt), end: minutes(endsAt) }))
}
