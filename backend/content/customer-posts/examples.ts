import type { customerPostsContract } from '#api/contract/customer-posts.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'

const createdAt = '2026-11-19T05:20:00.000Z'

const summary = {
  id: 31,
  boardTypeId: 3,
  title: '토닝 뒤에 운동해도 되나요?',
  author: '김*늘',
  isPrivate: false,
  isReplied: true,
  createdAt,
}

const reply = { content: '이틀 뒤부터 하셔도 됩니다.', repliedAt: '2026-11-19T08:00:00.000Z' }
const content = '어제 토닝을 받았는데 내일 수영을 가도 될까요?'
const hash = '5f1d0f7c2b9a4e6d'
const signed = `/_api/customer/gated-files/${hash}?scope=post&until=1795150800&signature=Zm9yIGV4YW1wbGU`

const shown = {
  src: signed,
  source: `/_files/1/gated/${hash}.webp`,
  alt: '붉어진 곳',
  width: 800,
  height: 600,
}

const detail = {
  ...summary,
  isMine: false,
  isOpen: true,
  content,
  images: [shown],
  reply,
  updatedAt: createdAt,
}

const isPrivate = { ...detail, isPrivate: true }
const params = { id: 31 }
const password = '글의-비밀번호'
const consolePost = { ...summary, boardTypeName: '고객 질문', isHidden: false, customerId: 12 }
const consoleDetail = {
  ...consolePost,
  content,
  contactPhone: '+8210****5678',
  isMember: true,
  images: [shown],
  reply,
}
const stored = { src: `/_files/1/gated/${hash}.webp`, alt: '붉어진 곳', width: 800, height: 600 }

const examples: Examples<keyof typeof customerPostsContract> = {
  'GET /customer/notice-customer-boards': {
    query: { boardTypeId: 3, page: 1 },
    response: {
      rows: [summary, { ...summary, id: 30, title: '비밀글입니다.', isPrivate: true }],
      count: 2,
    },
  },
  'POST /customer/notice-customer-boards': {
    body: {
      boardTypeId: 3,
      author: '하늘',
      title: summary.title,
      content,
      isPrivate: false,
      password,
      images: [{ src: stored.src, alt: stored.alt }],
      agreements: [{ termId: 4, version: 1, isAgreed: true }],
    },
    response: { ...detail, isReplied: false, reply: null },
  },
  'GET /customer/notice-customer-boards/{id}': { params, response: detail },
  'PUT /customer/notice-customer-boards/{id}': {
    params,
    body: { password, title: '토닝 뒤에 수영해도 되나요?' },
    response: { ...detail, title: '토닝 뒤에 수영해도 되나요?' },
  },
  'GET /customer/notice-customer-boards/{id}/private': { params, query: { password }, response: isPrivate },
  'POST /customer/notice-customer-boards/{id}/private': { params, body: { password }, response: isPrivate },
  'PUT /customer/notice-customer-boards/{id}/delete': { params, body: { password } },
  'GET /admin/notice-customer-boards': {
    query: { isReplied: 'false' },
    response: { rows: [consolePost], count: 1 },
  },
  'GET /admin/notice-customer-boards/{id}': { params, response: consoleDetail },
  'POST /admin/notice-customer-boards/{id}/reveal': {
    params,
    response: { ...consoleDetail, author: '김하늘', contactPhone: '+821012345678' },
  },
  'PUT /admin/notice-customer-boards/{id}/reply': {
    params,
    body: { reply: reply.content },
    response: consoleDetail,
  },
  'PUT /admin/notice-customer-boards/{id}/hidden': {
    params,
    body: { isHidden: true },
    response: { ...consoleDetail, isHidden: true },
  },
}

export default examples
