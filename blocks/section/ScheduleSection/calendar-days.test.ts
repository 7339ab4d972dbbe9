import { expect, test } from 'vitest'
import { calendarDays, noteworthy, type Schedule, type SpecialDay } from './calendar-days.ts'

const schedule = (id: number, days: Schedule['days']): Schedule => ({
  employee: { id, name: `의사 ${id}`, title: '원장', specialty: '' },
  days,
})
const hours = [
  { start: '10:00', end: '13:00' },
  { start: '14:00', end: '19:30' },
]
const schedules = [
  schedule(1, [
    { day: '2026-12-24', hours, reason: null },
    { day: '2026-12-25', hours: [], reason: { code: 'public-holiday', message: '성탄절' } },
    { day: '2026-12-26', hours: [], reason: { code: 'exception', message: '학회 참석' } },
  ]),
  schedule(2, [
    { day: '2026-12-24', hours: [], reason: { code: 'weekly-closed', message: '정기 휴진' } },
    { day: '2026-12-25', hours: [], reason: { code: 'public-holiday', message: '성탄절' } },
    { day: '2026-12-26', hours, reason: null },
  ]),
]
const holiday: SpecialDay = {
  kind: 'PUBLIC_HOLIDAY',
  startsOn: '2026-12-25',
  endsOn: '2026-12-25',
  open: null,
  close: null,
  reason: '성탄절',
}
const days = ['2026-12-24', '2026-12-25', '2026-12-26']

test('a day lists who works with their hours, and a closed one tells why', () => {
  const [eve, christmas, after] = calendarDays(days, schedules, [holiday])
  expect(eve).toMatchObject({ isClosed: false, note: null })
  expect(eve?.doctors).toEqual([{ id: 1, name: '의사 1', hours: '10–13, 14–19:30' }])
  expect(christmas).toMatchObject({ isClosed: true, note: '성탄절', isHoliday: true, doctors: [] })
  expect(after?.doctors.map(({ id }) => id)).toEqual([2])
})

test('of one doctor, their own day off tells its reason', () => {
  const [, , after] = calendarDays(days, schedules, [holiday], 1)
  expect(after).toMatchObject({ isClosed: true, note: '학회 참석', isHoliday: false })
})

test('a shorter day stays open and is told with its hours', () => {
  const shortened: SpecialDay = {
    kind: 'SHORTENED',
    startsOn: '2026-12-24',
    endsOn: '2026-12-24',
    open: '10:00',
    close: '15:00',
    reason: '개원 기념일',
  }
  expect(calendarDays(days, schedules, [shortened])[0]).toMatchObject({
    isClosed: false,
    note: '개원 기념일',
  })
  expect(noteworthy([shortened, holiday]).map(({ effect }) => effect)).toEqual(['10–15 단축 진료', '휴진'])
})
