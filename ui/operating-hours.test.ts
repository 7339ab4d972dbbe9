import { describe, expect, it } from 'vitest'
import { partnerInformation, type PartnerInformation } from '#schema/partners.ts'
import { hasHours } from './hours-of-days.ts'
import { hoursRows, hoursToday } from './operating-hours.ts'

const partner = (fields: Partial<PartnerInformation>) =>
  partnerInformation.parse({ partnerName: '라온의원', ...fields })
const day = (name: string, open: string, close: string) => ({
  [`${name}Open`]: open,
  [`${name}Close`]: close,
})

const clinic = partner({
  ...day('monday', '10:00:00', '19:00:00'),
  ...day('tuesday', '10:00', '19:00'),
  ...day('wednesday', '10:00', '19:00'),
  ...day('thursday', '10:00', '21:00'),
  ...day('friday', '10:00', '19:00'),
  ...day('saturday', '10:00', '16:00'),
  lunchStart: '13:00:00',
  lunchEnd: '14:00:00',
})
const daily = { ...clinic, operationTimeType: 'daily' }

describe('hoursRows', () => {
  it('shows weekday from Monday, Saturday, Sunday and lunch by weekWeekend', () => {
    expect(hoursRows(clinic, '휴진').map(({ label, text, mark }) => [label, text, mark])).toEqual([
      ['평일', '10:00 - 19:00', null],
      ['토요일', '10:00 - 16:00', 'saturday'],
      ['일요일', '휴진', 'sunday'],
      ['점심시간', '13:00 - 14:00', null],
    ])
  })

  it('gives each row a key, and the times that it writes', () => {
    expect(hoursRows(clinic, '휴진').map(({ key, span }) => [key, span])).toEqual([
      ['weekday', { open: '10:00', close: '19:00' }],
      ['saturday', { open: '10:00', close: '16:00' }],
      ['sunday', null],
      ['lunch', { open: '13:00', close: '14:00' }],
    ])
  })

  it('marks Saturday and Sunday alone, and calls each day by its name', () => {
    expect(hoursRows(daily, '휴진').map(({ label, mark }) => [label, mark])).toEqual([
      ['월요일', null],
      ['화요일', null],
      ['수요일', null],
      ['목요일', null],
      ['금요일', null],
      ['토요일', 'saturday'],
      ['일요일', 'sunday'],
      ['점심시간', null],
    ])
  })

  it('shows Monday to Sunday by any other type', () => {
    const rows = hoursRows(daily, '쉬는 날')
    expect(rows.map(({ key }) => key)).toEqual([
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
      'lunch',
    ])
    expect(rows[3]?.text).toBe('10:00 - 21:00')
    expect(rows[6]?.text).toBe('쉬는 날')
  })

  it('calls a day with one of its times missing closed, and leaves lunch out without both', () => {
    const rows = hoursRows({ ...clinic, mondayClose: null, lunchEnd: null }, '휴진')
    expect(rows.map(({ text }) => text)).toEqual(['휴진', '10:00 - 16:00', '휴진'])
  })
})

it('knows a partner that told no hours', () => {
  expect(hasHours(partner({}))).toBe(false)
  expect(hasHours(clinic)).toBe(true)
  expect(hasHours(partner(day('sunday', '10:00', '16:00')))).toBe(true)
  expect(hasHours(partner({ mondayOpen: '10:00' }))).toBe(false)
})

it.each([
  ['2026-11-19T00:30:00Z', 'thursday', 'before'],
  ['2026-11-19T01:00:00Z', 'thursday', 'open'],
  ['2026-11-19T04:00:00Z', 'thursday', 'lunch'],
  ['2026-11-19T00:59:59Z', 'thursday', 'before'],
  ['2026-11-19T03:59:00Z', 'thursday', 'open'],
  ['2026-11-19T04:59:00Z', 'thursday', 'lunch'],
  ['2026-11-19T05:00:00Z', 'thursday', 'open'],
  ['2026-11-19T11:59:00Z', 'thursday', 'open'],
  ['2026-11-19T12:00:00Z', 'thursday', 'after'],
  // Saturday evening in London is Sunday in Seoul.
  ['2026-11-21T20:00:00Z', 'sunday', 'closed'],
])('says of %s that it is %s and %s', (now, weekday, state) => {
  expect(hoursToday(daily, new Date(now))).toMatchObject({ day: weekday, state })
})

it('tells of today what its row tells', () => {
  expect(hoursToday(daily, new Date('2026-11-21T03:00:00Z'))).toEqual({
    day: 'saturday',
    label: '토요일',
    mark: 'saturday',
    span: { open: '10:00', close: '16:00' },
    state: 'open',
  })
  const withoutLunch = { ...daily, lunchStart: null }
  expect(hoursToday(withoutLunch, new Date('2026-11-19T04:30:00Z')).state).toBe('open')
  // By weekWeekend a weekday has Monday's hours.
  expect(hoursToday(clinic, new Date('2026-11-19T10:30:00Z'))).toMatchObject({
    day: 'thursday',
    state: 'after',
  })
})
