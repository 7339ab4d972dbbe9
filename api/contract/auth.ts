import { moment, typed } from '#schema/call-parts.ts'
import {
  certification,
  certificationRequest,
  certificationToken,
  customerSelf,
  givenPassword,
  guestId,
  newPassword,
  phone,
} from '#schema/customer.ts'
import { guestHeader } from '#schema/cart.ts'
import { agreements, consentChannel } from '#schema/term.ts'
import { z } from 'zod'
import { call } from '../call.ts'

const often = '너무 자주 시도했을 때'
const badCertification = '본인인증이 없거나, 끝나지 않았거나, 이미 썼거나, 10분이 지났을 때'

/** How every call that starts a session gives its token. Source: docs/product.md, X2; RFC 7240. */
const tokens =
  '토큰은 브라우저에는 HttpOnly 쿠키(danjang_customer, https에서는 __Host-danjang_customer)로만 갑니다. 브라우저가 아닌 클라이언트(Origin도 Sec-Fetch-Mode도 보내지 않는)와 prefer: session=bearer를 보낸 요청에는 응답의 authorization: Bearer … 헤더로도 가며, prefer를 보낸 요청에는 쿠키를 심지 않습니다. 클라이언트는 그 헤더의 값을 본문에 token으로 더합니다. 서버는 쿠키와 authorization 헤더를 모두 받습니다.'

export const authContract = {
  'POST /certification': call({
    summary: '본인인증 시작',
    description:
      'requestId를 인증 창에 넘기고(V1 merchant_uid, V2 identityVerificationId), 끝나면 POST /certification/{impUid}를 token과 함께 부릅니다. phone을 주면 그 번호의 인증만 받습니다.',
    access: 'public',
    tag: 'auth',
    body: z.object({ phone: phone.optional() }),
    response: certificationRequest,
    rateLimit: { points: 20, seconds: 60 },
    problems: { 422: '전화번호가 맞지 않을 때', 429: often },
  }),
  'POST /certification/{impUid}': call({
    summary: '본인인증 확인',
    description:
      '서버가 인증 기관에 직접 묻습니다. 브라우저가 말하는 이름, 전화번호, 생년월일은 믿지 않습니다. impUid는 V1의 imp_uid, V2의 identityVerificationId이고, 개발용은 dev-01012345678-19900101-female-김하늘처럼 적습니다. 다른 병원이나 다른 브라우저에서 시작한 인증, 다른 번호, 두 번째 사용, 10분이 지난 인증은 422, 기관이 답하지 않으면 503입니다.',
    access: 'public',
    tag: 'auth',
    params: z.object({ impUid: z.string().min(1).max(100) }),
    body: z.object({ token: certificationToken }),
    response: certification,
    rateLimit: { points: 20, seconds: 60 },
    problems: { 422: badCertification, 429: often },
  }),
  'GET /customer/registered-customer': call({
    summary: '가입한 번호인지',
    description:
      '본인인증을 마친 번호만 묻습니다. 인증의 token을 certification-token 헤더에 넣고, phone이나 impUid는 그 인증의 것이어야 합니다. 아무 번호나 물을 수 있으면 누가 환자인지 알아낼 수 있기 때문입니다.',
    access: 'public',
    tag: 'auth',
    query: z
      .object({ phone: phone.optional(), impUid: typed(100).optional() })
      .refine((query) => query.phone !== undefined || query.impUid !== undefined, {
        path: ['phone'],
        message: 'phone이나 impUid가 있어야 합니다.',
      }),
    headers: z.object({
      'certification-token': z.string({
        error: 'certification-token 헤더에 본인인증의 token을 넣어야 합니다.',
      }),
    }),
    response: z.object({ isRegistered: z.boolean() }),
    rateLimit: { points: 10, seconds: 60 },
    problems: { 422: '인증한 번호가 아닐 때', 429: often },
  }),
  'POST /api/signup': call({
    summary: '회원 가입',
    description: `본인인증과 필수 약관의 동의가 있어야 합니다. 이름, 전화번호, 생년월일은 인증에서 옵니다. agreements에는 동의한 약관과 읽은 판만 넣습니다. 14세 미만은 보호자 없이 가입할 수 없습니다(개인정보 보호법 제22조의2). ${tokens}`,
    access: 'public',
    tag: 'auth',
    status: 201,
    body: z.object({
      certificationToken,
      password: newPassword,
      email: z.email('이메일 주소를 확인해 주세요.').max(200).optional(),
      languageCode: z.enum(['ko', 'en', 'ja', 'zh']).default('ko'),
      agreements,
      channel: consentChannel,
    }),
    response: customerSelf,
    rateLimit: { points: 10, seconds: 60 },
    problems: {
      409: '이미 가입한 번호이거나 약관이 그사이 바뀌었을 때',
      422: `${badCertification}, 필수 약관에 동의하지 않았거나 14세 미만일 때`,
      429: often,
    },
  }),
  'POST /api/signin': call({
    summary: '로그인',
    description: `틀리면 없는 번호든 틀린 비밀번호든 같은 422입니다. 401은 로그인이 끊겼다는 뜻으로 클라이언트가 쓰기 때문입니다(스펙 8). 토큰은 로그인할 때마다 바뀌고 예전 것은 끝납니다. ${tokens}`,
    access: 'public',
    tag: 'auth',
    body: z.object({ phone, password: givenPassword }),
    response: customerSelf,
    rateLimit: { points: 20, seconds: 60 },
    problems: { 422: '전화번호나 비밀번호가 맞지 않을 때', 429: often },
  }),
  'POST /api/guest-signin': call({
    summary: '비회원으로 계속하기',
    description: `guestId는 브라우저가 만들어 간직하는 UUID이고 guest-id 헤더로도 보냅니다. 그것만으로는 전화번호도 예약도 돌려주지 않습니다. phone은 인증하지 않은 번호로 남고, certificationToken을 주면 인증한 정보가 들어갑니다. ${tokens}`,
    access: 'public',
    tag: 'auth',
    headers: guestHeader,
    body: z.object({
      guestId: guestId.optional(),
      phone: phone.optional(),
      certificationToken: certificationToken.optional(),
    }),
    response: customerSelf,
    rateLimit: { points: 20, seconds: 60 },
    problems: { 422: '전화번호나 본인인증이 맞지 않을 때', 429: often },
  }),
  'POST /customer/logout': call({
    summary: '로그아웃',
    description:
      '세션과, 그 세션이 위젯에 넘긴 세션을 모든 서버에서 바로 끝냅니다. 로그인하지 않았어도 204입니다.',
    access: 'public',
    tag: 'auth',
    status: 204,
  }),
  'POST /api/password-reset': call({
    summary: '본인인증으로 비밀번호 새로 정하기',
    description: '가입한 사람과 이름, 생년월일이 같은 인증만 받습니다. 모든 로그인이 끊깁니다.',
    access: 'public',
    tag: 'auth',
    status: 204,
    body: z.object({ certificationToken, password: newPassword }),
    rateLimit: { points: 10, seconds: 60 },
    problems: { 422: `${badCertification}, 그 사람의 회원이 없을 때`, 429: often },
  }),
  'POST /customer/auth-tokens': call({
    summary: '로그인을 위젯에 넘길 한 번짜리 토큰',
    description:
      '1분 동안, 한 번 쓸 수 있습니다. 위젯은 POST /access-tokens로 제 세션과 바꿉니다. 이 세션이 끝나면 위젯의 세션도 끝납니다.',
    access: 'customer',
    tag: 'auth',
    status: 201,
    response: z.object({ authToken: z.string(), expiresAt: moment }),
    rateLimit: { points: 30, seconds: 60 },
    problems: { 401: '로그인하지 않았을 때', 429: often },
  }),
  'POST /access-tokens': call({
    summary: '한 번짜리 토큰을 세션과 바꾸기',
    description: tokens,
    access: 'public',
    tag: 'auth',
    status: 201,
    body: z.object({ authToken: z.string().max(100) }),
    response: customerSelf,
    rateLimit: { points: 30, seconds: 60 },
    problems: { 422: '없거나, 이미 썼거나, 1분이 지난 토큰일 때', 429: often },
  }),
}
