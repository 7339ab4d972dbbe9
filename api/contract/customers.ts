import {
  certificationToken,
  customerSelf,
  givenPassword,
  marketing,
  newPassword,
  phone,
} from '#schema/customer.ts'
import { agreement, consent, consentChannel } from '#schema/term.ts'
import { z } from 'zod'
import { call } from '../call.ts'

const signedOut = { 401: '로그인하지 않았을 때' } as const
const membersOnly = { ...signedOut, 403: '비회원일 때' } as const
const guestsOnly = { ...signedOut, 403: '회원일 때' } as const
const badCertification = '본인인증이 없거나, 끝나지 않았거나, 이미 썼거나, 10분이 지났을 때'

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
    summary: '이메일, 언어, 비밀번호 바꾸기',
    description:
      '준 것만 바뀝니다. 비밀번호를 바꾸려면 지금 비밀번호가 있어야 하고, 바꾸면 다른 곳의 로그인은 모두 끊기며 이 세션의 토큰도 새것이 됩니다.',
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
        message: '지금 비밀번호를 입력해 주세요.',
      }),
    response: customerSelf,
    rateLimit: { points: 20, seconds: 60 },
    problems: { ...membersOnly, 422: '지금 비밀번호가 맞지 않을 때', 429: '너무 자주 시도했을 때' },
  }),
  'DELETE /customers/this': call({
    summary: '탈퇴',
    description:
      '이름, 전화번호, 이메일, 생년월일, 비밀번호와 로그인을 지웁니다. 예약과 동의의 기록은 법이 정한 동안 남지만 누구인지는 남지 않습니다. 회원은 비밀번호를 함께 보냅니다.',
    access: 'customer',
    tag: 'customer',
    status: 204,
    body: z.object({ password: givenPassword.optional() }).default({}),
    rateLimit: { points: 10, seconds: 60 },
    problems: { ...signedOut, 422: '비밀번호가 맞지 않을 때', 429: '너무 자주 시도했을 때' },
  }),
  'PUT /customers/this/info': call({
    summary: '본인인증으로 이름과 전화번호 고치기',
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
    summary: '비회원의 전화번호 바꾸기',
    description: '인증하지 않은 번호입니다. 번호가 달라지면 예전 번호의 본인인증은 지워집니다.',
    access: 'customer',
    tag: 'customer',
    body: z.object({ phone }),
    response: customerSelf,
    problems: { ...guestsOnly, 422: '전화번호가 맞지 않을 때' },
  }),
}
