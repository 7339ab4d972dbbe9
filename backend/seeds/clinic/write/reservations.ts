import { minutesOf } from '#schema/plain/days.ts'
import {
  reservationHistory,
  reservationItems,
  reservations,
  slotClaims,
} from '#backend/reservations/table.ts'
import type { Reservation } from '#backend/seeds/clinic/clinic.ts'
import { findOption } from '#backend/seeds/clinic/compose.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import { loadSchedule } from '#backend/schedules/load-schedule.ts'
import { clinicHours, doctorHours } from '#backend/schedules/working-hours.ts'
import type { Writing } from './context.ts'
import { idOf, optionKey } from './context.ts'
import { phoneOf } from './people.ts'

type Placed = Reservation & { startsAt: Date; endsAt: Date; minutes: number[] }
type Action = (typeof reservationHistory.$inferInsert)['action']

/** Days from the one that the content names within which a day is looked for on which the doctor works. */
const reach = 14

/** Bookings past and to come, in the hours their doctors work, with their history and the time they take. */
export async function writeReservations(writing: Writing): Promise<void> {
  const { tx, clinic, profile, ids } = writing
  const placed = await place(writing)
  const own = await takeIds(tx, reservations, placed.length)
  const people = new Map((clinic.people ?? []).map((person) => [person.key, person]))
  const doctors = new Map(clinic.doctors.map((doctor) => [doctor.key, doctor.name]))
  await insertRows(
    tx,
    reservations,
    placed.map((one, index) => {
      const person = people.get(one.person)
      if (!person) throw new Error(`Nobody has the key "${one.person}".`)
      const id = own[index] ?? 0
      return {
        partnerId: tx.partnerId,
        id,
        code: codeOf(id),
        customerId: idOf(ids.people, one.person),
        type: 'TREATMENT' as const,
        status: one.status,
        employeeId: idOf(ids.doctors, one.doctor),
        employeeName: doctors.get(one.doctor) ?? null,
        isEmployeeChosen: true,
        startsAt: one.startsAt,
        endsAt: one.endsAt,
        facilityIds: needsOf(writing, one),
        contactName: person.name,
        contactPhone: phoneOf(person),
        request: one.request ?? '',
        memo: one.memo ?? '',
        reason: one.reason ?? '',
        totalPrice: one.options.reduce((sum, [key, name]) => sum + priceOf(writing, key, name), 0),
        isIncludeVat: profile.homepageConfig.isIncludeVat,
        sensitiveConsentAt: madeAt(writing, one),
        confirmedAt:
          one.status === 'REQUESTED' || one.status === 'REJECTED' ? null : answeredAt(writing, one),
        createdAt: madeAt(writing, one),
        updatedAt: answeredAt(writing, one),
        languageCode: 'ko',
        utm: {},
        sequence: 0,
      }
    }),
  )
  await writeItems(writing, placed, own)
  await writeHistory(writing, placed, own)
  const taken = placed.flatMap((one, index) =>
    one.status === 'REQUESTED' || one.status === 'CONFIRMED' ? [{ one, reservationId: own[index] ?? 0 }] : [],
  )
  const claimIds = await takeIds(tx, slotClaims, taken.length)
  await insertRows(
    tx,
    slotClaims,
    taken.map(({ one, reservationId }, index) => ({
      partnerId: tx.partnerId,
      id: claimIds[index] ?? 0,
      employeeId: idOf(ids.doctors, one.doctor),
      during: `[${one.startsAt.toISOString()},${one.endsAt.toISOString()})`,
      facilityIds: needsOf(writing, one),
      reservationId,
    })),
  )
}

/** Rooms and devices of all of a booking's treatments. */
const needsOf = ({ ids }: Writing, { options }: Reservation): number[] =>
  [...new Set(options.flatMap(([key]) => ids.facilities.get(key) ?? []))].sort((a, b) => a - b)

/** Eight letters that nobody mistakes for others, from the number. */
function codeOf(id: number): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  let rest = Math.imul(id, 0x9e3779b1) >>> 0
  let code = ''
  for (let index = 0; index < 8; index += 1) {
    code += letters[rest % letters.length]
    rest = (Math.imul(rest, 1_664_525) + 1_013_904_223) >>> 3
  }
  return code
}

const madeAt = ({ calendar }: Writing, { made }: Reservation) => calendar.at(made, '08:50')
/** The clinic answers an hour later. */
const answeredAt = ({ calendar }: Writing, { made }: Reservation) => calendar.at(made, '09:50')

const priceOf = ({ clinic }: Writing, treatment: string, option: string) =>
  findOption(clinic.categories, treatment, option).option.price

async function place(writing: Writing): Promise<Placed[]> {
  const { tx, clinic, calendar, ids } = writing
  const own = clinic.reservations ?? []
  if (own.length === 0) return []
  const days = own.map(({ day }) => day)
  const schedule = await loadSchedule(tx, {
    from: calendar.day(Math.min(...days) - reach),
    to: calendar.day(Math.max(...days) + reach),
    withoutClaims: true,
  })
  const taken: { doctor: string; start: Date; end: Date }[] = []
  return own.map((one) => {
    const doctor = schedule.doctors.find(({ id }) => id === idOf(ids.doctors, one.doctor))
    const minutes = one.options.map(([key, name]) => {
      const { treatment, option } = findOption(clinic.categories, key, name)
      return option.minutes ?? treatment.minutes
    })
    const length = minutes.reduce((sum, each) => sum + each, 0)
    const start = minutesOf(one.time)
    const step = one.day > 0 ? 1 : -1
    for (let moved = 0; doctor && moved < reach; moved += 1) {
      const offset = one.day + moved * step
      const day = calendar.day(offset)
      const { spans } = doctorHours(clinicHours(schedule, day), doctor, day)
      const startsAt = calendar.at(offset, one.time)
      const endsAt = new Date(startsAt.getTime() + length * 60_000)
      const isTaken = taken.some(
        (other) => other.doctor === one.doctor && other.start < endsAt && startsAt < other.end,
      )
      if (isTaken || !spans.some((span) => span.start <= start && start + length <= span.end)) continue
      taken.push({ doctor: one.doctor, start: startsAt, end: endsAt })
      return { ...one, startsAt, endsAt, minutes }
    }
    throw new Error(`The doctor ${one.doctor} has no ${length} minutes at ${one.time} around day ${one.day}.`)
  })
}

async function writeItems(writing: Writing, placed: Placed[], own: number[]): Promise<void> {
  const { tx, clinic, ids } = writing
  await insertRows(
    tx,
    reservationItems,
    placed.flatMap((one, index) =>
      one.options.map(([key, name], position) => ({
        partnerId: tx.partnerId,
        reservationId: own[index] ?? 0,
        position,
        optionId: idOf(ids.options, optionKey(key, name)),
        productId: idOf(ids.treatments, key),
        productName: findOption(clinic.categories, key, name).treatment.name,
        optionName: name,
        price: priceOf(writing, key, name),
        regularPrice: priceOf(writing, key, name),
        durationMinutes: one.minutes[position] ?? 30,
      })),
    ),
  )
}

const answers: Record<Reservation['status'], Action[]> = {
  REQUESTED: [],
  CONFIRMED: ['CONFIRMED'],
  REJECTED: ['REJECTED'],
  CANCELLED: ['CONFIRMED', 'CANCELLED'],
  NO_SHOW: ['CONFIRMED', 'NO_SHOW'],
  DONE: ['CONFIRMED', 'DONE'],
}

async function writeHistory(writing: Writing, placed: Placed[], own: number[]): Promise<void> {
  const { tx } = writing
  const entries = placed.flatMap((one, index) => {
    const reservationId = own[index] ?? 0
    const created = {
      reservationId,
      action: 'CREATED' as Action,
      actor: 'customer' as const,
      at: madeAt(writing, one),
    }
    const later = answers[one.status].map((action, order) => ({
      reservationId,
      action,
      actor: action === 'CANCELLED' ? ('customer' as const) : ('clinic' as const),
      // Who came or stayed away is written down when the visit would have been over.
      at:
        order === 0
          ? answeredAt(writing, one)
          : action === 'CANCELLED'
            ? answeredAt(writing, one)
            : one.endsAt,
    }))
    return [created, ...later]
  })
  const ids = await takeIds(tx, reservationHistory, entries.length)
  await insertRows(
    tx,
    reservationHistory,
    entries.map((entry, index) => ({ partnerId: tx.partnerId, id: ids[index] ?? 0, ...entry, details: {} })),
  )
}
