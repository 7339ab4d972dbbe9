import { certificationToken, customerSelf } from '#schema/customers.ts'
import { staysSignedIn } from '#schema/sessions.ts'
import {
  socialAccount,
  socialKeys,
  socialKeysInput,
  socialSignIn,
  socialSite,
  socialToken,
} from '#schema/social-sign-in.ts'
import { call, signedOut } from '../call.ts'
import { z } from 'zod'

const often = '너무 자주 시도했을 때'
const over = '시작한 지 10분이 지났거나, 다른 브라우저에서 시작했거나, 이미 썼을 때'
const params = z.object({ site: socialSite })
const memberOf = { ...signedOut, 403: '비회원일 때' } as const
/** Keys of another's account open a clinic's members: the owner alone sets them. */
const owner = { access: 'admin', roles: ['owner'], tag: 'console-settings' } as const

export const socialSignInContract = {
  'GET /social-sites': call({
    summary: '쓸 수 있는 소셜 로그인',
    description: '병원이 콘솔에 키를 넣은 것만 나옵니다.',
    access: 'public',
    tag: 'auth',
    response: z.object({ rows: z.array(socialSite) }),
  }),
  'POST /social-sign-ins': call({
    summary: '소셜 로그인 시작',
    description:
      '브라우저를 url로 보냅니다. OAuth 2.0의 인가 코드 방식(RFC 6749)이며 state와 PKCE(RFC 7636)를 씁니다. 로그인을 마치면 이 병원의 /login으로 code와 state가 돌아옵니다. token은 시작한 브라우저만 간직합니다.',
    access: 'public',
    tag: 'auth',
    body: z.object({ site: socialSite, staysSignedIn }),
    status: 201,
    response: socialSignIn,
    rateLimit: { points: 20, seconds: 60 },
    problems: { 422: '병원이 쓰지 않는 소셜 로그인일 때', 429: often },
  }),
  'POST /social-sign-ins/finish': call({
    summary: '소셜 로그인 마치기',
    description:
      '연결된 회원으로 로그인합니다. 연결된 회원이 없으면 409 certification-needed이고, 30분 안에 본인인증을 한 뒤 POST /social-sign-ins/link나 POST /api/signup에 token을 함께 보냅니다. 카카오와 네이버에서는 그곳의 회원번호만 받아 씁니다. 이메일이 같다고 연결하는 일은 없습니다.',
    access: 'public',
    tag: 'auth',
    body: z.object({ token: socialToken, state: z.string().max(200), code: z.string().min(1).max(2000) }),
    response: customerSelf,
    rateLimit: { points: 20, seconds: 60 },
    problems: {
      409: '연결된 회원이 없어 본인인증이 필요할 때',
      422: `${over}, 그곳이 확인해 주지 않을 때`,
      429: often,
    },
  }),
  'POST /social-sign-ins/link': call({
    summary: '본인인증으로 소셜 계정 연결하고 로그인',
    description: '가입한 사람과 이름, 생년월일이 같은 본인인증만 받습니다.',
    access: 'public',
    tag: 'auth',
    body: z.object({ token: socialToken, certificationToken }),
    response: customerSelf,
    rateLimit: { points: 10, seconds: 60 },
    problems: {
      409: '그사이 다른 회원에 연결되었을 때',
      422: `${over}, 본인인증이 없거나 그 사람의 회원이 없을 때`,
      429: often,
    },
  }),
  'GET /customers/this/social-accounts': call({
    summary: '연결된 소셜 계정',
    access: 'member',
    tag: 'customer',
    response: z.object({ rows: z.array(socialAccount) }),
    problems: memberOf,
  }),
  'DELETE /customers/this/social-accounts/{site}': call({
    summary: '소셜 계정 연결 해제',
    description: '비밀번호가 없는 회원은 비밀번호를 먼저 정합니다.',
    access: 'member',
    tag: 'customer',
    params,
    status: 204,
    problems: { ...memberOf, 404: '연결되어 있지 않을 때', 422: '비밀번호가 없을 때' },
  }),
  'GET /admin/social-keys': call({
    summary: '소셜 로그인의 키',
    ...owner,
    response: z.object({ rows: z.array(socialKeys) }),
    problems: signedOut,
  }),
  'PUT /admin/social-keys/{site}': call({
    summary: '소셜 로그인의 키 저장',
    description:
      'Client Secret은 봉인해 저장하고 다시 보여 주지 않습니다. 키가 다른 앱의 것으로 바뀌면 전에 연결한 회원은 본인인증으로 다시 연결합니다. 그곳의 회원번호가 앱마다 다르기 때문입니다.',
    ...owner,
    params,
    body: socialKeysInput,
    response: socialKeys,
    problems: { ...signedOut, 422: '값이 맞지 않거나 Client Secret이 없을 때' },
  }),
  'DELETE /admin/social-keys/{site}': call({
    summary: '소셜 로그인 그만 쓰기',
    description: '로그인 화면에서 사라집니다. 회원의 연결은 남아, 같은 키를 다시 넣으면 이어집니다.',
    ...owner,
    params,
    status: 204,
    problems: { ...signedOut, 404: '키가 없을 때' },
  }),
}
