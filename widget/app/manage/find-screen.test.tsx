// @vitest-environment happy-dom
import { drawInWidget } from '#tests/support/draw-in-widget.tsx'
import { holdAnswers } from '#tests/support/held-answers.ts'
import { expect, test } from 'vitest'
import FindScreen from './find-screen.tsx'

const items = [{ productName: '스킨부스터' }]
const reservation = { id: 4, status: 'CONFIRMED', day: '2026-12-03', time: '14:00', items }
const waiting = { id: 5, day: '2026-12-01', offer: null, items, linkToken: 'a' }

test('a member’s reservations wait for the seats above them, which would push them down', async () => {
  const answers = holdAnswers()
  const api = {
    myReservations: () => answers.ask('reservations'),
    myWaitings: () => answers.ask('waitings'),
  }
  await drawInWidget(<FindScreen />, { api, member: { id: 1 } })
  const days = () => [...document.querySelectorAll('button strong')].map(({ textContent }) => textContent)
  await answers.come('reservations', { rows: [reservation] })
  expect(days()).toEqual([])
  await answers.come('waitings', { rows: [waiting] })
  expect(days()).toEqual([expect.stringContaining('12월 1일'), expect.stringContaining('12월 3일')])
})
