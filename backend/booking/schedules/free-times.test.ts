import { timeOf } from '#schema/plain/days.ts'
import { partnerProfile } from '#schema/partners.ts'
import { describe, expect, test } from 'vitest'
import { bookingRules, defaultPolicy } from '#backend/clinic/settings/booking-rules.ts'
import { dayReason, firstFree, timesOf } from './free-times.ts'
import type { Doctor, Schedule, WeeklyHours } from './schedule.ts'
import { addDays, dayOf, minutesOfDay, momentOf, weekdayOf } from '#backend/kernel/time/seoul-time.ts'
import type { Hours } from './working-hours.ts'
import { hoursToSpans } from './working-hours.ts'

const config = (values: object) =>
  partnerProfile.parse({ partnerName: '가', homepageConfig: values }).homepageConfig
/** A Friday. */
const today = '2026-11-20'
const monday = '2026-11-23'
const now = momentOf(today, 9 * 60)

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
const morning = { startTime: '10:00:00', endTime: '12:00:00', breakStart: null, breakEnd: null }
const week = (values: Partial<WeeklyHours & Hours> = {}): WeeklyHours => ({
  weekday: 1,
  validFrom: '2000-01-01',
  validUntil: null,
  spans: hoursToSpans({ ...morning, ...values }),
  ...values,
})
function schedule(values: Partial<Schedule> = {}, settings: object = {}): Schedule {
  const profile = partnerProfile.parse({
    partnerName: '가',
    mondayOpen: '10:00',
    mondayClose: '15:00',
    tuesdayOpen: '10:00:00',
    tuesdayClose: '12:00:00',
    tuesdayLunchStart: '11:00',
    tuesdayLunchEnd: '11:30',
    lunchStart: '13:00',
    lunchEnd: '14:00',
    homepageConfig: settings,
  })
  return {
    until: '2099-12-31',
    profile,
    rules: bookingRules(profile.homepageConfig, defaultPolicy),
    specialDays: [],
    publicHolidays: new Map(),
    doctors: [doctor()],
    facilities: [],
    ...values,
  }
}
const halfHour = { durationMinutes: 30, minutesBefore: 0, minutesAfter: 0 }
const free = (one: Schedule, day = monday, durationMinutes = 30) =>
  timesOf(one, day, { ...halfHour, durationMinutes, now })
    .times.filter(({ reason }) => !reason)
    .map(({ start }) => timeOf(start))
const why = (one: Schedule, day: string) => timesOf(one, day, { ...halfHour, now }).reason?.code
const codeAt = (one: Schedule, time: string, durationMinutes = 30) =>
  timesOf(one, monday, { ...halfHour, durationMinutes, now }).times.find(
    ({ start }) => timeOf(start) === time,
  )?.reason?.code
const claimed = (from: string, to: string) => ({
  start: Number(new Date(`${monday}T${from}+09:00`)),
  end: Number(new Date(`${monday}T${to}+09:00`)),
})

describe('times of a day', () => {
  test('are every half hour that fits before lunch, before closing, and beside what is taken', () => {
    const whole = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '14:00', '14:30']
    expect(free(schedule())).toEqual(whole)
    expect(free(schedule(), monday, 60)).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00', '14:00'])
    const busy = schedule({
      doctors: [doctor({ claims: [claimed('10:15', '11:00'), claimed('14:30', '15:00')] })],
    })
    expect(free(busy)).toEqual(['11:00', '11:30', '12:00', '12:30', '14:00'])
    expect(free(schedule(), '2026-11-24')).toEqual(['10:00', '10:30', '11:30'])
  })

  test('say why they are not to be had', () => {
    const busy = schedule({ doctors: [doctor({ claims: [claimed('10:00', '10:30')] })] })
    expect([codeAt(busy, '10:00'), codeAt(busy, '13:00'), codeAt(busy, '12:30', 60)]).toEqual([
      'taken',
      'lunch',
      'too-long',
    ])
    const off = schedule({ doctors: [doctor({ weekly: [week()] })] })
    expect([codeAt(off, '12:00'), codeAt(off, '11:30')]).toEqual(['off', undefined])
  })

  test('of today begin after the time it takes to come', () => {
    const friday = { fridayOpen: '10:00', fridayClose: '12:00' }
    const one = schedule()
    Object.assign(one.profile, friday)
    const at = (time: string) => {
      const moment = new Date(`${today}T${time}+09:00`)
      return timesOf(one, today, { ...halfHour, now: moment })
    }
    expect(at('10:01').times.map(({ reason }) => reason?.code)).toEqual(['past', 'past', 'past', undefined])
    expect(at('11:45').reason?.code).toBe('past')
  })

  test('begin on the grid, and are not to be had before anybody works', () => {
    const early = schedule()
    Object.assign(early.profile, { mondayOpen: '09:50', mondayClose: '10:40' })
    expect(timesOf(early, monday, { ...halfHour, now }).times).toEqual([
      { start: 600, reason: null, doctors: early.doctors },
      { start: 630, reason: expect.objectContaining({ code: 'too-long' }), doctors: [] },
    ])
    const late = doctor({ weekly: [week({ startTime: '11:00:00' })] })
    const other = doctor({ id: 2, weekly: [week({ startTime: '11:30:00' })] })
    expect(codeAt(schedule({ doctors: [late, other] }), '10:30')).toBe('off')
    // One of two begins then, and would not be done in time.
    expect(codeAt(schedule({ doctors: [late, other] }), '11:00', 90)).toBe('too-long')
  })

  test('without doctors are those that fit the clinic’s hours', () => {
    const one = schedule({ doctors: [] }, { reservationMode: 'FREE' })
    const [first] = timesOf(one, monday, { ...halfHour, now }).times
    expect(first).toEqual({ start: 600, reason: null, doctors: [] })
    expect(codeAt(one, '12:30', 60)).toBe('too-long')
  })

  test('of today include the one that is just far enough away', () => {
    const one = schedule()
    Object.assign(one.profile, { fridayOpen: '10:00', fridayClose: '12:00' })
    const before = (moment: string) =>
      timesOf(one, today, { ...halfHour, now: new Date(`${today}T${moment}+09:00`) }).times[2]?.reason
    expect(before('10:00:00')).toBeNull()
    expect(before('10:00:01')?.code).toBe('past')
  })

  test('may be shared where the clinic says so', () => {
    const busy = [doctor({ claims: [claimed('10:00', '15:00')] })]
    expect(free(schedule({ doctors: busy }))).toEqual([])
    expect(why(schedule({ doctors: busy }), monday)).toBe('full')
    // Requests take no time there; what was confirmed has.
    expect(free(schedule({ doctors: busy }, { reservationMode: 'FREE' }))).toEqual([])
    expect(free(schedule({ doctors: [doctor()] }, { reservationMode: 'FREE' }))).toHaveLength(8)
    expect(free(schedule({ doctors: [] }, { reservationMode: 'FREE' }))).toHaveLength(8)
    expect(why(schedule({ doctors: [] }), monday)).toBe('no-doctor')
  })

  test('have the least busy doctor first', () => {
    const doctors = [
      doctor({ id: 1, claims: [claimed('10:00', '10:30')] }),
      doctor({ id: 2, claims: [claimed('11:00', '11:30'), claimed('12:00', '12:30')] }),
      doctor({ id: 3, weekly: [week({ weekday: 2 })] }),
    ]
    // What is taken on other days is not counted.
    doctors[0]?.claims.push({ start: 0, end: 1 }, { start: 2, end: 3 }, { start: 4, end: 5 })
    const [first, second, third] = timesOf(schedule({ doctors }), monday, { ...halfHour, now }).times
    expect([first, second, third].map((time) => time?.doctors.map(({ id }) => id))).toEqual([
      [2],
      [1, 2],
      [1],
    ])
  })
})

describe('days', () => {
  const special = (values: object) => ({
    startsOn: monday,
    endsOn: monday,
    startTime: null,
    endTime: null,
    breakStart: null,
    breakEnd: null,
    reason: '개원 기념일',
    ...values,
  })
  test('that are closed say why', () => {
    expect(why(schedule(), '2026-11-22')).toBe('weekly-closed')
    expect(why(schedule(), '2026-11-19')).toBe('past')
    expect(why(schedule(), addDays(today, 91))).toBe('beyond-range')
    const holiday = schedule({ publicHolidays: new Map([[monday, '개천절']]) })
    expect(timesOf(holiday, monday, { ...halfHour, now }).reason).toEqual({
      code: 'public-holiday',
      message: '개천절(공휴일)',
    })
    holiday.rules.isClosedOnPublicHolidays = false
    expect(why(holiday, monday)).toBeUndefined()
    expect(timesOf(schedule({ specialDays: [special({})] }), monday, { ...halfHour, now }).reason).toEqual({
      code: 'clinic-closed',
      message: '개원 기념일',
    })
  })

  test('with hours of their own go before the week and before holidays', () => {
    const hours = special({ startTime: '10:00:00', endTime: '11:00:00' })
    const holiday = { publicHolidays: new Map([[monday, '개천절']]), specialDays: [hours] }
    expect(free(schedule(holiday))).toEqual(['10:00', '10:30'])
    const sunday = special({
      startsOn: '2026-11-22',
      endsOn: '2026-11-22',
      startTime: '10:00',
      endTime: '11:00',
    })
    expect(free(schedule({ specialDays: [sunday] }), '2026-11-22')).toEqual(['10:00', '10:30'])
  })

  test('of a doctor are those of the week, unless excepted, and only while they hold', () => {
    const hours = (values: object) => schedule({ doctors: [doctor({ weekly: [week(values)] })] })
    expect(free(hours({ breakStart: '10:30:00', breakEnd: '11:00:00' }))).toEqual(['10:00', '11:00', '11:30'])
    expect(free(hours({ startTime: '08:00:00', endTime: '10:30:00' }))).toEqual(['10:00'])
    expect(why(hours({ validUntil: '2026-11-22' }), monday)).toBe('doctor-off')
    expect(why(hours({ validFrom: '2026-11-24' }), monday)).toBe('doctor-off')
    const off = doctor({ exceptions: new Map([[monday, { spans: null, reason: '학회' }]]) })
    expect(timesOf(schedule({ doctors: [off] }), monday, { ...halfHour, now }).reason).toEqual({
      code: 'doctor-off',
      message: '학회',
    })
    const late = { startTime: '14:00:00', endTime: '15:00:00', breakStart: null, breakEnd: null }
    const excepted = doctor({
      weekly: [week()],
      exceptions: new Map([[monday, { spans: hoursToSpans(late), reason: '' }]]),
    })
    expect(free(schedule({ doctors: [excepted] }))).toEqual(['14:00', '14:30'])
  })

  test('have a free time where any doctor has one, the first or another', () => {
    const full = doctor({ claims: [claimed('10:00', '15:00')] })
    const visit = { ...halfHour, now }
    const reasonOn = (one: Schedule, day = monday) => dayReason(one, day, visit)?.code
    for (const one of [
      schedule(),
      schedule({ doctors: [full, doctor({ id: 2 })] }),
      schedule({ doctors: [doctor({ id: 2 }), full] }),
      // Only its last time is free.
      schedule({ doctors: [doctor({ claims: [claimed('10:00', '14:30')] })] }),
      schedule({ doctors: [] }, { reservationMode: 'FREE' }),
    ]) {
      expect(reasonOn(one)).toBeUndefined()
      expect(why(one, monday)).toBeUndefined()
    }
    expect(reasonOn(schedule({ doctors: [full] }))).toBe('full')
    expect(reasonOn(schedule({ doctors: [] }))).toBe('no-doctor')
    expect(reasonOn(schedule(), '2026-11-22')).toBe('weekly-closed')
    expect(reasonOn(schedule(), '2026-11-16')).toBe('past')
    expect(reasonOn(schedule(), addDays(monday, 91))).toBe('beyond-range')
  })

  test('may be booked up to the last of the range', () => {
    // Ninety days after today is a Thursday; 87 is a Monday.
    const one = schedule({}, { reservationRange: '87' })
    const last = addDays(today, 87)
    expect(weekdayOf(last)).toBe(1)
    expect(why(one, last)).toBeUndefined()
    expect(why(one, addDays(last, 1))).toBe('beyond-range')
  })

  test('of several doctors who are all off say why the first is', () => {
    const off = (id: number, reason: string) =>
      doctor({ id, exceptions: new Map([[monday, { spans: null, reason }]]) })
    const one = schedule({ doctors: [off(1, '학회'), off(2, '휴가')] })
    expect(timesOf(one, monday, { ...halfHour, now })).toEqual({
      day: monday,
      reason: { code: 'doctor-off', message: '학회' },
      times: [],
    })
    expect(free(schedule({ doctors: [off(1, '학회'), doctor({ id: 2 })] }))).toHaveLength(8)
  })

  test('are looked through as far as is asked, and no further than one can book', () => {
    const visit = { ...halfHour, now }
    const dayOfFirst = (one: Schedule, from: string, to?: string) =>
      firstFree(one, { from, ...(to && { to }) }, visit)?.day
    expect(dayOfFirst(schedule(), today, monday)).toBe(monday)
    expect(dayOfFirst(schedule(), today, '2026-11-22')).toBeUndefined()
    const near = schedule({}, { reservationRange: '3' })
    expect(dayOfFirst(near, today, '2026-12-31')).toBe(monday)
    expect(dayOfFirst(near, '2026-11-24', '2026-12-31')).toBeUndefined()
  })

  test('without a free time lead to the next that has one', () => {
    const full = schedule({ doctors: [doctor({ claims: [claimed('10:00', '15:00')] })] })
    expect(firstFree(full, { from: today }, { ...halfHour, now })).toEqual({
      day: '2026-11-24',
      reservedAt: new Date('2026-11-24T01:00:00.000Z'),
    })
    const never = schedule({ doctors: [doctor({ weekly: [week({ validUntil: '2026-01-01' })] })] })
    expect(firstFree(never, { from: today }, { ...halfHour, now })).toBeNull()
  })
})

describe('a clinic’s settings', () => {
  test.each([
    [null, 90],
    ['60', 60],
    ['60D', 60],
    ['8w', 56],
    ['3M', 90],
    ['900', 365],
    ['0', 0],
    ['한 달', 90],
    ['60일', 90],
    ['약 60', 90],
    ['6000', 90],
    [' 60 ', 60],
    ['', 90],
  ])('reservationRange %s is %i days', (reservationRange, days) => {
    expect(bookingRules(config({ reservationRange }), defaultPolicy).rangeDays).toBe(days)
  })

  test.each([
    [{}, true, false],
    [{ isForceReservation: true }, true, true],
    [{ reservationConfirm: 'AUTO' }, true, true],
    [{ reservationConfirm: 'IMMEDIATE' }, true, true],
    [{ reservationConfirm: 'CLINIC' }, true, false],
    [{ reservationConfirm: 'IMMEDIATE', reservationMode: 'FREE' }, false, false],
    [{ isForceReservation: true, reservationMode: 'FREE' }, false, false],
  ])('%o', (settings, isStrict, isConfirmedAtOnce) => {
    expect(bookingRules(config(settings), defaultPolicy)).toMatchObject({ isStrict, isConfirmedAtOnce })
  })
})

test('days turn at midnight in Seoul, whatever the machine’s zone', () => {
  const midnight = new Date('2026-11-20T15:00:00.000Z')
  expect([dayOf(midnight), minutesOfDay(midnight)]).toEqual(['2026-11-21', 0])
  expect(dayOf(Number(midnight) - 1)).toBe('2026-11-20')
  expect(momentOf('2026-11-21', 0)).toEqual(midnight)
  expect([addDays('2026-12-31', 1), weekdayOf('2026-11-22'), weekdayOf(monday)]).toEqual(['2027-01-01', 7, 1])
})
