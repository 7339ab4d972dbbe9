import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  bookingDay,
  bookingMoment,
  bookingPolicy,
  partnerEmployeeType,
  specialDays,
  weeklyHours,
} from './employees.ts'

const admits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const pathsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('/')) ?? []

test.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['2100-01-01', false],
  ['2026-02-30', false],
  ['2026-11-20T00:00:00Z', false],
])('a day may be %s: %s', (day, admitted) => {
  expect(admits(bookingDay, day)).toBe(admitted)
})

test.each([
  ['2026-11-20T02:00:00.000Z', '2026-11-20T02:00:00.000Z'],
  ['2026-11-20T11:00:00+09:00', '2026-11-20T02:00:00.000Z'],
  ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00.000Z'],
  ['2099-12-31T23:59:59Z', '2099-12-31T23:59:59.000Z'],
])('a moment %s is kept in UTC', (moment, utc) => {
  expect(bookingMoment.parse(moment)).toBe(utc)
})

test.each([
  '2000-01-01T08:59:59+09:00',
  '2100-01-01T00:00:00Z',
  '2099-12-31T23:59:59-01:00',
  '2026-11-20T02:00:00',
  '2026-02-30T02:00:00Z',
  'tomorrow',
])('a moment is not %s', (moment) => {
  expect(admits(bookingMoment, moment)).toBe(false)
})

test('doctors are the employees that are told', () => {
  expect(partnerEmployeeType.parse(undefined)).toBe('DOCTOR')
  expect(admits(partnerEmployeeType, 'NURSE')).toBe(false)
})

describe('a doctor’s weekly hours', () => {
  const hours = { weekday: 1, startTime: '10:00', endTime: '19:00' }
  const ofWeek = (values: object) => pathsOf(weeklyHours, { ...hours, ...values })

  test('have always held, go on and have no break, unless told', () => {
    expect(weeklyHours.parse(hours)).toEqual({
      ...hours,
      breakStart: null,
      breakEnd: null,
      validFrom: null,
      validUntil: null,
    })
  })

  test.each([
    [{ weekday: 0 }, 'weekday'],
    [{ weekday: 8 }, 'weekday'],
    [{ endTime: '10:00' }, 'endTime'],
    [{ endTime: '09:59' }, 'endTime'],
    [{ breakStart: '13:00' }, 'breakEnd'],
    [{ breakEnd: '14:00' }, 'breakEnd'],
    [{ breakStart: '14:00', breakEnd: '13:00' }, 'breakEnd'],
    [{ breakStart: '13:00', breakEnd: '13:00' }, 'breakEnd'],
    [{ breakStart: '19:00', breakEnd: '20:00' }, 'breakStart'],
    [{ breakStart: '09:00', breakEnd: '10:00' }, 'breakStart'],
    [{ validFrom: '2026-11-20', validUntil: '2026-11-19' }, 'validUntil'],
  ])('are refused with %j', (values, path) => {
    expect(ofWeek(values)).toEqual([path])
  })

  test.each([
    { weekday: 7 },
    { startTime: '18:59' },
    { breakStart: '13:00', breakEnd: '14:00' },
    { breakStart: '18:59', breakEnd: '19:30' },
    { breakStart: '09:30', breakEnd: '10:01' },
    { validFrom: '2026-11-20', validUntil: '2026-11-20' },
    { validUntil: '2026-11-20' },
  ])('are taken with %j', (values) => {
    expect(ofWeek(values)).toEqual([])
  })
})

describe('special days', () => {
  const special = (values: object) =>
    pathsOf(specialDays, {
      startsOn: '2026-11-20',
      endsOn: '2026-11-20',
      reason: '여름휴가',
      ...values,
    })

  test.each([
    [{}, []],
    [{ endsOn: '2026-11-21' }, []],
    [{ endsOn: '2026-11-19' }, ['endsOn']],
    [{ reason: '' }, ['reason']],
    [{ employeeId: 3 }, []],
    [{ startTime: '10:00', endTime: '13:00' }, []],
    [{ startTime: '10:00' }, ['endTime']],
    [{ endTime: '13:00' }, ['endTime']],
    [{ startTime: '13:00', endTime: '13:00' }, ['endTime']],
    [{ startTime: '14:00', endTime: '13:00' }, ['endTime']],
    [{ breakStart: '12:00', breakEnd: '13:00' }, ['breakStart']],
    [{ startTime: '10:00', endTime: '15:00', breakStart: '12:00', breakEnd: '13:00' }, []],
    [{ startTime: '10:00', endTime: '15:00', breakStart: '12:00' }, ['breakEnd']],
  ])('with %j: %j', (values, paths) => {
    expect(special(values)).toEqual(paths)
  })
})

describe('a booking policy', () => {
  const policy = {
    slotMinutes: 30,
    visitMinutes: 30,
    leadMinutes: 60,
    changeUntilMinutes: 1440,
    isClosedOnPublicHolidays: true,
  }

  test('proves phones, limits open bookings and reminds a day before, unless told', () => {
    expect(bookingPolicy.parse(policy)).toEqual({
      ...policy,
      requireGuestPhoneProof: true,
      waitingOfferMinutes: 30,
      mostOpenPerPhone: 5,
      phoneCodeCountries: [],
      mostCodesPerDay: 300,
      unprovedMinutesPerAddress: null,
      unprovedMinutesPerClinic: null,
      withdrawMinutes: 30,
      reminderMinutes: 1440,
      clinicRecipients: [],
    })
  })

  test.each([
    [{ slotMinutes: 25 }, false],
    [{ slotMinutes: 5 }, true],
    [{ visitMinutes: 4 }, false],
    [{ visitMinutes: 5 }, true],
    [{ visitMinutes: 480 }, true],
    [{ visitMinutes: 481 }, false],
    [{ leadMinutes: 0 }, true],
    [{ leadMinutes: -1 }, false],
    [{ leadMinutes: 1.5 }, false],
    [{ leadMinutes: 43_201 }, false],
    [{ reminderMinutes: 29 }, false],
    [{ reminderMinutes: 30 }, true],
    [{ reminderMinutes: null }, true],
    [{ mostOpenPerPhone: 0 }, false],
    [{ mostOpenPerPhone: null }, true],
    [{ phoneCodeCountries: ['US', 'JP'] }, true],
    [{ phoneCodeCountries: ['XX'] }, false],
    [{ mostCodesPerDay: 0 }, false],
    [{ mostCodesPerDay: 100_001 }, false],
    [{ clinicRecipients: ['desk@raon.example', '02-123-4567'] }, true],
    [{ clinicRecipients: ['desk'] }, false],
  ])('with %j: %s', (values, admitted) => {
    expect(admits(bookingPolicy, { ...policy, ...values })).toBe(admitted)
  })
})
