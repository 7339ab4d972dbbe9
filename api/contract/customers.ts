import { moment, typed } from '#schema/call-parts.ts'
import { guestHeader } from '#schema/carts.ts'
import {
  certificationToken,
  closedAccount,
  customerSelf,
  givenPassword,
  guestId,
  marketing,
  newPassword,
  phone,
} from '#schema/customers.ts'
import { socialToken } from '#schema/social-sign-in.ts'
import { memberSession, sessionChoice, staysSignedIn } from '#schema/sessions.ts'
import { agreement, agreements, consent, consentChannel } from '#schema/terms.ts'
import { call, namedSession, otherSession, signedOut } from '../call.ts'
import { z } from 'zod'

const membersOnly = { ...signedOut, 403: '비회원일 때' } as const
const guestsOnly = { ...signedOut, 403: '회원일 때' } as const
const badCertification = '본인인증이 없거나, 끝나지 않았거나, 이미 썼거나, 10분이 지났을 때'
const often = '너무 자주 시도했을 때'

/** Describes how calls that start a session return its token. Source: docs/product.md, X2; RFC 7240. */
const tokens =
  '토큰은 브라우저에는 HttpOnly 쿠키(danjang_customer, https에서는 __Host-danjang_customer)로만 갑니다. 브라우저가 아닌 클라이언트(Origin도 Sec-Fetch-Mode도 보내지 않는)와 prefer: session=bearer를 보낸 요청에는 응답의 authorization: Bearer … 헤더로도 가며, prefer를 보낸 요청에는 쿠키를 심지 않습니다. 클라이언트는 그 헤더의 값을 본문에 token으로 더합니다. 서버는 쿠키와 authorization 헤더를 모두 받습니다. 세션의 이름은 session-id 헤더로 가고, 로그아웃할 때 씁니다.'

export const customersContract = {
  'GET /customers/this': call({
    summary: '로그인한 고객',
    description: '회원과 비회원 모두. 광고 수신 동의의 상태와 날짜, 동의한 약관의 판과 시각이 함께 나옵니다.',
    access: 'customer',
    tag: 'customer',
    response: customerSelf,
    problems: signedOut,
  }),
  'PUT /customers/this': call({
    summary: '이메일, 언어, 비밀번호 변경',
    description:
      '준 것만 바뀝니다. 비밀번호를 바꾸려면 현재 비밀번호가 있어야 하고, 바꾸면 다른 곳의 로그인은 모두 끊기며 이 세션의 토큰도 새것이 됩니다.',
    access: 'member',
    tag: 'customer',
    body: z
      .object({
        email: z.email('이메일 주소를 확인해 주세요.').max(200).nullable().optional(),
        languageCode: z.enum(['ko', 'en', 'ja', 'zh']).optional(),
        currentPassword: givenPassword.optional(),
        password: newPassword.optional(),
      })
      .refine(({ currentPassword, password }) => !password || currentPassword, {
        path: ['currentPassword'],
        message: '현재 비밀번호를 입력해 주세요.',
      }),
    response: customerSelf,
    rateLimit: { points: 20, seconds: 60 },
    problems: { ...membersOnly, 422: '현재 비밀번호가 맞지 않을 때', 429: '너무 자주 시도했을 때' },
  }),
  'DELETE /customers/this': call({
    summary: '탈퇴',
    description:
      '이름, 전화번호, 이메일, 생년월일, 비밀번호와 로그인을 지우고, 쓴 글과 사진, 상담 신청과 대기, 보낸 알림을 함께 지웁니다. 다가올 예약은 취소되고, 예약의 연락처로 취소 메시지가 갑니다. 지난 예약은 누구인지 모르게 남습니다. 비밀번호가 있는 회원은 비밀번호를 함께 보냅니다.',
    access: 'customer',
    tag: 'customer',
    response: closedAccount,
    body: z.object({ password: givenPassword.optional() }).default({}),
    rateLimit: { points: 10, seconds: 60 },
    problems: { ...signedOut, 422: '비밀번호가 맞지 않을 때', 429: '너무 자주 시도했을 때' },
  }),
  'GET /customers/this/sessions': call({
    summary: '로그인한 기기',
    description:
      '회원이 로그인해 있는 곳을 마지막으로 쓴 순서로 줍니다. 로그인한 곳이 위젯에 넘긴 세션은 그곳과 함께 끝나므로 따로 나오지 않습니다.',
    access: 'member',
    tag: 'customer',
    response: z.object({ rows: z.array(memberSession) }),
    problems: membersOnly,
  }),
  'DELETE /customers/this/sessions': call({
    summary: '다른 기기에서 모두 로그아웃',
    description: '이 요청의 세션만 남기고 모든 서버에서 바로 끝냅니다.',
    access: 'member',
    tag: 'customer',
    status: 204,
    problems: membersOnly,
  }),
  'DELETE /customers/this/sessions/{id}': call({
    summary: '한 기기에서 로그아웃',
    access: 'member',
    tag: 'customer',
    params: z.object({ id: z.uuid() }),
    status: 204,
    problems: { ...membersOnly, 404: '그런 로그인이 없거나 이미 끝났을 때' },
  }),
  'PUT /customers/this/info': call({
    summary: '본인인증으로 이름과 전화번호 수정',
    description:
      '이름, 전화번호, 생년월일은 본인인증 기관이 알려 준 것만 씁니다. 생년월일이 다른 사람의 인증은 받지 않습니다.',
    access: 'member',
    tag: 'customer',
    body: z.object({ certificationToken }),
    response: customerSelf,
    problems: { ...membersOnly, 409: '그 번호로 가입한 다른 회원이 있을 때', 422: badCertification },
  }),
  'PUT /customers/this/marketing-receivable': call({
    summary: '광고 수신 동의와 철회',
    description:
      '문자, 이메일, 야간(21시~다음 날 8시)을 따로 동의하고 언제든 철회합니다. 준 것만 바뀌고, 바뀔 때마다 시각과 함께 남습니다. 야간 동의는 문자나 이메일 동의가 있을 때 뜻이 있습니다. (정보통신망법 제50조)',
    access: 'customer',
    tag: 'customer',
    body: z.object({
      sms: z.boolean().optional(),
      email: z.boolean().optional(),
      night: z.boolean().optional(),
      channel: consentChannel,
    }),
    response: marketing,
    problems: { ...signedOut, 422: '병원에 그 동의 항목이 없을 때' },
  }),
  'POST /customers/this/consents': call({
    summary: '약관 동의 남기기',
    description:
      '읽은 판(version)과 함께 남습니다. 시술을 고를 때 받는 민감정보 동의도 이 호출로 남깁니다. 필수 약관의 동의는 탈퇴로 철회합니다.',
    access: 'customer',
    tag: 'customer',
    body: z.object({ agreements: z.array(agreement).min(1).max(50), channel: consentChannel }),
    response: z.object({ rows: z.array(consent) }),
    problems: { ...signedOut, 409: '약관이 그사이 바뀌었을 때', 422: '모르는 약관일 때' },
  }),
  'PUT /api/guest-customer/certification-info': call({
    summary: '비회원의 본인인증 정보 넣기',
    description: '이름, 전화번호, 생년월일, 성별을 본인인증 기관이 알려 준 대로 넣습니다.',
    access: 'customer',
    tag: 'customer',
    body: z.object({ certificationToken }),
    response: customerSelf,
    problems: { ...guestsOnly, 422: badCertification },
  }),
  'PUT /guest-customer/phone': call({
    summary: '비회원의 전화번호 변경',
    description: '인증하지 않은 번호입니다. 번호가 달라지면 예전 번호의 본인인증은 지워집니다.',
    access: 'customer',
    tag: 'customer',
    body: z.object({ phone }),
    response: customerSelf,
    problems: { ...guestsOnly, 422: '전화번호가 맞지 않을 때' },
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
    description: `본인인증과 필수 약관의 동의가 있어야 합니다. 이름, 전화번호, 생년월일은 인증에서 옵니다. agreements에는 동의한 약관과 읽은 판만 넣습니다. 14세 미만은 보호자 없이 가입할 수 없습니다(개인정보 보호법 제22조의2). POST /social-sign-ins/finish에서 409를 받은 소셜 로그인은 socialToken을 보내면 그 계정이 연결되고, 비밀번호가 없어도 됩니다. ${tokens}`,
    access: 'public',
    tag: 'auth',
    status: 201,
    body: z
      .object({
        certificationToken,
        password: newPassword.optional(),
        socialToken: socialToken.optional(),
        email: z.email('이메일 주소를 확인해 주세요.').max(200).optional(),
        languageCode: z.enum(['ko', 'en', 'ja', 'zh']).default('ko'),
        agreements,
        channel: consentChannel,
      })
      .refine(({ password, socialToken: social }) => password !== undefined || social !== undefined, {
        path: ['password'],
        message: '비밀번호를 입력해 주세요.',
      }),
    response: customerSelf,
    rateLimit: { points: 10, seconds: 60 },
    problems: {
      409: '이미 가입한 번호이거나 약관이 그사이 바뀌었을 때',
      422: `${badCertification}, 필수 약관에 동의하지 않았거나 14세 미만이거나 소셜 로그인이 끝났을 때`,
      429: often,
    },
  }),
  'POST /api/signin': call({
    summary: '로그인',
    description: `staysSignedIn이면 쿠키가 브라우저를 닫아도 남고, 90일 동안 쓰지 않거나 로그인한 지 180일이 되면 끝납니다. 아니면 14일과 90일입니다. 틀리면 없는 번호든 틀린 비밀번호든 같은 422입니다. 401은 로그인이 끊겼다는 뜻으로 클라이언트가 쓰기 때문입니다(스펙 8). 토큰은 로그인할 때마다 바뀌고 예전 것은 끝납니다. ${tokens}`,
    access: 'public',
    tag: 'auth',
    body: z.object({ phone, password: givenPassword, staysSignedIn }),
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
    description: `세션과, 그 세션이 위젯에 넘긴 세션을 모든 서버에서 바로 끝냅니다. 로그인하지 않았어도 204입니다. ${namedSession}`,
    access: 'public',
    whileSuspended: true,
    tag: 'auth',
    status: 204,
    body: sessionChoice.default({}),
    problems: { 409: otherSession },
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
    summary: '한 번짜리 토큰을 세션과 교환',
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
