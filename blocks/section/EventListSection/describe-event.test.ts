import { expect, test } from 'vitest'
import type { ClinicEvent } from '#schema/events.ts'
import { describeEvent } from './describe-event.ts'

const event: ClinicEvent = {
  id: 7,
  title: '겨울 보습 관리',
  summary: '속이 먼저 마르는 계절에.',
  image: { src: '/_files/1/booster.webp', alt: '', width: 1200, height: 900 },
  body: [],
  audience: '처음 오신 분',
  status: 'ONGOING',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  offers: [
    {
      productId: 12,
      productName: '스킨부스터',
      optionId: 31,
      optionName: '1회',
      sessions: 1,
      remaining: null,
      limitPerPerson: null,
      price: {
        amount: 165_000,
        regularAmount: 220_000,
        discountRate: 25,
        kind: 'EVENT',
        eventId: 7,
        endsAt: null,
        isIncludeVat: true,
      },
    },
  ],
  price: null,
  eligibility: 'public',
  remaining: null,
}
const context = {
  origin: 'https://gaon.test',
  path: '/events?eventId=7',
  hasPriceView: true,
  treatmentWord: '시술' as const,
}
const describe = (rows: ClinicEvent[]) =>
  describeEvent({ rows, count: rows.length, validUntil: null }, context)

test('an event is described by its words, its picture and what it offers', () => {
  expect(describe([event])).toEqual({
    title: '겨울 보습 관리 이벤트',
    description: '속이 먼저 마르는 계절에.',
    image: event.image,
    breadcrumbs: [{ title: '이벤트', url: '/events' }],
    structuredData: [
      {
        '@type': 'OfferCatalog',
        name: '겨울 보습 관리',
        description: '속이 먼저 마르는 계절에.',
        url: 'https://gaon.test/events?eventId=7',
        image: 'https://gaon.test/_files/1/booster.webp',
        itemListElement: [
          {
            '@type': 'Offer',
            name: '스킨부스터 1회',
            price: 165_000,
            priceCurrency: 'KRW',
            url: 'https://gaon.test/products/12?eventId=7',
            validFrom: event.startsAt,
            validThrough: event.endsAt,
          },
        ],
      },
    ],
  })
})

test('an event without prices tells search engines none, and one that is over names no page', () => {
  const offers = event.offers.map((offer) => ({ ...offer, price: null }))
  const [described] = describe([{ ...event, offers }])?.structuredData ?? []
  expect(described).not.toHaveProperty('itemListElement')
  expect(describe([])).toBeUndefined()
})

test('where there is no summary the text begins the description', () => {
  const body = [{ type: 'paragraph' as const, text: '처음 오신 분께 한 번 드립니다.' }]
  expect(describe([{ ...event, summary: '', body }])?.description).toBe('처음 오신 분께 한 번 드립니다.')
})
