import { employees } from '#backend/employees/table.ts'
import {
  bookingPolicies,
  employeeExceptions,
  employeeHours,
  partnerSpecialDays,
} from '#backend/schedules/table.ts'
import { insertRows, takeIds } from '#backend/seeds/rows.ts'
import type { Writing } from './context.ts'
import { byKey, idOf, pictureOf } from './context.ts'

/** Doctors with their hours and days off, the clinic's special days and how it takes bookings. */
export async function writeDoctors(writing: Writing): Promise<void> {
  const { tx, clinic, calendar, ids } = writing
  const { doctors, specialDays = [], booking } = clinic
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
      }
    }),
  )
  const off = doctors.flatMap(({ key, off: days = [] }) =>
    days.map((one) => ({ ...one, employeeId: idOf(ids.doctors, key) })),
  )
  const offIds = await takeIds(tx, employeeExceptions, off.length)
  await insertRows(
    tx,
    employeeExceptions,
    off.map(({ employeeId, day, weekday, hours: span, reason }, index) => {
      const [startTime, endTime] = span ?? [null, null]
      return {
        partnerId: tx.partnerId,
        id: offIds[index] ?? 0,
        employeeId,
        day: calendar.day(calendar.from(day, weekday)),
        startTime,
        endTime,
        reason,
      }
    }),
  )
  const specialIds = await takeIds(tx, partnerSpecialDays, specialDays.length)
  await insertRows(
    tx,
    partnerSpecialDays,
    specialDays.map(({ days: [from, to], hours: span, reason }, index) => {
      const [openTime, closeTime] = span ?? [null, null]
      const [startsOn, endsOn] = [calendar.day(from), calendar.day(to)]
      return {
        partnerId: tx.partnerId,
        id: specialIds[index] ?? 0,
        startsOn,
        endsOn,
        openTime,
        closeTime,
        reason,
      }
    }),
  )
  if (booking) await tx.insert(bookingPolicies).values({ partnerId: tx.partnerId, ...booking })
}
