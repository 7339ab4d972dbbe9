import { partnerProfile } from '#schema/partners.ts'
import { describe, expect, test } from 'vitest'
import { bookingRules, defaultPolicy } from '#backend/clinic/settings/booking-rules.ts'
import type { Doctor, Schedule } from './schedule.ts'
import { clinicHours, doctorHours, hoursToSpans, openingOn } from './working-hours.ts'

const monday = '2026-11-23'
const tuesday = '2026-11-24'

const clinic = (profile: object = {}, values: Partial<Schedule> = {}): Schedule => {
  const parsed = partnerProfile.parse({
    partnerName: '가',
    mondayOpen: '10:00',
    mondayClose: '19:00',
    tuesdayOpen: '12:00:00',
    tuesdayClose: '21:00:00',
    ...profile,
  })
  return {
    until: '2099-12-31',
    profile: parsed,
    rules: bookingRules(parsed.homepageConfig, defaultPolicy),
    specialDays: [],
    publicHolidays: new Map(),
    doctors: [],
    facilities: [],
    ...values,
  }
}
const spans = (...times: [number, number][]) =>
  times.map(([start, end]) => ({ start: start * 60, end: end * 60 }))

describe('a clinic’s hours', () => {
  test('are those of the weekday, each time they are asked for', () => {
    const one = clinic()
    for (const _ of [1, 2]) {
      expect(clinicHours(one, monday)).toEqual({ spans: spans([10, 19]), lunch: null, reason: null })
      expect(clinicHours(one, tuesday).spans).toEqual(spans([12, 21]))
    }
    expect(clinicHours(clinic({ mondayOpen: '11:00' }), monday).spans).toEqual(spans([11, 19]))
  })

  test.each([
    ['neither time', { mondayOpen: null, mondayClose: null }],
    ['no opening', { mondayOpen: null }],
    ['no closing', { mondayClose: null }],
  ])('are none on a day with %s', (_, profile) => {
    expect(clinicHours(clinic(profile), monday)).toEqual({
      spans: [],
      lunch: null,
      reason: { code: 'weekly-closed', message: '정기 휴진일' },
    })
  })

  test.each([
    ['everyday’s lunch', { lunchStart: '13:00', lunchEnd: '14:00' }, spans([10, 13], [14, 19])],
    [
      'the weekday’s own lunch',
      { lunchStart: '13:00', lunchEnd: '14:00', mondayLunchStart: '12:00', mondayLunchEnd: '13:00' },
      spans([10, 12], [13, 19]),
    ],
    ['no end of lunch', { lunchStart: '13:00' }, spans([10, 19])],
    ['no start of lunch', { lunchEnd: '14:00' }, spans([10, 19])],
    ['a lunch of no time', { lunchStart: '13:00', lunchEnd: '13:00' }, spans([10, 19])],
    ['a lunch that ends before it begins', { lunchStart: '14:00', lunchEnd: '13:00' }, spans([10, 19])],
  ])('with %s', (_, profile, open) => {
    const { spans: found, lunch } = clinicHours(clinic(profile), monday)
    expect(found).toEqual(open)
    expect(lunch).toEqual(open[1] ? { start: open[0]?.end, end: open[1].start } : null)
  })

  test('of a special day go before all others, from its first day to its last', () => {
    const special = {
      startsOn: monday,
      endsOn: tuesday,
      startTime: '09:00',
      endTime: '15:00',
      breakStart: null,
      breakEnd: null,
      reason: '단축 진료',
    }
    const one = clinic(
      { lunchStart: '13:00', lunchEnd: '14:00' },
      { specialDays: [special], publicHolidays: new Map([[monday, '개천절']]) },
    )
    expect(clinicHours(one, monday).spans).toEqual(spans([9, 13], [14, 15]))
    expect(clinicHours(one, tuesday).spans).toEqual(spans([9, 13], [14, 15]))
    const own = { ...special, breakStart: '10:00', breakEnd: '11:00' }
    const withBreak = clinic({ lunchStart: '13:00', lunchEnd: '14:00' }, { specialDays: [own] })
    expect(clinicHours(withBreak, monday).spans).toEqual(spans([9, 10], [11, 15]))
    expect(clinicHours(one, '2026-11-25').reason?.code).toBe('weekly-closed')
    expect(clinicHours(one, '2026-11-22').reason?.code).toBe('weekly-closed')
    for (const half of [{ startTime: null }, { endTime: null }]) {
      const closed = clinic({}, { specialDays: [{ ...special, ...half }] })
      expect(clinicHours(closed, monday)).toEqual({
        spans: [],
        lunch: null,
        reason: { code: 'clinic-closed', message: '단축 진료' },
      })
    }
  })

  test('are none on a public holiday, where the clinic keeps those', () => {
    const holidays = { publicHolidays: new Map([[monday, '개천절']]) }
    const one = clinic({}, holidays)
    expect(clinicHours(one, monday)).toMatchObject({
      spans: [],
      reason: { code: 'public-holiday', message: '개천절(공휴일)' },
    })
    expect(clinicHours(one, tuesday).reason).toBeNull()
    one.rules.isClosedOnPublicHolidays = false
    expect(clinicHours(one, monday).reason).toBeNull()
  })

  test('stand in the profile under the weekday’s name', () => {
    expect([monday, tuesday, '2026-11-29'].map(openingOn)).toEqual([
      'mondayOpen',
      'tuesdayOpen',
      'sundayOpen',
    ])
  })
})

describe('a doctor’s hours', () => {
  const open = { spans: spans([10, 13], [14, 19]), lunch: { start: 780, end: 840 }, reason: null }
  const doctor = (values: Partial<Doctor> = {}): Doctor => ({
    id: 1,
    name: '한서윤',
    title: '',
    specialty: '',
    image: null,
    position: 0,
    weekly: [],
    exceptions: new Map(),
    claims: [],
    ...values,
  })
  const row = (values: object = {}) => ({
    weekday: 1,
    validFrom: '2000-01-01',
    validUntil: null,
    spans: spans([9, 12]),
    ...values,
  })
  const of = (values: Partial<Doctor>) => doctorHours(open, doctor(values), monday)
  const off = (message: string) => ({ spans: [], lunch: null, reason: { code: 'doctor-off', message } })

  test('are the clinic’s where the doctor has none', () => {
    expect(of({})).toEqual(open)
  })

  test('are none where the clinic is closed, for the clinic’s reason', () => {
    const closed = { spans: [], lunch: null, reason: { code: 'public-holiday', message: '개천절' } }
    expect(doctorHours(closed, doctor({ weekly: [row()] }), monday)).toEqual(closed)
  })

  test('are their own within the clinic’s', () => {
    expect(of({ weekly: [row()] })).toEqual({ ...open, spans: spans([10, 12]) })
    expect(of({ weekly: [row({ spans: spans([9, 11]) }), row({ spans: spans([11, 15]) })] }).spans).toEqual(
      spans([10, 13], [14, 15]),
    )
    expect(of({ weekly: [row({ spans: spans([8, 10]) })] })).toEqual(off('담당의 휴진'))
  })

  test.each([
    [{ weekday: 2 }, false],
    [{ validFrom: monday }, true],
    [{ validFrom: tuesday }, false],
    [{ validFrom: null }, true],
    [{ validUntil: monday }, true],
    [{ validUntil: '2026-11-22' }, false],
  ])('of a row with %j hold: %s', (values, holds) => {
    expect(of({ weekly: [row(values)] }).spans).toEqual(holds ? spans([10, 12]) : [])
  })

  test('of an exception go before the week’s', () => {
    const on = (exception: { spans: Doctor['claims'] | null; reason: string }) => ({
      weekly: [row()],
      exceptions: new Map([[monday, exception]]),
    })
    expect(of(on({ spans: spans([15, 17]), reason: '' })).spans).toEqual(spans([15, 17]))
    expect(of(on({ spans: null, reason: '학회' }))).toEqual(off('학회'))
    expect(of(on({ spans: null, reason: '' }))).toEqual(off('담당의 휴진'))
    expect(of(on({ spans: spans([20, 21]), reason: '야간 당직' }))).toEqual(off('야간 당직'))
    expect(of(on({ spans: spans([20, 21]), reason: '' }))).toEqual(off('담당의 휴진'))
    expect(of({ exceptions: new Map([[tuesday, { spans: null, reason: '학회' }]]) })).toEqual(open)
    expect(of({ exceptions: new Map([[monday, { spans: spans([15, 17]), reason: '' }]]) }).spans).toEqual(
      spans([15, 17]),
    )
  })
})

test('hours are in minutes of the day, without the break', () => {
  const hours = { startTime: '10:00:00', endTime: '19:00:00', breakStart: null, breakEnd: null }
  expect(hoursToSpans(hours)).toEqual(spans([10, 19]))
  expect(hoursToSpans({ ...hours, breakStart: '13:00:00', breakEnd: '14:00:00' })).toEqual(
    spans([10, 13], [14, 19]),
  )
  expect(hoursToSpans({ ...hours, breakStart: '13:00:00' })).toEqual(spans([10, 19]))
  expect(hoursToSpans({ ...hours, breakEnd: '13:00:00' })).toEqual(spans([10, 19]))
})
