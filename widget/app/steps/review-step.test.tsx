// @vitest-environment happy-dom
import { drawInWidget } from '#tests/support/draw-in-widget.tsx'
import { expect, test } from 'vitest'
import { emptyBooking, type Booking } from '../booking.ts'
import ReviewStep from './review-step.tsx'

/* The last look at a booking: until when it may be changed. Source: docs/product.md, R9. */

const hour = 3_600_000
const now = Date.parse('2026-11-28T00:00:00Z')
const quote = {
  items: [],
  terms: [],
  durationMinutes: 30,
  totalPrice: null,
  confirmation: 'CLINIC',
  changeUntilMinutes: 16 * 60,
  withdrawMinutes: 30,
}

async function shown(startsAt: number, rules: Partial<typeof quote> = {}) {
  const moment = new Date(startsAt).toISOString()
  const slot = { day: moment.slice(0, 10), time: '09:00', reservedAt: moment }
  await drawInWidget(<ReviewStep />, {
    api: { quote: async () => ({ ...quote, ...rules }) },
    booking: { ...emptyBooking, kind: 'visit', screen: 'review', slot } satisfies Booking,
    now,
  })
  return document.body.textContent
}

test.each([
  ['30 hours before it', 30 * hour, {}, '11월 28일(토) 오후 11:00까지 변경·취소하실 수 있습니다.'],
  ['less than 16 hours before it', 15 * hour, {}, '예약하시고 30분 안에는 취소하실 수 있고, 그 뒤에는'],
  ['a quarter of an hour before it', hour / 4 + 30_000, {}, '예약하시고 15분 안에는'],
  ['where nothing is taken back', hour, { withdrawMinutes: 0 }, '변경과 취소는 병원에 알려 주세요.'],
])('says until when it may be changed: booked %s', async (_, ahead, rules, words) => {
  expect(await shown(now + ahead, rules)).toContain(words)
})
