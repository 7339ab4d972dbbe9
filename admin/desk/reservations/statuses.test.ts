import { expect, test } from 'vitest'
import { nextOf, type ConsoleReservation } from './statuses.ts'

const now = Date.parse('2026-11-24T14:00:00+09:00')

const next = (status: ConsoleReservation['status'], time: string, pendingMove: object | null = null) =>
  nextOf({ status, reservedAt: `2026-11-24T${time}:00+09:00`, pendingMove } as ConsoleReservation, now).map(
    ({ title }) => title,
  )

test.each([
  ['REQUESTED', '18:00', '확정'],
  ['CONFIRMED', '14:00', '방문 완료'],
  ['DONE', '10:00', '되돌리기'],
  ['NO_SHOW', '10:00', '되돌리기'],
] as const)('what is next of one that is %s at %s is %s', (status, time, title) => {
  expect(next(status, time)).toEqual([title])
})

test('nobody has come before their time, and a move that waits is answered first', () => {
  expect(next('CONFIRMED', '14:10')).toEqual([])
  expect(next('CONFIRMED', '14:10', { day: '2026-11-25' })).toEqual(['변경 확정'])
})
