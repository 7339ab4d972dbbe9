import { describe, expect, it } from 'vitest'
import { partnerInformation, type PartnerInformation } from '#schema/partners.ts'
import { hasHours, hoursGroups, hoursRows, hoursToday } from './operating-hours.ts'

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
})

it('groups days with the same hours', () => {
  expect(hoursGroups(daily).map(({ label, span }) => [label, span?.close ?? null])).toEqual([
    ['월 – 수, 금', '19:00'],
    ['목', '21:00'],
    ['토', '16:00'],
    ['일', null],
  ])
  expect(hoursGroups(clinic).map(({ label }) => label)).toEqual(['월 – 금', '토', '일'])
  expect(hoursGroups(partner({ ...day('monday', '09:00', '18:00') })).at(-1)?.label).toBe('토, 일')
})

it.each([
  ['2026-11-19T00:30:00Z', 'thursday', 'before'],
  ['2026-11-19T01:00:00Z', 'thursday', 'open'],
  ['2026-11-19T04:00:00Z', 'thursday', 'lunch'],
  ['2026-11-19T12:00:00Z', 'thursday', 'after'],
  // Saturday evening in London is Sunday in Seoul.
  ['2026-11-21T20:00:00Z', 'sunday', 'closed'],
])('says of %s that it is %s and %s', (now, weekday, state) => {
  expect(hoursToday(daily, new Date(now))).toMatchObject({ day: weekday, state })
})
