import type { productsContract } from '#api/contract/products.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { FlatProduct, Product } from '#schema/products.ts'

const image = { src: '/_files/1/booster.webp', alt: '투명한 겔이 담긴 유리병', width: 1200, height: 900 }

const price = {
  amount: 165_000,
  regularAmount: 220_000,
  discountRate: 25,
  kind: 'EVENT' as const,
  eventId: 7,
  endsAt: '2026-11-30T15:00:00.000Z',
  isIncludeVat: true,
}

export const exampleProduct: Product = {
  id: 12,
  name: '스킨부스터',
  summary: '속이 먼저 마르는 계절, 물을 머금는 바탕부터.',
  image,
  tags: ['건조', '피부결'],
  durationMinutes: 40,
  isSecret: false,
  isRecommended: true,
  categories: [{ id: 3, name: '피부결·보습' }],
  badges: [{ id: 2, name: '첫 방문', color: '#0f5b45' }],
  events: [
    {
      id: 7,
      title: '스킨부스터 1회',
      startsAt: '2026-10-31T15:00:00.000Z',
      endsAt: '2026-11-30T15:00:00.000Z',
    },
  ],
  options: [
    { id: 31, name: '1회', sessions: 1, durationMinutes: 40, eventIds: [7], price },
    {
      id: 32,
      name: '3회',
      sessions: 3,
      durationMinutes: 40,
      eventIds: [],
      price: {
        amount: 594_000,
        regularAmount: 594_000,
        discountRate: 0,
        kind: 'REGULAR',
        eventId: null,
        endsAt: null,
        isIncludeVat: true,
      },
    },
  ],
  price: { ...price, isFrom: true },
}

const list = { rows: [exampleProduct], count: 1, validUntil: price.endsAt }
const body = [{ type: 'paragraph' as const, text: '피부 속 수분을 채우는 시술입니다.' }]

const flat: FlatProduct = {
  id: 12,
  name: '스킨부스터',
  summary: '속이 먼저 마르는 계절, 물을 머금는 바탕부터.',
  imageUrl: image.src,
  tags: ['건조', '피부결'],
  durationMinutes: 40,
  isSecret: false,
  isRecommended: true,
  productCategoryIds: [3],
  productCategoryNames: ['피부결·보습'],
  badgeNames: ['첫 방문'],
  eventId: 7,
  isPriceFrom: true,
  price: 165_000,
  priceBefore: 220_000,
  discountRate: 25,
  isIncludeVat: true,
}

const flatList = {
  query: { productCategoryIds: '3', keyword: 'ㅅㅋㅂㅅㅌ' },
  response: { rows: [flat], count: 1, validUntil: price.endsAt },
}

const flatDetail = {
  params: { id: 12 },
  query: {},
  response: {
    ...flat,
    body,
    productOptions: [
      {
        id: 31,
        name: '1회',
        sessions: 1,
        durationMinutes: 40,
        eventId: 7,
        price: 165_000,
        priceBefore: 220_000,
        discountRate: 25,
        isIncludeVat: true,
      },
    ],
    validUntil: price.endsAt,
  },
}

const examples: Examples<keyof typeof productsContract> = {
  'GET /products': flatList,
  'GET /compatibility/products': flatList,
  'GET /products/{id}': flatDetail,
  'GET /compatibility/products/{id}': flatDetail,
  'GET /v2/products': {
    query: {
      categoryId: 3,
      productCustomBadge: '첫 방문',
      isRecommend: 'true',
      sort: 'PRICE_LOW',
      keyword: '부스터',
    },
    response: list,
  },
  'GET /v2/products/{id}': {
    params: { id: 12 },
    query: { languageCode: 'ko' },
    response: { ...exampleProduct, body, validUntil: price.endsAt },
  },
  'GET /recommended-products': { query: { pageSize: 10 }, response: list },
  'GET /recent-products': {
    query: {},
    response: { ...list, rows: [{ ...exampleProduct, viewedAt: '2026-11-20T02:00:00.000Z' }] },
  },
  'POST /recent-products': { body: { productId: 12 } },
  'DELETE /recent-products/total': {},
  'DELETE /recent-products/{id}': { params: { id: 12 } },
}

export default examples
