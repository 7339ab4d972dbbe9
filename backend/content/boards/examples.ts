import type { boardsContract } from '#api/contract/boards.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const image = { src: '/_files/1/5f1d0f7c2b9a4e6d.webp', alt: '진료실', width: 1200, height: 800 }

const body = [
  { type: 'paragraph' as const, text: '12월 25일과 1월 1일은 쉽니다.' },
  { type: 'list' as const, items: ['12월 24일은 오후 1시까지 진료합니다.'] },
]

const boardType = {
  id: 1,
  name: '피부 이야기',
  description: '진료실에서 자주 드리는 말씀',
  writer: 'CLINIC' as const,
  layout: 'GALLERY' as const,
}

const board = {
  id: 9,
  boardTypeId: 1,
  title: '색소 치료는 왜 여러 번 하나요',
  summary: '한 번에 끝나지 않는 까닭을 설명합니다.',
  image,
  isPinned: false,
  publishedAt: '2026-11-02T00:00:00.000Z',
}

const params = { id: 4 }
const query = { languageCode: 'ko' as const }

const examples: Examples<keyof typeof boardsContract> = {
  'GET /customer/board-types': { query, response: { rows: [boardType], count: 1 } },
  'GET /customer/board-types/{id}': { params, query, response: boardType },
  'GET /customer/boards': {
    query: { boardTypeId: 1 },
    response: { rows: [board], count: 1, validUntil: null },
  },
  'GET /customer/boards/{id}': {
    params,
    query,
    response: { ...board, body, newer: null, older: null },
  },
}

export default examples
