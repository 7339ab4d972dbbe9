import type { beforeAftersContract } from '#api/contract/before-afters.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const image = { src: '/_files/1/5f1d0f7c2b9a4e6d.webp', alt: '진료실', width: 1200, height: 800 }

const body = [
  { type: 'paragraph' as const, text: '12월 25일과 1월 1일은 쉽니다.' },
  { type: 'list' as const, items: ['12월 24일은 오후 1시까지 진료합니다.'] },
]

const signed = {
  ...image,
  src: '/_api/customer/gated-files/5f1d0f7c2b9a4e6d?scope=before-after&until=1795150800&signature=Zm9yIGV4YW1wbGU',
}

const beforeAfter = {
  id: 5,
  title: '기미 토닝 10회',
  note: '40대 여성, 10회 진료 후 8주, 같은 조명에서 촬영',
  cover: null,
  products: [{ id: 12, name: '토닝' }],
  isNoYouth: false,
  publishedAt: '2026-10-01T00:00:00.000Z',
}

const closed = {
  gate: { required: 'member' as const, isOpen: false, lacks: 'sign-in' as const },
  before: [],
  after: [],
}
const open = {
  gate: { required: 'member' as const, isOpen: true, lacks: null },
  before: [signed],
  after: [signed],
}
const params = { id: 4 }

const examples: Examples<keyof typeof beforeAftersContract> = {
  'GET /customer/before-afters': {
    query: { isNoYouth: 'false', page: 1, pageSize: 12 },
    response: { rows: [{ ...beforeAfter, ...closed }], count: 1 },
  },
  'GET /customer/before-afters/{id}': { params, response: { ...beforeAfter, ...open, body } },
}

export default examples
