// @vitest-environment happy-dom
import { draw } from '#tests/support/draw.ts'
import { expect, test } from 'vitest'
import { Ended, readClosed } from './ended.tsx'

const closed = {
  cancelledReservations: [
    { reservedAt: '2030-11-04T01:00:00.000Z' },
    { reservedAt: '2030-11-05T05:30:00.000Z' },
  ],
  withdrawnWaitings: 1,
}

test('names the bookings and places in line that ended with the account', async () => {
  await draw(<Ended closed={closed} />)
  const { textContent } = document.body
  expect(textContent).toContain('예약 2건을 취소했습니다.')
  expect(textContent).toContain('대기 1건을 취소했습니다.')
  expect([...document.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(
    closed.cancelledReservations.map(({ reservedAt }) => reservedAt),
  )
})

test.each([
  [closed, closed],
  [{ cancelledReservations: [], withdrawnWaitings: 0 }, null],
  [{ cancelledReservations: 'x', withdrawnWaitings: 0 }, null],
  [null, null],
  ['x', null],
])('reads %j of a history entry as %j', (state, expected) => {
  expect(readClosed(state)).toEqual(expected)
})
