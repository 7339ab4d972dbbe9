import { day, flag, isPeriod, listOf, paging, rowId, typed } from '#schema/call-parts.ts'
import { guestHeader } from '#schema/carts.ts'
import { bookingDay, bookingMoment, nextAvailable, reason } from '#schema/employees.ts'
import {
  bookableOptionIds,
  cancellation,
  confirmation,
  consoleReservation,
  consoleReservationChange,
  consoleReservationEvent,
  consoleReservationInput,
  guestCancellation,
  guestChange,
  guestKey,
  guestPhone,
  guestReservation,
  hold,
  holdInput,
  holdToken,
  itemsQuery,
  reservation,
  reservationChange,
  reservationEvent,
  reservationInput,
  reservationKeyword,
  reservationMemo,
  reservationQuote,
  reservationStatus,
  reservationType,
  restoration,
} from '#schema/reservations.ts'
import { call, signedOut, tooManyReveals } from '../call.ts'
import { visitQuery, visitProblems } from './schedules.ts'
import { z } from 'zod'

const params = z.object({ reservationId: rowId })
const unknown = { 404: '그런 예약이 없거나 내 예약이 아닐 때' } as const

const taken =
  '그 시간이 이미 예약되었거나 다른 사람이 잡고 있을 때(slot-taken). nextAvailable이 그 뒤의 첫 빈 시각입니다'

const over = '이미 취소되었거나 끝난 예약일 때'
const late = '변경과 취소를 받는 때가 지났을 때(too-late)'
const often = '너무 자주 시도했을 때'

const wrong =
  '예약을 받지 않는 시간이거나(slot-past, slot-lunch, slot-off, slot-beyond-range, …), 옵션, 의료진, 전화번호가 맞지 않거나, 필요한 동의가 없을 때'

const reserveHeaders = guestHeader.extend({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{16,100}$/, '요청마다 새로 만든 16자 이상의 값이어야 합니다. 예: UUID')
    .optional(),
})

/** Tries of guests are counted for the address here, and for the phone number whatever the address. */
const guesses = { points: 10, seconds: 60 }

/** Of what somebody without a proved phone may ask for too. */
const wrongOrUnproved = `${wrong}, 또는 인증 없이 신청할 수 있는 한도에 닿았을 때(proof-needed)`

const modes =
  'homepageConfig: isForceReservation이 true이거나 reservationConfirm이 IMMEDIATE(AUTO)이면 바로 확정되고, 그 밖에는 병원이 확정합니다. reservationMode가 STRICT(기본)이면 요청만으로도 그 의료진의 시간을 차지하고, 다른 값(FREE)이면 요청끼리 겹칠 수 있으며 늘 병원이 확정하고 확정할 때 시간을 차지합니다.'

/** The desk, and who runs the clinic. */
const roles = ['owner', 'manager', 'desk'] as const

/** Reservations that one file may have. */
export const mostExported = 10_000

/** What a clinic looks for reservations by. */
const filters = {
  day: bookingDay.optional(),
  from: bookingDay.optional(),
  to: bookingDay.optional(),
  employeeId: rowId.optional(),
  customerId: rowId.optional(),
  order: z.enum(['early', 'late']).optional(),
  status: reservationStatus.optional(),
  type: reservationType.optional(),
  keyword: reservationKeyword.optional().meta({ description: '이름, 전화번호의 뒷자리, 예약 번호' }),
}

const consoleUnknown = { ...signedOut, 404: '그런 예약이 없을 때' } as const
const notYet = '예약한 시각이 되지 않았을 때'
const wrongStatus = '지금 상태에서는 할 수 없을 때'
const needsOverride = '예약을 받지 않는 시간이어서 확인해야 할 때(needs-override)'
const overriding =
  '지난 시각, 병원이나 의료진이 쉬는 시간, 다른 의료진의 시술이면 409 needs-override가 까닭을 overrides로 알려 주고, 그 code를 overrides에 적어 다시 보내면 되고 예약의 변경 이력에 남습니다. 의료진의 다른 예약이나 시술실·장비와는 어떤 경우에도 겹칠 수 없습니다(slot-taken).'

const action = (summary: string, description?: string) =>
  ({
    summary,
    ...(description !== undefined && { description }),
    access: 'admin',
    roles,
    scope: 'reservations:write',
    tag: 'console-reservation',
    params,
    response: consoleReservation,
  }) as const
const read = (summary: string) => ({ ...action(summary), scope: 'reservations:read' }) as const

export const reservationsContract = {
  'POST /customer/reservation-holds': call({
    summary: '고른 시각을 몇 분 동안 잡아 두기',
    description:
      '잡은 시간은 holdToken을 가진 사람에게만 비어 있는 것으로 보입니다. 본인인증한 고객이나 전화번호를 인증한 사람(contactPhone과 phoneProof)은 시술 전체의 시간을 5분 동안 잡습니다. 그 밖의 사람은 가장 긴 시술 하나의 시간을 5분 동안 잡고 늘리지 못하며, 인터넷 주소 하나와 병원 전체에 한도가 있습니다. 한도에 닿으면 422 proof-needed로 답하니, 전화번호를 인증하고 phoneProof와 함께 다시 잡습니다. 한 사람은 한 번에 세 시각까지 잡습니다: 인증한 전화번호, 로그인, guest-id 헤더의 차례로 누구인지 봅니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    status: 201,
    headers: guestHeader,
    body: holdInput,
    response: hold,
    // A mere ceiling: many people share a hospital's Wi-Fi, and who has proved a phone is not kept out by the others. What
    // bounds holds is in the database (`bound-unproved.ts`, `holders.ts`).
    rateLimit: { points: 3000, seconds: 300 },
    problems: {
      409: taken,
      422: wrongOrUnproved,
      429: `${often}, 또는 한 사람이 세 시각을 이미 잡아 두었을 때(too-many-holds)`,
    },
  }),
  'DELETE /customer/reservation-holds': call({
    summary: '잡아 둔 시각을 놓기',
    description: '이미 끝났거나 없는 것이어도 204입니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    query: z.object({ holdToken: holdToken.min(1) }),
    status: 204,
  }),
  'POST /customer/reservations': call({
    summary: '예약하기',
    description: `로그인하지 않아도 이름과 전화번호로 예약할 수 있습니다. 로그인한 고객의 예약에는 고객 정보의 이름과 전화번호가 앞서고, 없을 때만 본문의 것을 씁니다. idempotency-key가 같은 요청은 한 번만 예약되고 같은 답을 받습니다. ${modes}`,
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    status: 201,
    headers: reserveHeaders,
    body: reservationInput,
    response: reservation,
    rateLimit: { points: 600, seconds: 600 },
    problems: {
      401: '예약하는 사이에 탈퇴했거나, 보낸 토큰이 유효하지 않을 때',
      409: `${taken}; 같은 idempotency-key로 다른 내용을 보냈을 때`,
      422: wrongOrUnproved,
      429: often,
    },
  }),
  'GET /customer/reservations': call({
    summary: '내 예약',
    description: '새것부터. period=upcoming은 앞으로의 예약을 가까운 것부터 답합니다.',
    access: 'customer',
    tag: 'reservation',
    query: z
      .object({
        ...paging,
        period: z.enum(['all', 'upcoming', 'past']).default('all'),
        status: reservationStatus.optional(),
        type: reservationType.optional(),
        from: bookingDay.optional(),
        to: bookingDay.optional(),
      })
      .refine(...isPeriod),
    response: listOf(reservation),
    problems: signedOut,
  }),
  'GET /customer/reservations/{reservationId}': call({
    summary: '내 예약 하나',
    access: 'customer',
    tag: 'reservation',
    params,
    response: reservation,
    problems: { ...signedOut, ...unknown },
  }),
  'PUT /customer/reservations/{reservationId}': call({
    summary: '내 예약 변경',
    description: `준 것만 바뀝니다. 시간이나 시술이 바뀌면 병원이 확정하는 곳에서는 다시 확정을 기다립니다. 이미 확정된 예약의 시간을 바꾸면 병원이 확정할 때까지 지금 시간을 지키고 새 시간은 pendingMove에 있습니다. 지금 시간을 다시 보내면 그 신청을 거둡니다. ${modes}`,
    access: 'customer',
    tag: 'reservation',
    params,
    body: reservationChange,
    response: reservation,
    problems: { ...signedOut, ...unknown, 409: `${taken}; ${over}`, 422: `${wrongOrUnproved}; ${late}` },
  }),
  'POST /customer/reservations/{reservationId}/cancel': call({
    summary: '내 예약 취소',
    access: 'customer',
    tag: 'reservation',
    params,
    body: cancellation.prefault({}),
    response: reservation,
    problems: { ...signedOut, ...unknown, 409: over, 422: late },
  }),
  'GET /customer/reservations/{reservationId}/history': call({
    summary: '내 예약에 있었던 일, 새것부터',
    access: 'customer',
    tag: 'reservation',
    params,
    response: z.object({ rows: z.array(reservationEvent) }),
    problems: { ...signedOut, ...unknown },
  }),
  'GET /customer/reservations/{reservationId}/calendar': call({
    summary: '달력에 넣을 .ics 파일',
    description:
      'UID는 예약마다 언제나 같고 SEQUENCE가 바뀔 때마다 늘어, 다시 받으면 달력의 일정이 고쳐집니다. 시술 이름은 넣지 않습니다. 출처: RFC 5545.',
    access: 'customer',
    tag: 'reservation',
    params,
    rawResponse: 'calendar',
    problems: { ...signedOut, ...unknown },
  }),
  'POST /guest/reservations/lookup': call({
    summary: '비회원의 예약 찾기',
    description:
      '예약할 때의 전화번호와 예약 번호로, 또는 안내 문자의 링크로 찾습니다. 어느 것이 틀렸는지는 답하지 않습니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    body: guestKey,
    response: guestReservation,
    rateLimit: guesses,
    problems: { 404: '전화번호와 예약 번호에 맞는 예약이 없을 때', 429: often },
  }),
  'POST /guest/reservations/ahead': call({
    summary: '인증한 전화번호의 앞으로의 예약',
    description:
      '예약 번호를 모르는 비회원이 씁니다. POST /guest/phone-codes/verify가 준 phoneProof로 전화번호를 증명하면, 그 번호로 한 예약 가운데 취소되지 않은 앞으로의 것을 빠른 순서로 50건까지 줍니다.',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    body: guestPhone,
    response: z.object({ rows: z.array(guestReservation) }),
    rateLimit: guesses,
    problems: { 422: '인증이 끝났거나 다른 번호의 것일 때(phone-proof-over)', 429: often },
  }),
  'PUT /guest/reservations': call({
    summary: '비회원의 예약 변경',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    body: guestChange,
    response: reservation,
    rateLimit: guesses,
    problems: {
      404: '전화번호와 예약 번호에 맞는 예약이 없을 때',
      409: `${taken}; ${over}`,
      422: `${wrongOrUnproved}; ${late}`,
      429: often,
    },
  }),
  'POST /guest/reservations/cancel': call({
    summary: '비회원의 예약 취소',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    body: guestCancellation,
    response: reservation,
    rateLimit: guesses,
    problems: { 404: '전화번호와 예약 번호에 맞는 예약이 없을 때', 409: over, 422: late, 429: often },
  }),
  'POST /guest/reservations/calendar': call({
    summary: '비회원의 예약을 달력에 넣을 .ics 파일',
    access: 'public',
    isOpenToOthers: true,
    tag: 'reservation',
    body: guestKey,
    rawResponse: 'calendar',
    rateLimit: guesses,
    problems: { 404: '전화번호와 예약 번호에 맞는 예약이 없을 때', 429: often },
  }),
  'GET /guest/reservations/calendar': call({
    summary: '예약을 달력에 넣을 .ics 파일, 서명된 주소로',
    description:
      'token은 POST /guest/reservations/lookup이 calendarToken으로 답합니다. 이 주소를 아는 사람은 방문하는 날과 시각만 볼 수 있습니다.',
    access: 'public',
    tag: 'reservation',
    query: z.object({ token: typed(200) }),
    rawResponse: 'calendar',
    rateLimit: { points: 60, seconds: 60 },
    problems: { 404: '링크가 끝났거나 맞지 않을 때', 429: often },
  }),
  'GET /customer/reservation-confirm': call({
    summary: '이대로 예약하면 어떻게 되는지',
    description: `고른 옵션의 이름과 지금 가격, 소요 시간, 바로 확정되는지. 옵션이 없으면 방문 예약입니다. ${modes}`,
    access: 'public',
    tag: 'reservation',
    query: z.object({
      productOptionIds: bookableOptionIds.optional(),
      items: itemsQuery.optional(),
      isConsultation: flag.optional().meta({
        description: '상담 신청과 게시판의 글에 물을 약관: 시술이 없어도 민감정보의 동의를 묻습니다',
      }),
    }),
    response: reservationQuote,
    problems: { 422: '받을 수 없는 옵션이 있을 때' },
  }),
  'GET /customer/reservation-validation': call({
    summary: '이 시각에 예약할 수 있는지',
    access: 'public',
    tag: 'reservation',
    query: z.object({ reservedAt: bookingMoment, ...visitQuery }),
    response: z.object({
      isAvailable: z.boolean(),
      reason: reason.nullable(),
      nextAvailable: nextAvailable.nullable(),
    }),
    problems: visitProblems,
  }),
  'GET /admin/reservations': call({
    summary: '예약 목록, 이른 것부터',
    description:
      'order=late이면 늦은 것부터입니다. day는 하루, from과 to는 기간. 이름과 전화번호는 가려져 있습니다. 온전한 것은 POST …/reveal로 봅니다.',
    access: 'admin',
    roles,
    scope: 'reservations:read',
    tag: 'console-reservation',
    query: z.object({ ...paging, ...filters }).refine(...isPeriod),
    response: listOf(consoleReservation).extend({
      days: z.array(z.object({ day, count: z.number().int() })),
    }),
    problems: signedOut,
  }),
  'POST /admin/reservations/export': call({
    summary: '예약 목록을 CSV로',
    description:
      '목록과 같은 조건으로 찾은 것 모두입니다. 소유자와 관리자에게는 이름과 전화번호가 온전히 나가고, 누가 언제 받았는지 변경 기록에 남습니다. 다른 역할에게는 가려져 있습니다.',
    access: 'admin',
    roles,
    tag: 'console-reservation',
    query: z.object(filters).refine(...isPeriod),
    rawResponse: 'csv',
    problems: { ...signedOut, 422: `${mostExported.toLocaleString('ko-KR')}건보다 많을 때(too-many)` },
  }),
  'GET /admin/reservations/{reservationId}': call({
    ...read('예약 하나, 연락처를 가리고'),
    problems: consoleUnknown,
  }),
  'GET /admin/reservations/{reservationId}/history': call({
    ...read('예약에 있었던 일, 새것부터'),
    response: z.object({ rows: z.array(consoleReservationEvent) }),
    problems: consoleUnknown,
  }),
  'POST /admin/reservations/{reservationId}/reveal': call({
    ...action('연락처 보기', '누가 언제 보았는지 기록됩니다.'),
    scope: 'reservations:contact',
    problems: { ...consoleUnknown, ...tooManyReveals },
  }),
  'POST /admin/reservations': call({
    summary: '전화로 받은 예약 등록',
    description: `예약 간격과 예약을 받는 기간에 매이지 않고, 바로 확정됩니다. ${overriding}`,
    access: 'admin',
    roles,
    scope: 'reservations:write',
    tag: 'console-reservation',
    status: 201,
    body: consoleReservationInput,
    response: consoleReservation,
    problems: { ...signedOut, 409: `겹치는 예약이 있거나, ${needsOverride}`, 422: wrong },
  }),
  'PUT /admin/reservations/{reservationId}': call({
    ...action(
      '예약 변경',
      `시각, 담당, 시술, 길이를 바꾸고 고객에게 알립니다. 이미 예약한 시술은 예약한 값 그대로입니다. ${overriding}`,
    ),
    body: consoleReservationChange,
    problems: {
      ...consoleUnknown,
      409: `겹치는 예약이 있거나, ${needsOverride}, ${wrongStatus}`,
      422: '그런 의료진이나 시술이 없을 때',
    },
  }),
  'POST /admin/reservations/{reservationId}/confirm': call({
    ...action(
      '확정',
      '담당이 정해지지 않은 예약은 employeeId가 있어야 합니다. 확정된 예약에 pendingMove가 있으면 그 시간으로 옮깁니다.',
    ),
    body: confirmation,
    problems: {
      ...consoleUnknown,
      409: `겹치는 예약이 있거나, ${needsOverride}, ${wrongStatus}`,
      422: '담당이 없거나 맞지 않을 때',
    },
  }),
  'POST /admin/reservations/{reservationId}/reject': call({
    ...action('거절', '확정된 예약에 pendingMove가 있으면 그 신청만 거절하고 예약은 그대로입니다.'),
    body: cancellation,
    problems: { ...consoleUnknown, 409: wrongStatus },
  }),
  'POST /admin/reservations/{reservationId}/cancel': call({
    ...action('취소', '때가 지나도 할 수 있습니다.'),
    body: cancellation,
    problems: { ...consoleUnknown, 409: wrongStatus },
  }),
  'POST /admin/reservations/{reservationId}/restore': call({
    ...action(
      '되돌리기',
      '취소, 거절, 노쇼, 완료를 그 전의 상태로. 그사이 다른 예약이 들어왔으면 409입니다.',
    ),
    body: restoration,
    problems: { ...consoleUnknown, 409: `겹치는 예약이 있거나, ${needsOverride}, ${wrongStatus}` },
  }),
  'POST /admin/reservations/{reservationId}/no-show': call({
    ...action('노쇼', '남은 시간은 다른 예약을 받을 수 있게 비웁니다.'),
    problems: { ...consoleUnknown, 409: wrongStatus, 422: notYet },
  }),
  'POST /admin/reservations/{reservationId}/done': call({
    ...action('방문 완료'),
    problems: { ...consoleUnknown, 409: wrongStatus, 422: notYet },
  }),
  'PUT /admin/reservations/{reservationId}/memo': call({
    ...action('메모'),
    body: reservationMemo,
    problems: consoleUnknown,
  }),
}
