import {
  consolePost,
  consolePostDetail,
  customerPost,
  customerPostChange,
  customerPostDetail,
  newCustomerPost,
} from '#schema/customer-posts.ts'
import { flag, keyword, listOf, paging, rowId, typed } from '#schema/call-parts.ts'
import { paragraph } from '#schema/primitives.ts'
import { call, publishingRoles, tooManyReveals } from '../call.ts'
import { z } from 'zod'

const params = z.object({ id: rowId })
const guessed = { points: 20, seconds: 60 } as const

const guesses = {
  404: '그런 글이 없을 때',
  422: '비밀번호가 맞지 않을 때',
  429: '비밀번호를 너무 자주 틀렸을 때',
} as const

const signedOut = { 401: '로그인하지 않았을 때', 404: '그런 글이 없을 때' } as const

export const customerPostsContract = {
  'GET /customer/notice-customer-boards': call({
    summary: '고객이 쓴 글의 목록',
    description:
      '비밀글은 제목 대신 "비밀글입니다."로 나옵니다. isMine=true는 로그인한 사람이 쓴 글을 제목까지 보여 줍니다.',
    access: 'public',
    tag: 'content',
    query: z.object({ ...paging, boardTypeId: rowId.optional(), isMine: flag.default(false) }),
    response: listOf(customerPost),
    problems: { 401: 'isMine=true인데 로그인하지 않았을 때' },
  }),
  'POST /customer/notice-customer-boards': call({
    summary: '글 쓰기',
    description:
      '회원도 비회원도 씁니다. 글의 비밀번호는 글을 지울 때, 비밀글을 볼 때 씁니다. 그림은 POST /customer/files로 먼저 올립니다.',
    access: 'public',
    tag: 'content',
    body: newCustomerPost,
    response: customerPostDetail,
    status: 201,
    problems: {
      401: '글을 쓰는 사이에 탈퇴했을 때',
      404: '그런 게시판이 없거나 고객이 쓰는 게시판이 아닐 때',
      409: '동의한 약관의 판이 그사이 바뀌었을 때',
      422: '필수 약관에 동의하지 않았을 때',
      429: '글을 너무 자주 썼을 때',
    },
    rateLimit: { points: 10, seconds: 600 },
  }),
  'GET /customer/notice-customer-boards/{id}': call({
    summary: '글 하나',
    description: '비밀글은 쓴 사람이 로그인했을 때만 내용이 나옵니다(isOpen).',
    access: 'public',
    tag: 'content',
    params,
    response: customerPostDetail,
    problems: { 404: '그런 글이 없을 때' },
  }),
  'PUT /customer/notice-customer-boards/{id}': call({
    summary: '글 수정',
    description: '글의 비밀번호나 쓴 사람의 로그인이 있어야 합니다. 주지 않은 것은 그대로 남습니다.',
    access: 'public',
    tag: 'content',
    params,
    body: customerPostChange,
    response: customerPostDetail,
    problems: guesses,
    rateLimit: guessed,
  }),
  'GET /customer/notice-customer-boards/{id}/private': call({
    summary: '비밀글 보기, 비밀번호를 쿼리로',
    description: '비밀번호가 주소에 남지 않게 POST로 묻는 것이 낫습니다.',
    access: 'public',
    tag: 'content',
    params,
    query: z.object({ password: typed(100).optional() }),
    response: customerPostDetail,
    problems: guesses,
    rateLimit: guessed,
  }),
  'POST /customer/notice-customer-boards/{id}/private': call({
    summary: '비밀글 보기, 비밀번호를 본문으로',
    access: 'public',
    tag: 'content',
    params,
    body: z.object({ password: z.string().max(100) }),
    response: customerPostDetail,
    problems: guesses,
    rateLimit: guessed,
  }),
  'PUT /customer/notice-customer-boards/{id}/delete': call({
    summary: '글 삭제',
    description: '누구든 글의 비밀번호가 있어야 합니다. 글과 그림의 내용은 남지 않습니다.',
    access: 'public',
    tag: 'content',
    params,
    body: z.object({ password: z.string().max(100) }),
    status: 204,
    problems: guesses,
    rateLimit: guessed,
  }),
  'GET /admin/notice-customer-boards': call({
    summary: '고객이 쓴 글, 비밀글과 숨긴 글까지',
    description:
      'keyword는 제목(초성으로도), 내용이나 쓴 사람의 이름입니다. 답을 기다리는 글은 isReplied=false&isHidden=false입니다.',
    access: 'admin',
    tag: 'console',
    query: z.object({
      ...paging,
      boardTypeId: rowId.optional(),
      isReplied: flag.optional(),
      isHidden: flag.optional(),
      keyword: keyword.optional(),
    }),
    response: listOf(consolePost),
    problems: { 401: signedOut[401] },
  }),
  'GET /admin/notice-customer-boards/{id}': call({
    summary: '고객이 쓴 글 하나',
    description: '쓴 사람의 이름과 전화번호는 가려져 있습니다. 전화번호는 고객을 보는 역할에게만 나옵니다.',
    access: 'admin',
    tag: 'console',
    params,
    response: consolePostDetail,
    problems: signedOut,
  }),
  'POST /admin/notice-customer-boards/{id}/reveal': call({
    summary: '글을 쓴 사람의 이름과 전화번호 보기',
    description: '누가 언제 보았는지 변경 기록에 남습니다.',
    access: 'admin',
    roles: publishingRoles,
    tag: 'console',
    params,
    response: consolePostDetail,
    problems: { ...signedOut, ...tooManyReveals },
  }),
  'PUT /admin/notice-customer-boards/{id}/reply': call({
    summary: '글에 답하기',
    description: 'null은 답을 거둡니다.',
    access: 'admin',
    tag: 'console',
    params,
    body: z.object({ reply: paragraph(5000).trim().min(1, '답을 입력해 주세요.').nullable() }),
    response: consolePostDetail,
    problems: signedOut,
  }),
  'PUT /admin/notice-customer-boards/{id}/hidden': call({
    summary: '글 숨기기와 다시 보이기',
    access: 'admin',
    tag: 'console',
    params,
    body: z.object({ isHidden: z.boolean() }),
    response: consolePostDetail,
    problems: signedOut,
  }),
}
