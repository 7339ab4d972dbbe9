import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { PartnerTransaction } from '#backend/kernel/database/database.ts'
import { maskName } from '#backend/kernel/contacts/mask-name.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { loadSchedule } from '#backend/booking/schedules/load-schedule.ts'
import type { Schedule } from '#backend/booking/schedules/schedule.ts'
import { dayOf, minute, timestampOf } from '#backend/kernel/time/seoul-time.ts'
import { contains } from '#backend/booking/schedules/spans.ts'
import { clinicHours, doctorHours } from '#backend/booking/schedules/working-hours.ts'
import { readOffers, withdrawOffers } from '#backend/booking/waitings/withdraw-offers.ts'
import { and, asc, gt, inArray } from 'drizzle-orm'
import { reservations } from './table.ts'

/**
 * Runs a change of working hours. Throws 409 with the reservations ahead, and the offers to who waits, that would then stand
 * when nobody works, but did not before: nothing is changed until somebody has seen them. Once that is accepted, reservations
 * stay, and offers are withdrawn with a message. Source: docs/product.md, C7.
 */
export async function keepReservations<T>(
  tx: PartnerTransaction,
  isAccepted: boolean,
  change: () => Promise<T>,
): Promise<T> {
  const before = await outsideHours(tx)
  const result = await change()
  const after = await outsideHours(tx)
  const reservations = without(after.reservations, before.reservations)
  const offers = without(after.offers, before.offers)
  if (isAccepted) await withdrawOffers(tx, offers)
  else if (reservations.length + offers.length > 0) throw reservationsStand(reservations, offers)
  return result
}

const without = <Row extends { id: number }>(rows: readonly Row[], known: readonly Row[]): Row[] =>
  rows.filter(({ id }) => !known.some((one) => one.id === id))

type Closed = Booked & { id: number; employeeName: string | null; contactName: string }

function reservationsStand(reservations: readonly Closed[], offers: readonly Closed[]): ProblemError {
  const message = [
    ...(reservations.length > 0
      ? [
          `닫히는 시간에 예약이 ${reservations.length}건 있습니다. 그대로 저장하면 예약은 남고, 고객에게 따로 알려야 합니다.`,
        ]
      : []),
    ...(offers.length > 0
      ? [
          `닫히는 시간에 대기 고객에게 안내한 자리가 ${offers.length}건 있습니다. 그대로 저장하면 안내를 철회하고 고객에게 알립니다.`,
        ]
      : []),
  ].join(' ')
  const toStanding = ({ id, startsAt, employeeName, contactName }: Closed) => ({
    id,
    reservedAt: startsAt.toISOString(),
    employeeName,
    contactName: maskName(contactName),
  })
  return new ProblemError(409, 'reservations-stand', message, {
    reservations: reservations.map(toStanding),
    offers: offers.map(toStanding),
  })
}

/** What is ahead in whose time its doctor does not work, or the clinic where none is named. */
async function outsideHours(tx: PartnerTransaction) {
  const booked = await readAhead(tx)
  const offers = await readOffers(tx)
  const all = [...booked, ...offers].map(({ startsAt }) => startsAt).sort((a, b) => Number(a) - Number(b))
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return { reservations: [], offers: [] }
  const schedule = await loadSchedule(tx, { from: dayOf(first), to: dayOf(last), withoutClaims: true })
  const isOutside = (row: Booked) => !isWithinHours(schedule, row)
  return { reservations: booked.filter(isOutside), offers: offers.filter(isOutside) }
}

const readAhead = (tx: PartnerTransaction): Promise<Closed[]> =>
  tx
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
