import { accountName, newAccount, roles } from '#schema/accounts.ts'
import { newPassword } from '#schema/customers.ts'
import { allRoles, call, signedOut } from '../call.ts'
import { z } from 'zod'

const owners = ['owner'] as const
const params = z.object({ id: z.uuid() })
const wrongPassword = '지금 비밀번호가 맞지 않거나 새 비밀번호가 짧을 때'
const lastOwner = '마지막 소유자의 권한을 낮추거나 쓰지 못하게 하려 할 때'

const accountRow = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  isDisabled: z.boolean(),
  /** Browsers signed in now. */
  sessions: z.number().int().nonnegative(),
  isSelf: z.boolean(),
})

export const account = z.object({
  email: z.string(),
  name: z.string(),
  partnerName: z.string(),
  role: z.enum(roles),
})

export const accountsContract = {
  'GET /admin/accounts': call({
    summary: '콘솔 계정 목록',
    access: 'admin',
    roles: owners,
    tag: 'accounts',
    response: z.object({ rows: z.array(accountRow) }),
    problems: signedOut,
  }),
  'POST /admin/accounts': call({
    summary: '콘솔 계정 만들기',
    access: 'admin',
    roles: owners,
    tag: 'accounts',
    status: 201,
    body: newAccount,
    response: accountRow,
    problems: { ...signedOut, 422: '값이 맞지 않거나 같은 이메일의 계정이 이미 있을 때' },
  }),
  'PUT /admin/accounts/{id}': call({
    summary: '콘솔 계정 고치기',
    description:
      '적은 것만 바꿉니다. 비밀번호를 새로 정하거나 계정을 쓰지 못하게 하면 그 계정의 로그인이 모두 끝납니다. 자기 비밀번호는 PUT /admin/account/password로 바꿉니다.',
    access: 'admin',
    roles: owners,
    tag: 'accounts',
    params,
    body: z.object({
      name: accountName.optional(),
      role: z.enum(roles).optional(),
      isDisabled: z.boolean().optional(),
      password: newPassword.optional(),
    }),
    response: accountRow,
    problems: { ...signedOut, 404: '그런 계정이 없을 때', 422: lastOwner },
  }),
  'DELETE /admin/accounts/{id}/sessions': call({
    summary: '한 계정의 로그인을 모두 끝내기',
    description: '자기 계정이면 지금 쓰는 로그인은 남습니다.',
    access: 'admin',
    roles: owners,
    tag: 'accounts',
    params,
    status: 204,
    problems: { ...signedOut, 404: '그런 계정이 없을 때' },
  }),
  'PUT /admin/account/password': call({
    summary: '자기 비밀번호 바꾸기',
    description: '다른 브라우저의 로그인은 모두 끝나고, 지금 쓰는 로그인은 새 토큰으로 이어집니다.',
    access: 'admin',
    roles: allRoles,
    tag: 'accounts',
    status: 204,
    body: z.object({ currentPassword: z.string().min(1).max(1000), password: newPassword }),
    problems: { ...signedOut, 422: wrongPassword, 429: '너무 자주 시도했을 때' },
    rateLimit: { points: 10, seconds: 60 },
  }),
  'DELETE /admin/account/sessions': call({
    summary: '다른 브라우저의 로그인을 모두 끝내기',
    access: 'admin',
    roles: allRoles,
    tag: 'accounts',
    status: 204,
    problems: signedOut,
  }),
  'POST /admin/session': call({
    summary: '콘솔 로그인',
    description: '세션은 데이터베이스에 있는 불투명한 토큰이고, HttpOnly 쿠키로만 오갑니다.',
    access: 'public',
    tag: 'console',
    body: z.object({
      email: z.email('이메일 주소를 확인해 주세요.').max(200),
      password: z.string().min(1, '비밀번호를 입력해 주세요.').max(1000),
    }),
    response: account,
    problems: { 401: '이메일이나 비밀번호가 맞지 않을 때', 429: '너무 자주 시도했을 때' },
    rateLimit: { points: 10, seconds: 60 },
  }),
  'GET /admin/session': call({
    summary: '로그인한 사람',
    access: 'admin',
    roles: allRoles,
    tag: 'console',
    response: account,
    problems: signedOut,
  }),
  'DELETE /admin/session': call({
    summary: '콘솔 로그아웃',
    access: 'admin',
    roles: allRoles,
    tag: 'console',
    status: 204,
    problems: signedOut,
  }),
}
