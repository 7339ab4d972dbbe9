import type { exhibitionsContract } from '#api/contract/exhibitions.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import { exampleProduct } from '#backend/catalogue/products/examples.ts'

const exhibition = {
  id: 4,
  title: '건조한 계절의 피부',
  summary: '물을 머금는 바탕부터 차근차근.',
  image: { src: '/_files/1/winter.webp', alt: '김 서린 창', width: 1600, height: 900 },
  startsAt: '2026-10-31T15:00:00.000Z',
  endsAt: '2027-02-28T15:00:00.000Z',
  productCount: 1,
}

const page = { products: [exampleProduct], validUntil: '2026-11-30T15:00:00.000Z' }

const examples: Examples<keyof typeof exhibitionsContract> = {
  'GET /customer/exhibitions': {
    query: {},
    response: { rows: [exhibition], count: 1, validUntil: exhibition.endsAt },
  },
  'GET /customer/exhibitions/{id}': {
    params: { id: 4 },
    query: {},
    response: { ...exhibition, ...page, body: [{ type: 'paragraph', text: '실내가 건조하기 때문입니다.' }] },
  },
  'GET /customer/v2/exhibition-products': {
    query: { exhibitionId: 4 },
    response: { rows: [exampleProduct], count: 1, validUntil: page.validUntil },
  },
}

export default examples
