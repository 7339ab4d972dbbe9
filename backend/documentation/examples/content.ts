import type { boardsContract } from '#api/contract/boards.ts'
import type { casesContract } from '#api/contract/cases.ts'
import type { deploymentContract } from '#api/contract/deployment.ts'
import type { noticesContract } from '#api/contract/notices.ts'
import type { promotionsContract } from '#api/contract/promotions.ts'
import type { Examples } from './example.ts'

const image = { src: '/_files/1/5f1d0f7c2b9a4e6d.webp', alt: '진료실', width: 1200, height: 800 }
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
const faq = {
  id: 7,
  groupId: 2,
  groupName: '예약',
  question: '상담만 받아도 되나요?',
  answer: [{ type: 'paragraph' as const, text: '네. 당일에 진료를 결정하지 않으셔도 됩니다.' }],
}
const afterNotice = { id: 1, title: '레이저 시술 뒤에', image: null, productIds: [12], body }
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
const closed = { gate: { required: 'member' as const, isOpen: false }, before: [], after: [] }
const open = { gate: { required: 'member' as const, isOpen: true }, before: [signed], after: [signed] }
const review = {
  id: 8,
  title: '설명을 자세히 들었습니다',
  author: '김*늘',
  rating: 5,
  visitedOn: '2026-09-12',
  products: [{ id: 12, name: '토닝' }],
  publishedAt: '2026-09-20T00:00:00.000Z',
  gate: { required: 'member' as const, isOpen: true },
  content: '무엇을 하고 무엇을 하지 않을지 먼저 말씀해 주셨어요.',
  images: [],
}
const period = { startsAt: '2026-11-20T00:00:00.000Z', endsAt: null }
const banner = {
  id: 2,
  location: 'HOME_TOP',
  title: '겨울 보습 관리',
  description: '',
  pcImage: image,
  mobileImage: null,
  linkTo: '/events',
  weight: 1,
  ...period,
}
const popup = {
  id: 3,
  title: '12월 야간 진료 안내',
  locations: ['/'],
  weight: 1,
  devices: ['PC' as const, 'MOBILE' as const],
  popupItems: [
    {
      id: 6,
      title: '야간 진료',
      weight: 1,
      linkTo: '/cscenter/notice',
      pcContent: image,
      mobileContent: null,
      devices: ['PC' as const, 'MOBILE' as const],
    },
  ],
  pcWidth: 3,
  pcHeight: 4,
  pcSizeType: 'RATIO' as const,
  mobileWidth: 3,
  mobileHeight: 4,
  isAutoPlacement: true,
  direction: 'CENTER' as const,
  ...period,
}
const validUntil = '2026-11-25T00:00:00.000Z'
const params = { id: 4 }
const query = { languageCode: 'ko' as const }

type Calls = typeof noticesContract &
  typeof boardsContract &
  typeof casesContract &
  typeof promotionsContract &
  typeof deploymentContract

export const contentExamples: Examples<keyof Calls> = {
  'GET /customer/notices': {
    query: { page: 1, pageSize: 20, keyword: '휴진' },
    response: { rows: [notice], count: 1, validUntil },
  },
  'GET /customer/notices/{id}': { params, query, response: { ...notice, body, newer: null, older } },
  'GET /customer/faqs': { query: { groupId: 2 }, response: { rows: [faq], count: 1 } },
  'GET /customer/faqs/this/group': {
    query,
    response: { rows: [{ id: 2, name: '예약', faqs: [faq] }] },
  },
  'GET /customer/after-notices': {
    query: { productIds: '12,15' },
    response: { rows: [afterNotice], count: 1 },
  },
  'GET /customer/after-notices/{id}': { params, query, response: afterNotice },
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
  'GET /customer/before-afters': {
    query: { isNoYouth: 'false', page: 1, pageSize: 12 },
    response: { rows: [{ ...beforeAfter, ...closed }], count: 1 },
  },
  'GET /customer/before-afters/{id}': { params, response: { ...beforeAfter, ...open, body } },
  'GET /customer/partner-reviews': {
    query: { page: 1, pageSize: 12 },
    response: { rows: [review], count: 1 },
  },
  'GET /customer/partner-reviews/{id}': { params, response: review },
  'GET /banners': {
    query: { bannerLocation: 'HOME_TOP' },
    response: { rows: [banner], validUntil: null },
  },
  'GET /customer/popups': { response: { rows: [popup], validUntil } },
  'GET /partners/this/homepage-deploy-status': {
    response: {
      state: 'DEPLOYED',
      revision: 12,
      publishedAt: '2026-11-20T00:00:00.000Z',
      hasDrafts: false,
    },
  },
}
