// @vitest-environment happy-dom
import { ApiError } from '#api/api-error.ts'
import { drawInWidget } from '#tests/support/draw-in-widget.tsx'
import { draw } from '#tests/support/draw.ts'
import { buttonOf, expectTold, failing, failures, watchView } from '#tests/support/failures.ts'
import { knownClock } from '#tests/support/known-clock.ts'
import { fieldOf, press, write } from '#tests/support/typed.ts'
import { useEffect, useReducer, useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { emptyBooking, type Booking } from './booking.ts'
import { reduceBooking } from './reduce-booking.ts'
import { WidgetContext, type WidgetContextValue } from './context.ts'
import CancelScreen from './manage/cancel-screen.tsx'
import DetailScreen from './manage/detail-screen.tsx'
import FindScreen from './manage/find-screen.tsx'
import { GuestSearch } from './manage/guest-search.tsx'
import WaitingScreen from './manage/waiting-screen.tsx'
import ConsultationStep from './steps/consultation-step.tsx'
import ContactStep from './steps/contact-step.tsx'
import ReviewStep from './steps/review-step.tsx'
import { SignIn } from './steps/sign-in.tsx'
import TimeStep from './steps/time-step.tsx'
import WaitStep from './steps/wait-step.tsx'

/* Every screen whose call fails says so above the control that was pressed, in view, and keeps what was typed. Source: docs/product.md, E9. */

const now = Date.parse('2026-11-27T00:00:00Z')
const clock = knownClock(now)
const day = '2026-12-03'
const slot = { day, time: '14:30', reservedAt: `${day}T14:30:00+09:00` }
const hold = {
  holdToken: 't',
  isExclusive: true,
  employee: null,
  expiresAt: '2026-11-27T00:05:00Z',
} as unknown as Booking['hold']
const reservation = {
  id: 1,
  ...slot,
  status: 'CONFIRMED',
  items: [],
  employee: null,
  isEmployeeChosen: false,
  totalPrice: null,
  changeableUntil: '2026-12-02T05:30:00Z',
  cancellableUntil: '2026-12-02T05:30:00Z',
  pendingMove: null,
  code: 'K7PX2MQ9',
}
const found = { reservation, proof: { linkToken: 'l' } } as unknown as NonNullable<Booking['found']>
const waiting = {
  linkToken: 'w',
  status: 'WAITING',
  terms: [],
  day,
  employee: null,
  items: [],
  contactName: '김하늘',
  part: 'ANY',
  offer: { ...slot, employee: { name: '한서윤' }, expiresAt: '2026-11-27T00:30:00Z' },
}
const noTimes = { day, rows: [], lunch: null, reason: null, nextAvailable: null }
const free = [{ time: '14:30', reservedAt: slot.reservedAt, isAvailable: true, reason: null }]
const answers = {
  quote: async () => ({ items: [], terms: [], needsPhoneProof: true, durationMinutes: 30 }),
  consultationQuote: async () => ({ items: [], terms: [], needsPhoneProof: true }),
  doctors: async () => ({ rows: [] }),
  days: async () => ({ rows: [], lastDay: day, nextAvailable: null }),
  times: async () => ({ ...noTimes, rows: free }),
  waiting: async () => waiting,
  sendCode: async () => ({}),
  reviewPlaces: async () => ({ isReviewable: false, rows: [] }),
  verifyCode: async () => ({ phoneProof: 'p' }),
}
const contact = { name: '김하늘', phone: '010-1234-5678' }

type Case = {
  screen: ReactNode
  /** Call that fails. */
  call: string
  booking?: Partial<Booking>
  /** Fields and what is typed into them before the button. */
  typed?: [string, string][]
  button: string
}
const cases: Record<string, Case> = {
  'choosing a time': { screen: <TimeStep />, call: 'hold', booking: { screen: 'time', day }, button: '2:30' },
  'a code for the phone': {
    screen: <ContactStep />,
    call: 'sendCode',
    booking: { screen: 'contact', slot, hold, ...contact },
    button: '인증번호 받기',
  },
  'holding again': {
    screen: <ContactStep />,
    call: 'hold',
    booking: { screen: 'contact', slot, ...contact },
    button: '잡아 둔 시간이 지났습니다. 다시 잡기',
  },
  'signing in': {
    screen: <SignIn onCancel={() => {}} />,
    call: 'signIn',
    booking: { screen: 'contact', slot, hold },
    typed: [
      ['휴대전화', '010-1234-5678'],
      ['비밀번호', 'correct horse'],
    ],
    button: '로그인',
  },
  'a booking': {
    screen: <ReviewStep />,
    call: 'reserve',
    booking: { screen: 'review', kind: 'visit', slot, hold, ...contact },
    typed: [['병원에 전할 말', '휠체어를 탑니다']],
    button: '예약 신청하기',
  },
  'a place in line': {
    screen: <WaitStep />,
    call: 'wait',
    booking: { screen: 'wait', waitFor: day, ...contact },
    button: '알림 신청하기',
  },
  'a request to be called': {
    screen: <ConsultationStep />,
    call: 'consult',
    booking: { screen: 'consultation', kind: 'consultation', question: '며칠 쉬나요?', ...contact },
    button: '상담 신청하기',
  },
  'a move': {
    screen: <DetailScreen />,
    call: 'findReservation',
    booking: { screen: 'detail', found },
    button: '시간 변경',
  },
  'a date for the calendar': {
    screen: <DetailScreen />,
    call: 'calendarFile',
    booking: { screen: 'detail', found },
    button: '달력에 저장',
  },
  'a cancellation': {
    screen: <CancelScreen />,
    call: 'cancel',
    booking: { screen: 'cancel', found },
    button: '예약 취소하기',
  },
  'an offer': {
    screen: <WaitingScreen />,
    call: 'acceptOffer',
    booking: { screen: 'waiting', waitingToken: 'w' },
    button: '이 시간으로 예약하기',
  },
  'bookings of a phone': {
    screen: <GuestSearch onSignIn={() => {}} />,
    call: 'sendCode',
    typed: [['휴대전화', '010-1234-5678']],
    button: '인증번호 받기',
  },
}

watchView()

/** The booking as it is drawn. */
let state: Booking
type StageProps = { api: object; booking: Partial<Booking>; screen: ReactNode }
function Stage({ api, booking: start, screen }: StageProps) {
  const [booking, dispatch] = useReducer(reduceBooking, { ...emptyBooking, ...start })
  const [cache] = useState(() => new Map())
  useEffect(() => {
    state = booking
  }, [booking])
  const value = {
    api,
    cache,
    booking,
    dispatch,
    member: null,
    site: {},
    options: {},
    session: {},
    setMember: () => {},
  }
  return <WidgetContext value={value as unknown as WidgetContextValue}>{screen}</WidgetContext>
}

describe.each(Object.entries(cases))('%s that fails', (_, { screen, call, booking, typed = [], button }) => {
  test.each(failures)('%s says so above its button, in view', async (_, status, code, message) => {
    const refuse = failing(status, code, message)
    await draw(<Stage api={{ ...answers, [call]: refuse }} booking={booking ?? {}} screen={screen} />, clock)
    for (const [field, text] of typed) await write(field, text)
    await press(button)
    // A proof or a session that is over leads back to the code, a time that is taken to the times, with the reason.
    const screenBack = status === 409 ? 'time' : 'contact'
    if (state.notice) return expect(state).toMatchObject({ screen: screenBack, notice: { message } })
    const told = expectTold(message, buttonOf(button), typed)
    if (code === 'offline' && booking?.hold)
      expect(told).toContain('고르신 시간은 11월 27일(금) 오전 9:05까지 잡아 두었습니다.')
  })
})

test('a link to a booking that does not load says so, and opens it at a second try', async () => {
  const findReservation = vi
    .fn(async () => reservation)
    .mockRejectedValueOnce(
      new ApiError({ status: 500, code: 'offline', message: '인터넷 연결이 끊겼습니다.' }),
    )
  const dispatch = vi.fn()
  await drawInWidget(<FindScreen />, {
    api: { findReservation },
    dispatch,
    booking: { ...emptyBooking, choice: { reservation: 'l' } },
  })
  expect(document.querySelector('[role=alert]')?.textContent).toContain('인터넷 연결이 끊겼습니다.')
  await press('다시 시도')
  expect(dispatch.mock.calls[0]?.[0]).toMatchObject({ type: 'found', isNamed: true })
})

test('a list whose proof is over asks for a code again, with the number kept', async () => {
  const message = '전화번호 인증이 끝났습니다. 다시 인증해 주세요.'
  const errors = [{ path: '/phoneProof', message }]
  const verifyCode = vi.fn(answers.verifyCode)
  const reservationsAhead = vi
    .fn(async () => ({ rows: [] }))
    .mockRejectedValueOnce(new ApiError({ status: 500, code: 'offline', message: '연결을 확인해 주세요.' }))
    .mockRejectedValueOnce(new ApiError({ status: 422, code: 'phone-proof-over', message, errors }))
  await drawInWidget(<GuestSearch onSignIn={() => {}} />, {
    api: { ...answers, verifyCode, reservationsAhead },
  })
  const findByCode = async () => {
    await write('인증번호', '123456')
    await press('예약 찾기')
  }
  await write('휴대전화', '010-1234-5678')
  await press('인증번호 받기')
  await findByCode()
  await press('예약 찾기')
  expect(document.body.textContent).toContain(message)
  expect(fieldOf('휴대전화').value).toBe('010-1234-5678')
  await press('인증번호 받기')
  await findByCode()
  expect(verifyCode).toHaveBeenCalledTimes(2)
  expect(document.body.textContent).toContain('이 번호로 예약하신 내용이 없습니다.')
})

test('a booking that was moved is confirmed in words', async () => {
  const moved = (more: object) =>
    ({ ...found, reservation: { ...reservation, ...more } }) as unknown as typeof found
  const booking = { ...emptyBooking, screen: 'detail' as const, isMoved: true }
  await drawInWidget(<DetailScreen />, { api: answers, booking: { ...booking, found: moved({}) } })
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    '예약 시간이 변경되었습니다12월 3일(목) 오후 2:30에 뵙겠습니다.',
  )
  const pendingMove = { day: '2026-12-04', time: '10:00' }
  await drawInWidget(<DetailScreen />, {
    api: answers,
    booking: { ...booking, found: moved({ pendingMove }) },
  })
  expect(document.querySelector('[role=status]')?.textContent).toContain(
    '예약 변경을 신청했습니다12월 4일(금) 오전 10:00으로 병원에서 확인한 뒤 알려 드립니다.',
  )
})
