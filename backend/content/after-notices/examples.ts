import type { afterNoticesContract } from '#api/contract/after-notices.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const body = [
  { type: 'paragraph' as const, text: '12월 25일과 1월 1일은 쉽니다.' },
  { type: 'list' as const, items: ['12월 24일은 오후 1시까지 진료합니다.'] },
]

const afterNotice = { id: 1, title: '레이저 시술 뒤에', image: null, productIds: [12], body }
const params = { id: 4 }
const query = { languageCode: 'ko' as const }

const examples: Examples<keyof typeof afterNoticesContract> = {
  'GET /customer/after-notices': {
    query: { productIds: '12,15' },
    response: { rows: [afterNotice], count: 1 },
  },
  'GET /customer/after-notices/{id}': { params, query, response: afterNotice },
}

export default examples
