// @vitest-environment happy-dom
import { ApiError } from '#api/api-error.ts'
import { dayInSeoul } from '#schema/plain/days.ts'
import { startDrawing } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { useEffect, useReducer } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HoldInput } from '../../api.ts'
import { emptyBooking, type Booking } from '../booking.ts'
import { reduceBooking } from '../reduce-booking.ts'
import { WidgetContext, type WidgetContextValue } from '../context.ts'
import ContactStep from './contact-step.tsx'
import TimeStep from './time-step.tsx'

/* A visitor past the limit of holds without a proved phone: the phone first, then the time. Source: docs/product.md, R28. */

const day = dayInSeoul(Date.now())
const reservedAt = `${day}T10:00:00+09:00`
const message = '이 시간을 잡으려면 휴대전화 인증이 필요합니다. 인증하시면 바로 잡아 드립니다.'
const held = { holdToken: 't', reservedAt, endsAt: reservedAt, employee: null, isExclusive: true }

const hold = vi.fn(async (input: HoldInput) => {
  if (!input.phoneProof) throw new ApiError({ status: 422, code: 'proof-needed', message })
  return { ...held, expiresAt: new Date(Date.now() + 300_000).toISOString() }
})
const api = {
  hold,
  doctors: async () => ({ rows: [] }),
  days: async () => ({ rows: [], lastDay: day, nextAvailable: null }),
  times: async () => ({
    day,
    rows: [{ time: '10:00', reservedAt, isAvailable: true, reason: null }],
    reason: null,
    lunch: null,
    nextAvailable: null,
  }),
  quote: async () => ({ needsPhoneProof: false, items: [], terms: [] }),
  sendCode: vi.fn(async () => ({})),
  verifyCode: async () => ({ phoneProof: 'p', expiresAt: new Date(Date.now() + 1_800_000).toISOString() }),
}

/** The booking as it is drawn. */
let booking: Booking
function Screen({ start }: { start: Partial<Booking> }) {
  const [state, dispatch] = useReducer(reduceBooking, { ...emptyBooking, day, screen: 'time', ...start })
  useEffect(() => {
    booking = state
  }, [state])
  const value = { api, cache, booking: state, dispatch, member: null, tell: () => {} }
  return (
    <WidgetContext value={value as unknown as WidgetContextValue}>
      {state.screen === 'time' ? <TimeStep /> : state.screen === 'contact' ? <ContactStep /> : state.screen}
    </WidgetContext>
  )
}

let cache: WidgetContextValue['cache']
beforeEach(() => {
  cache = new Map()
  hold.mockClear()
})

const found = <T,>(look: () => T | null | undefined) =>
  eventually(() => {
    const it = look()
    if (!it) throw new Error(`It is not there: ${document.body.textContent}`)
    return it
  })
const button = (text: string) =>
  found(() => [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text)))

/** Types into a field as a person does, so that React hears of it. */
function type(label: string, text: string) {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const field = document.getElementById(named?.htmlFor ?? '') as HTMLInputElement
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('is asked for the phone, keeps what was typed, and has the time held with the proof', async () => {
  startDrawing(<Screen start={{ name: '김하늘', phone: '010-1234-5678' }} />)
  ;(await button('10:00')).click()
  await found(() => document.querySelector('[role=alert]')?.textContent?.includes(message))
  expect(document.body.textContent).toContain('휴대전화를 인증하시면 이 시간을 잡아 드립니다')
  // The clinic asks for no code; the limit does.
  ;(await button('인증번호 받기')).click()
  await found(() => document.querySelector('[autocomplete=one-time-code]'))
  expect(booking).toMatchObject({ name: '김하늘', phone: '010-1234-5678', trail: ['time'] })
  type('인증번호', '123456')
  await eventually(() => expect(booking.screen).toBe('review'))
  expect(hold.mock.calls.map(([input]) => input)).toMatchObject([
    { reservedAt },
    { reservedAt, contactPhone: '010-1234-5678', phoneProof: 'p' },
  ])
  expect(booking).toMatchObject({ hold: { holdToken: 't' }, needsProof: false, slot: { reservedAt } })
})

test('who is offered the time again and has to prove for it stays on that screen, with the time', async () => {
  const slot = { day, time: '10:00', reservedAt }
  const over = { ...held, expiresAt: new Date(Date.now() - 1_000).toISOString() }
  startDrawing(<Screen start={{ screen: 'contact', trail: ['time'], slot, hold: over, name: '김하늘' }} />)
  ;(await button('다시 잡기')).click()
  await found(() => document.body.textContent?.includes(message))
  const kept = { screen: 'contact', trail: ['time'], slot, name: '김하늘', needsProof: true }
  await eventually(() => expect(booking).toMatchObject(kept))
})
