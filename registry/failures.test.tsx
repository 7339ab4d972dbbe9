// @vitest-environment happy-dom
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import type { QueryContext } from '#api/query-context.ts'
import { createSiteQueryClient } from '#api/site-query-client.ts'
import { QueryContextProvider } from '#api/use-query-context.tsx'
import type { CustomerPostDetail } from '#schema/customer-posts.ts'
import type { CustomerSelf } from '#schema/customers.ts'
import { createApplicationStore } from '#store/application-store.ts'
import { StoreProvider } from '#store/use-application-store.tsx'
import { draw } from '#tests/support/draw.ts'
import { eventually } from '#tests/support/eventually.ts'
import { buttonOf, expectTold, failing, failures, watchView } from '#tests/support/failures.ts'
import { fieldOf, press, write } from '#tests/support/typed.ts'
import { Consents } from '#blocks/section/AccountSection/consents.tsx'
import { Devices } from '#blocks/section/AccountSection/devices.tsx'
import { Leave } from '#blocks/section/AccountSection/leave.tsx'
import { Password } from '#blocks/section/AccountSection/password.tsx'
import { Profile } from '#blocks/section/AccountSection/profile.tsx'
import { Social } from '#blocks/section/AccountSection/social.tsx'
import { ChangePost } from '#blocks/section/CustomerPostFormSection/change-post.tsx'
import { PostForm } from '#blocks/section/CustomerPostFormSection/post-form.tsx'
import { Post } from '#blocks/section/CustomerPostSection/post.tsx'
import { Lookup } from '#blocks/section/ReservationListSection/lookup.tsx'
import { MyConsultations } from '#blocks/section/ReservationListSection/my-consultations.tsx'
import { PasswordReset } from '#blocks/section/SignInSection/password-reset.tsx'
import { SignInForm } from '#blocks/section/SignInSection/sign-in-form.tsx'
import SignUpSection from '#blocks/section/SignUpSection/component.tsx'
import { LinkAccount } from '#blocks/section/SignUpSection/link-account.tsx'

/* Every form of the site whose call fails says so above its button, in view, and keeps what was typed. Source: docs/product.md, E9. */

const phone = '010-1234-5678'
const certified = {
  token: 'c',
  name: '김하늘',
  phone: '+821012345678',
  isUnder14: false,
} as unknown as Parameters<typeof LinkAccount>[0]['certified']
const optional = {
  id: 5,
  version: 1,
  code: 'marketing-sms',
  purpose: 'MARKETING_SMS',
  termTitle: '문자로 소식 받기',
  isRequired: false,
  collectionPurpose: '소식',
  collectedItems: '전화번호',
  retention: '철회할 때까지',
  refusal: '',
}
const customer = {
  name: '김하늘',
  phone: certified.phone,
  email: 'sky@example.com',
  birthDate: '1990-01-01',
  createdAt: '2026-01-01T00:00:00Z',
  hasPassword: true,
  consents: [],
} as unknown as CustomerSelf
const session = {
  browser: '크롬',
  seenAt: '2026-11-01T00:00:00Z',
  startedAt: '2026-11-01T00:00:00Z',
  staysSignedIn: false,
}
const post = {
  id: 31,
  boardTypeId: 3,
  title: '질문',
  content: '운동해도 되나요?',
  isMine: false,
  isOpen: true,
  images: [],
} as unknown as CustomerPostDetail
const reservation = {
  id: 4,
  status: 'CONFIRMED',
  day: '2026-12-03',
  time: '14:30',
  durationMinutes: 30,
  items: [],
  employee: null,
  totalPrice: null,
  pendingMove: null,
  changeableUntil: '2026-12-02T05:30:00Z',
  cancellableUntil: '2026-12-02T05:30:00Z',
  contactName: '김하늘',
  contactPhone: certified.phone,
  code: 'K7PX2MQ9',
  linkToken: 'l',
}
const consultation = {
  id: 7,
  status: 'NEW',
  product: null,
  message: '며칠 쉬나요?',
  canWithdraw: true,
  wishedDay: null,
  wishedPart: 'ANY',
  createdAt: '2026-11-01T00:00:00Z',
}
const answers: Record<string, unknown> = {
  'GET /partners/this': { homepageConfig: { useWidget: true } },
  'GET /social-sites': { rows: ['kakao'] },
  'GET /terms': { rows: [optional] },
  'GET /customer/reservation-confirm': { terms: [], needsSensitiveConsent: false },
  'GET /customer/registered-customer': { isRegistered: false },
  'GET /customer/reservations': { rows: [], count: 0 },
  'GET /customer/consultations': { rows: [consultation], count: 1 },
  'GET /customers/this/sessions': { rows: [{ ...session, id: 'a', isThis: false }] },
  'GET /customers/this/social-accounts': { rows: [{ site: 'kakao', linkedAt: session.startedAt }] },
  'GET /customer/notice-customer-boards/{id}': { ...post, isOpen: false },
  'POST /certification': { provider: 'development', token: 't' },
  'POST /certification/{impUid}': certified,
  'POST /guest/phone-codes': {},
  'POST /guest/phone-codes/verify': { phoneProof: 'p' },
  'POST /guest/reservations/lookup': reservation,
}

type Typed = [field: string, text: string][]
type Case = {
  screen: ReactNode
  /** Call that fails. */
  call: string
  /** What leads to the form. */
  before?: () => Promise<unknown>
  /** Fields and what is typed into them. */
  typed?: Typed
  /** Boxes that are ticked. */
  ticked?: string[]
  button: string
}

/** Ticks a box, presses a button or fills in fields once they are there. */
const tick = async (name: string) => {
  const box = await eventually(() => {
    const labels = [...document.querySelectorAll('label')]
    const found = labels.find(({ textContent }) => textContent?.includes(name))
    return found?.querySelector('input') ?? expect.fail(`There is no box ${name}.`)
  })
  await act(async () => box.click())
}
const pressNext = async (name: string) => {
  await eventually(() => expect(buttonOf(name)).toBeDefined())
  await press(name)
}
const fill = async (typed: Typed) => {
  for (const [field, text] of typed) {
    await eventually(() => fieldOf(field))
    await write(field, text)
  }
}
const person: Typed = [
  ['이름', '김하늘'],
  ['생년월일', '19900101'],
]
const begin = async () => {
  await fill([['휴대전화', phone]])
  await pressNext('본인인증하기')
}
const certify = async () => {
  await begin()
  await fill(person)
  await tick('여성')
  await pressNext('인증 마치기')
}
const askForCode = async () => {
  await fill([['휴대전화', phone]])
  await pressNext('인증번호 받기')
}
const numbered: Typed = [
  ['휴대전화', phone],
  ['예약 번호', 'K7PX2MQ9'],
]
const find = async () => {
  await pressNext('예약 번호로 찾기')
  await fill(numbered)
  await pressNext('예약 찾기')
}
const coded: Typed = [
  ['휴대전화', phone],
  ['인증번호', '123456'],
]
const signIn = <SignInForm next={undefined} onSignedIn={() => {}} />
const signUp = <SignUpSection id="sign-up" data={{ title: '회원가입', lead: '' } as never} />
const lookup = <Lookup data={{ title: '', lookupTitle: '예약 확인', lookupLead: '', emptyText: '' }} />
const signed: Typed = [
  ['휴대전화', phone],
  ['비밀번호', 'correct horse'],
]

const cases: Record<string, Case> = {
  'signing in': { screen: signIn, call: 'POST /api/signin', typed: signed, button: '로그인' },
  'signing in elsewhere': {
    screen: signIn,
    call: 'POST /social-sign-ins',
    typed: signed,
    button: '카카오로 시작하기',
  },
  'beginning a certification': {
    screen: signUp,
    call: 'POST /certification',
    typed: [['휴대전화', phone]],
    button: '본인인증하기',
  },
  'ending a certification': {
    screen: signUp,
    call: 'POST /certification/{impUid}',
    before: begin,
    typed: person,
    ticked: ['여성'],
    button: '인증 마치기',
  },
  'asking whether somebody is a member': {
    screen: signUp,
    call: 'GET /customer/registered-customer',
    before: begin,
    typed: person,
    ticked: ['여성'],
    button: '인증 마치기',
  },
  'signing up': {
    screen: signUp,
    call: 'POST /api/signup',
    before: certify,
    typed: [
      ['비밀번호', 'correct horse'],
      ['이메일', 'sky@example.com'],
    ],
    button: '가입하기',
  },
  'linking an account': {
    screen: (
      <LinkAccount
        arrived={{ token: 'a', site: 'kakao' }}
        certified={certified}
        onAgain={() => {}}
        onDone={() => {}}
      />
    ),
    call: 'POST /social-sign-ins/link',
    button: '카카오 연결하고 로그인',
  },
  'a new password': {
    screen: <PasswordReset signInAddress="/login" />,
    call: 'POST /api/password-reset',
    before: certify,
    typed: [['새 비밀번호', 'correct horse']],
    button: '비밀번호 정하기',
  },
  'another e-mail address': {
    screen: <Profile customer={customer} />,
    call: 'PUT /customers/this',
    before: () => pressNext('변경'),
    typed: [['새 이메일', 'new@example.com']],
    button: '저장',
  },
  'another password': {
    screen: <Password customer={customer} />,
    call: 'PUT /customers/this',
    typed: [
      ['현재 비밀번호', 'correct horse'],
      ['새 비밀번호', 'battery staple'],
    ],
    button: '비밀번호 변경',
  },
  leaving: {
    screen: <Leave hasPassword onGone={() => {}} />,
    call: 'DELETE /customers/this',
    before: () => pressNext('회원 탈퇴'),
    typed: [['비밀번호', 'correct horse']],
    ticked: ['되돌릴 수 없음'],
    button: '탈퇴하기',
  },
  'signing a device out': {
    screen: <Devices />,
    call: 'DELETE /customers/this/sessions/{id}',
    button: '로그아웃',
  },
  'unlinking an account': {
    screen: <Social />,
    call: 'DELETE /customers/this/social-accounts/{site}',
    button: '연결 해제',
  },
  'a post': {
    screen: <PostForm board="/boards/3" boardTypeId={3} />,
    call: 'POST /customer/notice-customer-boards',
    typed: [
      ['제목', '질문'],
      ['내용', '운동해도 되나요?'],
      ['이름', '한여름'],
      ['글 비밀번호', '4711'],
    ],
    button: '글 올리기',
  },
  'opening a post': {
    screen: <ChangePost id={31} board="/boards/3" />,
    call: 'POST /customer/notice-customer-boards/{id}/private',
    typed: [['글 비밀번호', '4711']],
    button: '글 수정',
  },
  'changing a post': {
    screen: <PostForm board="/boards/3" boardTypeId={3} post={post} password="4711" />,
    call: 'PUT /customer/notice-customer-boards/{id}',
    typed: [['제목', '다른 질문']],
    button: '고친 글 올리기',
  },
  'deleting a post': {
    screen: <Post post={post} board="/boards/3" />,
    call: 'PUT /customer/notice-customer-boards/{id}/delete',
    before: () => pressNext('삭제'),
    typed: [['글 비밀번호', '4711']],
    button: '글 삭제',
  },
  'withdrawing a consultation': {
    screen: <MyConsultations period="upcoming" />,
    call: 'POST /customer/consultations/{consultationId}/withdraw',
    before: () => pressNext('신청 취소'),
    button: '신청 취소하기',
  },
  'a booking by its number': {
    screen: lookup,
    call: 'POST /guest/reservations/lookup',
    before: () => pressNext('예약 번호로 찾기'),
    typed: numbered,
    button: '예약 찾기',
  },
  'a code for a phone': {
    screen: lookup,
    call: 'POST /guest/phone-codes',
    typed: [['휴대전화', phone]],
    button: '인증번호 받기',
  },
  'a code that is checked': {
    screen: lookup,
    call: 'POST /guest/phone-codes/verify',
    before: askForCode,
    typed: coded,
    button: '예약 찾기',
  },
  'bookings of a phone': {
    screen: lookup,
    call: 'POST /guest/reservations/ahead',
    before: askForCode,
    typed: coded,
    button: '예약 찾기',
  },
  'a cancellation': {
    screen: lookup,
    call: 'POST /guest/reservations/cancel',
    before: async () => {
      await find()
      await pressNext('예약 취소')
    },
    typed: [],
    ticked: ['일정이 바뀌었습니다'],
    button: '예약 취소하기',
  },
  'a date for the calendar': {
    screen: lookup,
    call: 'POST /guest/reservations/calendar',
    before: find,
    button: '달력에 저장',
  },
}

watchView()
// Answers are drawn as they come, and not a turn later.
notifyManager.setScheduler(queueMicrotask)

/** A screen of the site whose API answers as above, but for the calls given here. */
function drawOnSite(screen: ReactNode, calls: Record<string, () => Promise<unknown>>) {
  const request = async (name: string) => (calls[name] ?? (async () => answers[name] ?? { rows: [] }))()
  const context = { api: { request }, path: '/', params: {}, search: {} } as unknown as QueryContext
  return draw(
    <QueryClientProvider client={createSiteQueryClient()}>
      <StoreProvider store={createApplicationStore()}>
        <QueryContextProvider value={context}>
          <MemoryRouter>{screen}</MemoryRouter>
        </QueryContextProvider>
      </StoreProvider>
    </QueryClientProvider>,
  )
}

describe.each(Object.entries(cases))(
  '%s that fails',
  (_, { screen, call, typed = [], ticked = [], ...of }) => {
    test.each(failures)('%s says so above its button, in view', async (_, status, code, message) => {
      await drawOnSite(screen, { [call]: failing(status, code, message) })
      await of.before?.()
      await fill(typed)
      for (const name of ticked) await tick(name)
      await pressNext(of.button)
      await eventually(() => expectTold(message, buttonOf(of.button), typed))
    })
  },
)

test.each(failures)('a consent that fails %s says so', async (_, status, code, message) => {
  await drawOnSite(<Consents customer={customer} />, {
    'PUT /customers/this/marketing-receivable': failing(status, code, message),
  })
  await tick(optional.termTitle)
  await eventually(() => expectTold(message, document.querySelector('input') ?? undefined))
})
