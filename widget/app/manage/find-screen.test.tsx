// @vitest-environment happy-dom
import { holdAnswers } from '#tests/support/held-answers.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { emptyBooking } from '../booking.ts'
import { WidgetContext, type WidgetContextValue } from '../context.ts'
import FindScreen from './find-screen.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const items = [{ productName: '스킨부스터' }]
const reservation = { id: 4, status: 'CONFIRMED', day: '2026-12-03', time: '14:00', items }
const waiting = { id: 5, day: '2026-12-01', offer: null, items, linkToken: 'a' }

let root: Root
afterEach(() => act(() => root.unmount()))

test('a member’s reservations wait for the seats above them, which would push them down', async () => {
  const answers = holdAnswers()
  const api = {
    myReservations: () => answers.ask('reservations'),
    myWaitings: () => answers.ask('waitings'),
  }
  const value = { api, cache: new Map(), booking: emptyBooking, dispatch: () => {}, member: { id: 1 } }
  document.body.innerHTML = '<div id="app"></div>'
  root = createRoot(document.getElementById('app')!)
  await act(async () =>
    root.render(
      <WidgetContext value={value as unknown as WidgetContextValue}>
        <FindScreen />
      </WidgetContext>,
    ),
  )
  const days = () => [...document.querySelectorAll('button strong')].map(({ textContent }) => textContent)
  await answers.come('reservations', { rows: [reservation] })
  expect(days()).toEqual([])
  await answers.come('waitings', { rows: [waiting] })
  expect(days()).toEqual([expect.stringContaining('12월 1일'), expect.stringContaining('12월 3일')])
})
