import type { reviewsContract } from '#api/contract/reviews.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const review = {
  id: 8,
  title: '설명을 자세히 들었습니다',
  author: '김*늘',
  rating: 5,
  visitedOn: '2026-09-12',
  products: [{ id: 12, name: '토닝' }],
  publishedAt: '2026-09-20T00:00:00.000Z',
  gate: { required: 'member' as const, isOpen: true, lacks: null },
  content: '무엇을 하고 무엇을 하지 않을지 먼저 말씀해 주셨어요.',
  images: [],
}

const params = { id: 4 }

const examples: Examples<keyof typeof reviewsContract> = {
  'GET /customer/partner-reviews': {
    query: { page: 1, pageSize: 12 },
    response: { rows: [review], count: 1 },
  },
  'GET /customer/partner-reviews/{id}': { params, response: review },
}

export default examples
