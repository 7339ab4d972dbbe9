import type { eventsContract } from '#api/contract/events.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import { exampleProduct } from '#backend/catalogue/products/examples.ts'

const period = { startsAt: '2026-10-31T15:00:00.000Z', endsAt: '2026-11-30T15:00:00.000Z' }

const price = {
  amount: 165_000,
  regularAmount: 220_000,
  discountRate: 25,
  kind: 'EVENT' as const,
  eventId: 7,
  endsAt: period.endsAt,
  isIncludeVat: true,
}

const list = {
  query: { page: 1 },
  response: {
    rows: [
      {
        id: 7,
        title: '스킨부스터 1회',
        summary: '속이 먼저 마르는 계절, 물을 머금는 바탕부터.',
        image: { src: '/_files/1/booster.webp', alt: '투명한 겔이 담긴 유리병', width: 1200, height: 900 },
        body: [{ type: 'paragraph' as const, text: '처음 오신 분께 한 번 드립니다.' }],
        audience: '라온에 처음 오신 분',
        status: 'ONGOING' as const,
        ...period,
        firstDay: '2026-11-01',
        lastDay: '2026-11-30',
        offers: [
          {
            productId: 12,
            productName: '스킨부스터',
            optionId: 31,
            optionName: '1회',
            sessions: 1,
            price,
            remaining: 7,
            limitPerPerson: 1,
          },
        ],
        price: { ...price, isFrom: false },
        eligibility: 'public' as const,
        remaining: 7,
      },
    ],
    count: 1,
    validUntil: period.endsAt,
  },
}

const titles = {
  query: {},
  response: {
    rows: [{ id: 7, title: '스킨부스터 1회', ...period, eligibility: 'public' as const, remaining: 7 }],
    count: 1,
    validUntil: period.endsAt,
  },
}

const examples: Examples<keyof typeof eventsContract> = {
  'GET /events': list,
  'GET /compatibility/events': list,
  'GET /event/title': titles,
  'GET /compatibility/event/title': titles,
  'GET /v2/event/products': {
    query: { eventId: 7 },
    response: { rows: [exampleProduct], count: 1, validUntil: period.endsAt },
  },
}

export default examples
