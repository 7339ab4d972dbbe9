import type { brandingsContract } from '#api/contract/brandings.ts'
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

const examples: Examples<keyof typeof brandingsContract> = {
  'GET /customer/brandings/{id}': {
    params: { id: 2 },
    query: {},
    response: {
      id: 2,
      title: '라온 수분 프로그램',
      summary: '세 번에 나누어 채웁니다.',
      image: exhibition.image,
      ...page,
      body: [{ type: 'paragraph', text: '처음 한 달은 두 주 간격입니다.' }],
    },
  },
}

export default examples
