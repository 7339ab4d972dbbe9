import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  bookableOptionIds,
  consoleReservationInput,
  guestCancellation,
  guestChange,
  guestKey,
  holdInput,
  itemsQuery,
  reservationChange,
  reservationInput,
  wantedItems,
} from './reservations.ts'

const pathsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('/')) ?? []
const reservedAt = '2026-11-20T11:00:00+09:00'

test.each([
  ['31', [[31, 1]]],
  ['31:2', [[31, 2]]],
  [
    '31:2,40',
    [
      [31, 2],
      [40, 1],
    ],
  ],
  ['31:20', [[31, 20]]],
])('options %s are those with their quantities', (text, items) => {
  expect(itemsQuery.parse(text)).toEqual(
    items.map(([productOptionId, quantity]) => ({ productOptionId, quantity })),
  )
})

test.each([
  '',
  ',',
  '31,',
  ',31',
  '31:',
  ':2',
  'x31',
  '31x',
  '31:0',
  '31:21',
  '31:100',
  '31,31',
  '0',
  '2147483648',
  '12345678901',
  Array.from({ length: 21 }, (_, index) => index + 1).join(','),
])('options are not %j', (text) => {
  expect(itemsQuery.safeParse(text).success).toBe(false)
})

test('twenty options may be booked together', () => {
  const ids = Array.from({ length: 21 }, (_, index) => index + 1)
  expect(bookableOptionIds.parse(ids.slice(1).join(','))).toEqual(ids.slice(1))
  expect(bookableOptionIds.safeParse(ids.join(',')).success).toBe(false)
})

test('items go before numbers of options, which stand for one of each', () => {
  const items = [{ productOptionId: 3, quantity: 2 }]
  expect(wantedItems({ items, productOptionIds: [5] })).toEqual(items)
  expect(wantedItems({ productOptionIds: [5] })).toEqual([{ productOptionId: 5, quantity: 1 }])
  expect(wantedItems({})).toEqual([])
})

describe('a booking', () => {
  test('is of a treatment with any doctor on the site, in Korean, with nothing agreed to, unless told', () => {
    expect(reservationInput.parse({ reservedAt, productOptionIds: [3] })).toEqual({
      type: 'TREATMENT',
      reservedAt: '2026-11-20T02:00:00.000Z',
      employeeId: null,
      productOptionIds: [3],
      withoutEventOptionIds: [],
      request: '',
      agreements: [],
      channel: 'SITE',
      fromCart: false,
      sensitiveConsent: false,
      isMinor: false,
      guardianConsent: false,
      languageCode: 'ko',
      utm: { first: {}, last: {} },
    })
    expect(reservationInput.parse({ reservedAt, items: [{ productOptionId: 3 }] }).items).toEqual([
      { productOptionId: 3, quantity: 1 },
    ])
  })

  test.each([
    [{}, ['productOptionIds']],
    [{ items: [] }, ['productOptionIds']],
    [{ type: 'VISIT' }, []],
    [{ type: 'OTHER', productOptionIds: [3] }, ['type']],
    [{ productOptionIds: [3, 3] }, ['productOptionIds']],
    [{ items: [{ productOptionId: 3 }, { productOptionId: 3, quantity: 2 }] }, ['items']],
    [{ items: [{ productOptionId: 3 }], productOptionIds: [5] }, ['items']],
    [{ items: [{ productOptionId: 3, quantity: 21 }] }, ['items/0/quantity']],
    [{ items: [{ productOptionId: 3, quantity: 0 }] }, ['items/0/quantity']],
    [{ productOptionIds: [3], contactName: ' ' }, ['contactName']],
    [{ productOptionIds: [3], contactPhone: '1234' }, ['contactPhone']],
    [{ productOptionIds: [3], request: 'x'.repeat(1001) }, ['request']],
  ])('with %j: %j', (values, paths) => {
    expect(pathsOf(reservationInput, { reservedAt, ...values })).toEqual(paths)
  })

  test('keeps by which campaign the customer came', () => {
    const utm = { first: { utm_source: 'naver' }, last: { utm_campaign: '겨울', utm_eventId: '3' } }
    expect(reservationInput.parse({ reservedAt, productOptionIds: [3], utm }).utm).toEqual(utm)
  })
})

test.each([
  ['a change', reservationChange, {}],
  ['a guest’s change', guestChange, { linkToken: 'x' }],
  ['a hold', holdInput, { reservedAt }],
  [
    'a booking by phone',
    consoleReservationInput,
    { reservedAt, employeeId: 1, contactName: '김하늘', contactPhone: '010-1234-5678' },
  ],
])('%s names options in one way', (_, schema, values) => {
  expect(pathsOf(schema, { ...values, items: [{ productOptionId: 3 }] })).toEqual([])
  expect(pathsOf(schema, { ...values, productOptionIds: [3] })).toEqual([])
  expect(pathsOf(schema, { ...values, items: [{ productOptionId: 3 }], productOptionIds: [5] })).toEqual([
    'items',
  ])
})

test('a change names at least one option where it names any, and no other phone', () => {
  expect(pathsOf(reservationChange, { items: [] })).toEqual(['items'])
  expect(pathsOf(reservationChange, { productOptionIds: [] })).toEqual(['productOptionIds'])
  expect(pathsOf(reservationChange, { contactPhone: '010-1234-5678' })).toEqual(['contactPhone'])
  expect(pathsOf(reservationChange, { employeeId: null })).toEqual([])
})

test.each([
  [{}, ['phone', 'code']],
  [{ phone: '010-1234-5678' }, ['code']],
  [{ code: 'AB12' }, ['phone']],
  [{ phone: '010-1234-5678', code: ' ' }, ['code']],
  [{ phone: '010-1234-5678', code: 'AB12' }, []],
  [{ linkToken: 'x' }, []],
])('a guest finds a reservation by %j: missing %j', (proof, paths) => {
  for (const schema of [guestKey, guestCancellation, guestChange]) {
    expect(pathsOf(schema, proof)).toEqual(paths)
  }
})

test('a booking by phone is 5 to 720 minutes long', () => {
  const booking = { reservedAt, employeeId: 1, contactName: '김하늘', contactPhone: '010-1234-5678' }
  expect(consoleReservationInput.parse(booking)).toMatchObject({ type: 'TREATMENT', memo: '' })
  const admits = (durationMinutes: number) =>
    consoleReservationInput.safeParse({ ...booking, durationMinutes }).success
  expect([4, 5, 720, 721].map(admits)).toEqual([false, true, true, false])
})
