import type { noticesContract } from '#api/contract/notices.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const body = [
  { type: 'paragraph' as const, text: '12월 25일과 1월 1일은 쉽니다.' },
  { type: 'list' as const, items: ['12월 24일은 오후 1시까지 진료합니다.'] },
]

const notice = {
  id: 4,
  title: '12월 진료 일정과 연말 휴진 안내',
  category: '휴진',
  image: null,
  isPinned: true,
  publishedAt: '2026-11-18T00:00:00.000Z',
}

const older = { id: 3, title: '수요일과 금요일 야간 진료를 아홉 시까지 합니다' }
const validUntil = '2026-11-25T00:00:00.000Z'
const params = { id: 4 }
const query = { languageCode: 'ko' as const }

const examples: Examples<keyof typeof noticesContract> = {
  'GET /customer/notices': {
    query: { page: 1, pageSize: 20, keyword: '휴진' },
    response: { rows: [notice], count: 1, validUntil },
  },
  'GET /customer/notices/{id}': { params, query, response: { ...notice, body, newer: null, older } },
}

export default examples
