import type { reservationsContract } from '#api/contract/reservations.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { Reservation } from '#schema/reservations.ts'

const reservedAt = '2030-11-04T01:00:00.000Z'

export const reservation: Reservation = {
  id: 81,
  code: 'K7PX2MQ9',
  type: 'TREATMENT',
  status: 'REQUESTED',
  reservedAt,
  endsAt: '2030-11-04T01:40:00.000Z',
  day: '2030-11-04',
  time: '10:00',
  durationMinutes: 40,
  employee: { id: 3, name: '한서윤' },
  isEmployeeChosen: true,
  items: [
    {
      productOptionId: 31,
      productId: 12,
      productName: '스킨부스터',
      optionName: '1회',
      quantity: 1,
      durationMinutes: 40,
      price: 165_000,
      regularPrice: 220_000,
      eventId: 7,
    },
  ],
  totalPrice: 165_000,
  isIncludeVat: true,
  contactName: '김하늘',
  contactPhone: '+821012345678',
  request: '처음 방문합니다.',
  reason: '',
  languageCode: 'ko',
  changeableUntil: '2030-11-03T01:00:00.000Z',
  cancellableUntil: '2030-11-03T01:00:00.000Z',
  pendingMove: null,
  createdAt: '2030-10-20T02:00:00.000Z',
}

const cancelled = {
  ...reservation,
  status: 'CANCELLED' as const,
  changeableUntil: null,
  cancellableUntil: null,
  reason: '일정이 생겼습니다.',
}

const ids = { params: { reservationId: 81 } }
const guest = { phone: '010-1234-5678', code: 'K7PX2MQ9' }

/** A reservation as a guest finds it. */
const ofGuest = {
  ...reservation,
  changeToken: '1795140000000.YW3vZ4kq0kY2yW5Xq3nX8j1l3b2eU0rQm9m7cV0sT1o',
  calendarToken: '29.vkq0mo.YW3vZ4kq0kY2yW5Xq3nX8j1l',
  linkToken: '29.vkq0mo.pR8cT1mZ6bQx0aLw7uYd3fKe',
}

const confirmed = {
  action: 'CONFIRMED',
  actor: 'clinic' as const,
  at: '2030-10-20T03:00:00.000Z',
  changes: [{ field: 'status', before: 'REQUESTED', after: 'CONFIRMED' }],
}

const token = 'q0yCrdLVbqcQ7-1GSmYlqkqY6KkVg8pZPnEoB7nqPZM'

const masked = {
  ...reservation,
  contactName: '김*늘',
  contactPhone: '+8210****5678',
  customerId: 9,
  minutesBefore: 10,
  minutesAfter: 10,
  isMember: true,
  memo: '',
  utm: { first: { utm_source: 'naver' }, last: {} },
  sensitiveConsentAt: '2030-10-20T02:00:00.000Z',
  isMinor: false,
  guardianConsentAt: null,
  phoneProvedAt: '2030-10-20T01:59:00.000Z',
}

const done = { ...ids, response: masked }

const examples: Examples<keyof typeof reservationsContract> = {
  'POST /customer/reservation-holds': {
    body: { reservedAt, employeeId: 3, items: [{ productOptionId: 31, quantity: 1 }] },
    response: {
      holdToken: token,
      reservedAt,
      endsAt: reservation.endsAt,
      employee: { id: 3, name: '한서윤' },
      expiresAt: '2030-10-20T02:05:00.000Z',
      isExclusive: true,
    },
  },
  'DELETE /customer/reservation-holds': { query: { holdToken: token } },
  'POST /customer/reservations': {
    body: {
      type: 'TREATMENT',
      reservedAt,
      employeeId: 3,
      items: [{ productOptionId: 31, quantity: 1 }],
      contactName: '김하늘',
      contactPhone: '010-1234-5678',
      request: '처음 방문합니다.',
      phoneProof: '1918694400000.YW3vZ4kq0kY2yW5Xq3nX8j1l3b2eU0rQm9m7cV0sT1o',
      agreements: [{ termId: 2, version: 3, isAgreed: true }],
      channel: 'WIDGET',
      utm: { first: { utm_source: 'naver' }, last: { utm_source: 'instagram' } },
    },
    response: reservation,
  },
  'GET /customer/reservations': {
    query: { period: 'upcoming' },
    response: { rows: [reservation], count: 1 },
  },
  'GET /customer/reservations/{reservationId}': { ...ids, response: reservation },
  'PUT /customer/reservations/{reservationId}': { ...ids, body: { reservedAt }, response: reservation },
  'POST /customer/reservations/{reservationId}/cancel': {
    ...ids,
    body: { reason: '일정이 생겼습니다.' },
    response: cancelled,
  },
  'GET /customer/reservations/{reservationId}/history': { ...ids, response: { rows: [confirmed] } },
  'GET /customer/reservations/{reservationId}/calendar': ids,
  'POST /guest/reservations/lookup': { body: guest, response: ofGuest },
  'POST /guest/reservations/ahead': {
    body: { phone: guest.phone, phoneProof: '1918694400000.YW3vZ4kq0kY2yW5Xq3nX8j1l3b2eU0rQm9m7cV0sT1o' },
    response: { rows: [ofGuest] },
  },
  'PUT /guest/reservations': { body: { ...guest, reservedAt }, response: reservation },
  'POST /guest/reservations/cancel': { body: { ...guest, reason: '' }, response: cancelled },
  'POST /guest/reservations/calendar': { body: guest },
  'GET /guest/reservations/calendar': { query: { token: '29.vkq0mo.YW3vZ4kq0kY2yW5Xq3nX8j1l' } },
  'GET /customer/reservation-confirm': {
    query: { productOptionIds: '31' },
    response: {
      type: 'TREATMENT',
      items: [
        {
          productOptionId: 31,
          productId: 12,
          productName: '스킨부스터',
          optionName: '1회',
          quantity: 1,
          durationMinutes: 40,
          price: {
            amount: 165_000,
            regularAmount: 220_000,
            discountRate: 25,
            kind: 'EVENT',
            eventId: 7,
            endsAt: '2030-11-30T15:00:00.000Z',
            isIncludeVat: true,
          },
          offer: {
            eventId: 7,
            title: '연말 이벤트',
            eligibility: 'public',
            remaining: 12,
            limitPerPerson: 1,
            problem: null,
          },
        },
      ],
      durationMinutes: 40,
      totalPrice: 165_000,
      regularTotalPrice: 220_000,
      isIncludeVat: true,
      confirmation: 'CLINIC',
      isExclusive: true,
      needsSensitiveConsent: true,
      needsPhoneProof: true,
      needsGuardianConsent: false,
      terms: [],
      changeUntilMinutes: 1440,
      withdrawMinutes: 30,
      holdMinutes: 5,
    },
  },
  'GET /customer/reservation-validation': {
    query: { reservedAt, productOptionIds: '31' },
    response: {
      isAvailable: false,
      reason: { code: 'taken', message: '이미 예약된 시간입니다.' },
      nextAvailable: { day: '2030-11-04', time: '11:00', reservedAt: '2030-11-04T02:00:00.000Z' },
    },
  },
  'GET /admin/reservations': {
    query: { day: '2030-11-04', employeeId: '3' },
    response: { rows: [masked], count: 1, days: [{ day: '2030-11-04', count: 1 }] },
  },
  'POST /admin/reservations/export': { query: { day: '2030-11-04' } },
  'GET /admin/reservations/{reservationId}': done,
  'GET /admin/reservations/{reservationId}/history': {
    ...ids,
    response: { rows: [{ ...confirmed, accountName: '관리자' }] },
  },
  'POST /admin/reservations/{reservationId}/reveal': {
    ...ids,
    response: { ...masked, contactName: '김하늘', contactPhone: '+821012345678' },
  },
  'POST /admin/reservations': {
    body: {
      reservedAt,
      employeeId: 3,
      productOptionIds: [31],
      contactName: '김하늘',
      contactPhone: '010-1234-5678',
      memo: '전화 예약',
    },
    response: masked,
  },
  'PUT /admin/reservations/{reservationId}': {
    ...done,
    body: {
      reservedAt,
      employeeId: 3,
      items: [{ productOptionId: 31, quantity: 1 }],
      overrides: ['doctor-off'],
    },
  },
  'POST /admin/reservations/{reservationId}/confirm': { ...done, body: { employeeId: 3 } },
  'POST /admin/reservations/{reservationId}/reject': {
    ...done,
    body: { reason: '휴진으로 받을 수 없습니다.' },
  },
  'POST /admin/reservations/{reservationId}/cancel': { ...done, body: { reason: '고객이 전화로 취소' } },
  'POST /admin/reservations/{reservationId}/restore': { ...done, body: { overrides: [] } },
  'POST /admin/reservations/{reservationId}/no-show': done,
  'POST /admin/reservations/{reservationId}/done': done,
  'PUT /admin/reservations/{reservationId}/memo': { ...done, body: { memo: '주차 안내함' } },
}

export default examples
