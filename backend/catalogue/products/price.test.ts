import { describe, expect, test } from 'vitest'
import type { Priced } from './price.ts'
import { discountRate, isWithin, priceAt, priceMoments, validUntil } from './price.ts'

const at = (text: string) => new Date(`${text}+09:00`)
const now = at('2026-11-20T12:00:00')
const option = (values: Partial<Priced> = {}): Priced => ({
  price: 100_000,
  salePrice: null,
  saleStartsAt: null,
  saleEndsAt: null,
  offers: [],
  ...values,
})
const offer = (
  eventId: number,
  price: number,
  startsAt = '2026-11-01T00:00:00',
  endsAt = '2026-12-01T00:00:00',
) => ({
  eventId,
  price,
  startsAt: at(startsAt),
  endsAt: at(endsAt),
})

describe('priceAt', () => {
  test('is the regular price where nothing is lower', () => {
    const regular = {
      amount: 100_000,
      regularAmount: 100_000,
      discountRate: 0,
      kind: 'REGULAR',
      endsAt: null,
    }
    expect(priceAt(option(), now)).toMatchObject(regular)
    expect(priceAt(option({ salePrice: 100_000, offers: [offer(1, 120_000)] }), now)).toMatchObject(regular)
  })

  test.each([
    ['the moment before it starts', '2026-11-20T12:00:01', '2026-11-21T00:00:00', 'REGULAR'],
    ['its first moment', '2026-11-20T12:00:00', '2026-11-21T00:00:00', 'SALE'],
    ['its last moment', '2026-11-01T00:00:00', '2026-11-20T12:00:00.001', 'SALE'],
    ['the moment it ends', '2026-11-01T00:00:00', '2026-11-20T12:00:00', 'REGULAR'],
  ])('takes the sale and the event within their periods: %s', (_, startsAt, endsAt, kind) => {
    const sale = option({ salePrice: 70_000, saleStartsAt: at(startsAt), saleEndsAt: at(endsAt) })
    expect(priceAt(sale, now).kind).toBe(kind)
    const event = option({ offers: [offer(7, 70_000, startsAt, endsAt)] })
    expect(priceAt(event, now).kind).toBe(kind === 'SALE' ? 'EVENT' : 'REGULAR')
  })

  test('open ends have no moment', () => {
    expect(priceAt(option({ salePrice: 0 }), now)).toMatchObject({
      amount: 0,
      discountRate: 100,
      endsAt: null,
    })
  })

  test('of two events as low as each other the one with the lower number is named, in whatever order they come', () => {
    const offers = [offer(9, 60_000), offer(4, 60_000), offer(5, 60_000)]
    expect(priceAt(option({ offers }), now).eventId).toBe(4)
    expect(priceAt(option({ offers: offers.toReversed() }), now).eventId).toBe(4)
  })

  test('a lower number wins nothing for a higher price', () => {
    expect(priceAt(option({ offers: [offer(9, 60_000), offer(4, 70_000)] }), now)).toMatchObject({
      amount: 60_000,
      eventId: 9,
    })
  })

  test('an event that is as low as the regular price is not named', () => {
    expect(priceAt(option({ offers: [offer(1, 100_000)] }), now)).toMatchObject({
      kind: 'REGULAR',
      eventId: null,
    })
  })

  test('an open end of the sale’s period holds for ever', () => {
    const sale = (saleStartsAt: Date | null, saleEndsAt: Date | null) =>
      priceAt(option({ salePrice: 80_000, saleStartsAt, saleEndsAt }), now).kind
    expect(sale(null, null)).toBe('SALE')
    expect(sale(null, at('2026-11-21T00:00:00'))).toBe('SALE')
    expect(sale(null, at('2026-11-19T00:00:00'))).toBe('REGULAR')
    expect(sale(at('2026-11-19T00:00:00'), null)).toBe('SALE')
    expect(sale(at('2026-11-21T00:00:00'), null)).toBe('REGULAR')
    expect(isWithin({ startsAt: null, endsAt: null }, new Date(-1))).toBe(true)
  })

  test('the lowest wins, and says until when', () => {
    const both = option({ salePrice: 80_000, offers: [offer(1, 79_000), offer(2, 69_000)] })
    expect(priceAt(both, now)).toEqual({
      amount: 69_000,
      regularAmount: 100_000,
      discountRate: 31,
      kind: 'EVENT',
      eventId: 2,
      endsAt: at('2026-12-01T00:00:00'),
    })
    expect(priceAt({ ...both, salePrice: 60_000 }, now)).toMatchObject({ kind: 'SALE', eventId: null })
    expect(priceAt({ ...both, salePrice: 69_000 }, now)).toMatchObject({ kind: 'EVENT', eventId: 2 })
  })
})

test.each([
  [220_000, 165_000, 25],
  [990_000, 836_000, 15],
  [99_000, 98_999, 0],
  [300, 1, 99],
  [100, 71, 29],
  [0, 0, 0],
  [100, 120, 0],
])('%i won for %i is %i %% off', (before, after, rate) => expect(discountRate(before, after)).toBe(rate))

test('what an option costs may change when its sale and its events begin and end', () => {
  const sale = {
    saleStartsAt: at('2026-11-01T00:00:00'),
    saleEndsAt: at('2026-12-24T00:00:00'),
    offers: [offer(1, 1)],
  }
  const ofEvent = [at('2026-11-01T00:00:00'), at('2026-12-01T00:00:00')]
  expect(priceMoments(option({ salePrice: 1, ...sale }))).toEqual([
    sale.saleStartsAt,
    sale.saleEndsAt,
    ...ofEvent,
  ])
  expect(priceMoments(option(sale))).toEqual(ofEvent)
  expect(priceMoments(option({ salePrice: 1 }))).toEqual([])
})

test('the first moment to come is found in whatever order they stand', () => {
  const moments = ['2026-12-24', '2026-11-01', '2026-12-03', '2026-12-31'].map((day) => at(`${day}T00:00:00`))
  const first = '2026-12-02T15:00:00.000Z'
  expect(validUntil([null, ...moments], now)).toBe(first)
  expect(validUntil(moments.toReversed(), now)).toBe(first)
  expect(validUntil([now], now)).toBeNull()
  // Before 1970 a moment's number is below zero.
  expect(validUntil([null], new Date(-1))).toBeNull()
})

test('an answer holds until the first moment to come', () => {
  const moments = priceMoments(
    option({
      salePrice: 1,
      saleStartsAt: at('2026-11-01T00:00:00'),
      saleEndsAt: at('2026-12-24T00:00:00'),
      offers: [offer(1, 1, '2026-11-20T12:00:00', '2026-12-03T00:00:00')],
    }),
  )
  expect(validUntil([...moments, null], now)).toBe('2026-12-02T15:00:00.000Z')
  expect(validUntil(priceMoments(option({ saleEndsAt: at('2026-12-24T00:00:00') })), now)).toBeNull()
})
