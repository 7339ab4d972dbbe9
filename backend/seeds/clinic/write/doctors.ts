import { employees } from '#backend/employees/table.ts'
import { bookingPolicies, employeeHours, specialDays } from '#backend/schedules/table.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Writing } from './context.ts'
import { byKey, idOf, pictureOf } from './context.ts'

/** Doctors with their hours and days off, the clinic's special days and how it takes bookings. */
export async function writeDoctors(writing: Writing): Promise<void> {
  const { tx, clinic, calendar, ids } = writing
  const { doctors, specialDays: special = [], booking } = clinic
  ids.doctors = byKey(
    doctors.map(({ key }) => key),
    await takeIds(tx, employees, doctors.length),
  )
  await insertRows(
    tx,
    employees,
    doctors.map((doctor, position) => ({
      partnerId: tx.partnerId,
      id: idOf(ids.doctors, doctor.key),
      type: 'DOCTOR' as const,
      name: doctor.name,
      title: doctor.position,
      specialty: doctor.specialty,
      introduction: `${doctor.quote}\n\n${doctor.letter}`,
      careers: doctor.careers,
      image: pictureOf(writing, doctor.portrait),
      isVisible: true,
      position,
    })),
  )
  const hours = doctors.flatMap(({ key, hours: own = {} }) =>
    Object.entries(own).flatMap(([weekday, span]) =>
      span ? [{ employeeId: idOf(ids.doctors, key), weekday: Number(weekday), span }] : [],
    ),
  )
  const hourIds = await takeIds(tx, employeeHours, hours.length)
  await insertRows(
    tx,
    employeeHours,
    hours.map(({ employeeId, weekday, span: [startTime, endTime] }, index) => {
      const id = hourIds[index] ?? 0
      return {
        partnerId: tx.partnerId,
        id,
        employeeId,
        weekday,
        startTime,
        endTime,
        validFrom: calendar.day(-400),
        position: index,
      }
    }),
  )
  const off = doctors.flatMap(({ key, off: days = [] }) =>
    days.map((one) => ({ ...one, employeeId: idOf(ids.doctors, key) })),
  )
  const closed = [
    ...off.map(({ employeeId, day, weekday, hours: span, reason }) => {
      const startsOn = calendar.day(calendar.from(day, weekday))
      return { employeeId, startsOn, endsOn: startsOn, span, reason }
    }),
    ...special.map(({ days: [from, to], hours: span, reason }) => ({
      employeeId: null,
      startsOn: calendar.day(from),
      endsOn: calendar.day(to),
      span,
      reason,
    })),
  ]
  const closedIds = await takeIds(tx, specialDays, closed.length)
  await insertRows(
    tx,
    specialDays,
    closed.map(({ span, ...row }, index) => {
      const [startTime, endTime] = span ?? [null, null]
      return { partnerId: tx.partnerId, id: closedIds[index] ?? 0, ...row, startTime, endTime }
    }),
  )
  if (booking) await tx.insert(bookingPolicies).values({ partnerId: tx.partnerId, ...booking })
}
