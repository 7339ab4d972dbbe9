import { visibility } from './gate.ts'
import { z } from 'zod'
import { languageCode, moment, phoneNumber, rowId, rowIds, timeOfDay, typed, day } from './call-parts.ts'
import { bookingMoment } from './employees.ts'
import { phoneProof } from './phone-codes.ts'
import { line, paragraph, personName, won } from './primitives.ts'
import { price } from './products.ts'
import { agreements, consentChannel, term } from './terms.ts'

/*
 * Bookings. A reservation keeps names and prices as they were when it was made. Where the clinic shows no prices
 * (`hasPriceView`), every price here is `null`.
 */

const id = z.number().int().positive()

export const reservationType = z.enum(['TREATMENT', 'VISIT']).meta({
  description: 'TREATMENT는 시술 예약, VISIT은 시술을 고르지 않는 방문(상담) 예약',
})
export const reservationStatus = z
  .enum(['REQUESTED', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'NO_SHOW', 'DONE'])
  .meta({
    description:
      '병원의 확정을 기다림, 확정, 거절, 취소, 노쇼, 방문 완료. 되돌리면 취소·거절·노쇼·완료 전의 상태로 갑니다.',
  })
export type ReservationStatus = z.infer<typeof reservationStatus>

export const reservationItem = z.object({
  productOptionId: id,
  productId: id,
  productName: line(),
  optionName: line(),
  quantity: z.number().int().positive(),
  durationMinutes: z.number().int().positive().meta({ description: '하나의 소요 시간(분)' }),
  price: won.nullable().meta({ description: '하나의 가격(원)' }),
  regularPrice: won.nullable().meta({ description: '할인 전 가격(원)' }),
  eventId: id.nullable(),
})

export const reservation = z.object({
  id,
  code: z.string().meta({ description: '비회원이 전화번호와 함께 예약을 찾는 번호' }),
  type: reservationType,
  status: reservationStatus,
  reservedAt: moment,
  endsAt: moment,
  day: day.meta({ description: '서울의 날짜' }),
  time: timeOfDay.meta({ description: '서울의 시각' }),
  durationMinutes: z.number().int().positive(),
  employee: z
    .object({ id, name: line() })
    .nullable()
    .meta({ description: '담당 의료진, 병원이 정하기 전에는 null' }),
  isEmployeeChosen: z.boolean(),
  items: z.array(reservationItem),
  totalPrice: won.nullable(),
  isIncludeVat: z.boolean().nullable(),
  contactName: line(),
  contactPhone: z.string(),
  request: paragraph(),
  reason: line(300).meta({ description: '거절하거나 취소한 이유' }),
  languageCode,
  /** Until when the customer may change or cancel it; `null` where they no longer may. */
  changeableUntil: moment.nullable(),
  cancellableUntil: moment
    .nullable()
    .meta({ description: '이때까지 취소할 수 있습니다. 늦게 한 예약은 한 뒤 얼마 동안 취소할 수 있습니다' }),
  pendingMove: z
    .object({
      reservedAt: moment,
      endsAt: moment,
      day,
      time: timeOfDay,
      employee: z.object({ id, name: line() }).nullable(),
      requestedAt: moment,
    })
    .nullable()
    .meta({
      description: '확정된 예약을 옮기려고 신청한 시간. 병원이 확정할 때까지 지금 시간은 그대로입니다',
    }),
  createdAt: moment,
})
export type Reservation = z.input<typeof reservation>

/** One touch of a campaign: its `utm_` parameters. Source: docs/product.md, W5. */
const touch = z
  .object({
    utm_source: typed(200),
    utm_medium: typed(200),
    utm_campaign: typed(200),
    utm_term: typed(200),
    utm_content: typed(200),
    utm_target: typed(200),
    utm_channel: typed(200),
    utm_createdAt: typed(40),
    utm_partnerId: typed(40),
    utm_eventId: typed(40),
    utm_productId: typed(40),
  })
  .partial()

/** Limit of the options in one reservation. */
const mostOptions = 20
const optionIds = z
  .array(id.max(2_147_483_647))
  .max(mostOptions)
  .refine((ids) => new Set(ids).size === ids.length, '같은 옵션은 한 번만 고를 수 있습니다.')
/** Options in a query: as many as can be booked together. */
export const bookableOptionIds = rowIds.pipe(z.array(z.number()).max(mostOptions))

/** Limit of one option in one reservation. */
const mostOfOne = 20
const quantity = z.number().int().min(1).max(mostOfOne)

/** An option to book, and how many times over. */
export type WantedItem = { productOptionId: number; quantity: number }

const areDistinct = (items: readonly WantedItem[]) =>
  new Set(items.map(({ productOptionId }) => productOptionId)).size === items.length
const onlyOnce = '같은 옵션은 한 번만 고를 수 있습니다.'

export const itemsInput = z
  .array(z.object({ productOptionId: id.max(2_147_483_647), quantity: quantity.default(1) }))
  .max(mostOptions)
  .refine(areDistinct, onlyOnce)

/** Options with quantities in a query: `31:2,40` is two of 31 and one of 40. */
export const itemsQuery = z
  .string()
  .max(400)
  .regex(/^\d{1,10}(:\d{1,2})?(,\d{1,10}(:\d{1,2})?)*$/, '옵션과 수량을 적습니다. 예: 31:2,40')
  .transform((text): WantedItem[] =>
    text.split(',').map((part) => {
      const [productOptionId = 0, count = 1] = part.split(':').map(Number)
      return { productOptionId, quantity: count }
    }),
  )
  .pipe(
    z
      .array(z.object({ productOptionId: id.max(2_147_483_647), quantity }))
      .max(mostOptions)
      .refine(areDistinct, onlyOnce),
  )

type Chosen = { items?: WantedItem[] | undefined; productOptionIds?: number[] | undefined }

/** Options to book: `items`, or `productOptionIds` as the shorthand for one of each. */
export const wantedItems = ({ items, productOptionIds = [] }: Chosen): WantedItem[] =>
  items ?? productOptionIds.map((productOptionId) => ({ productOptionId, quantity: 1 }))

/** For `refine`: options are named in one way. */
const isNamedOnce: [(input: Chosen) => boolean, { path: string[]; message: string }] = [
  ({ items, productOptionIds = [] }) => items === undefined || productOptionIds.length === 0,
  { path: ['items'], message: 'items와 productOptionIds 가운데 하나만 적습니다.' },
]

const chosen = {
  items: itemsInput.optional().meta({ description: '시술 옵션과 수량' }),
  productOptionIds: optionIds.default([]).meta({ description: 'items를 줄여 쓴 것: 옵션마다 하나씩' }),
}

export const contactName = personName(40).min(1, '이름을 입력해 주세요.')
export const holdToken = typed(100)

/** Consents and declarations of a booking that belong to no terms. */
export const consentsOfBooking = {
  sensitiveConsent: z.boolean().default(false).meta({
    description:
      '민감정보(받으려는 시술) 처리에 동의했는가. 병원에 민감정보 약관이 있으면 agreements로, 없으면 이것으로 동의합니다.',
  }),
  isMinor: z.boolean().default(false).meta({
    description: '만 19세 미만인가. 본인인증한 고객은 생년월일로 알고, 그 밖에는 말한 대로입니다.',
  }),
  guardianConsent: z.boolean().default(false).meta({ description: '만 19세 미만일 때: 보호자가 동의했는가' }),
}

/** The campaign of the first and of the last visit. */
export const campaigns = z
  .object({ first: touch.default({}), last: touch.default({}) })
  .default({ first: {}, last: {} })

export const reservationInput = z
  .object({
    type: reservationType.default('TREATMENT'),
    reservedAt: bookingMoment,
    employeeId: rowId
      .nullable()
      .default(null)
      .meta({ description: '없으면 비어 있는 의료진을 서버가 고릅니다' }),
    ...chosen,
    contactName: contactName.optional(),
    contactPhone: phoneNumber.optional(),
    request: typed(1000).default(''),
    phoneProof: phoneProof.optional().meta({
      description:
        'POST /guest/phone-codes/verify가 답한 증표. 예약 규칙이 requireGuestPhoneProof이면 본인인증하지 않은 사람에게 있어야 합니다.',
    }),
    agreements: agreements
      .default([])
      .meta({ description: '예약할 때 묻는 약관(GET /terms, occasions에 RESERVATION)에 한 동의' }),
    channel: consentChannel,
    ...consentsOfBooking,
    holdToken: holdToken.optional(),
    withoutEventOptionIds: z
      .array(id.max(2_147_483_647))
      .max(mostOptions)
      .default([])
      .meta({ description: '이벤트 가격이 아닌 가격으로 예약할 옵션' }),
    fromCart: z.boolean().default(false).meta({
      description:
        '장바구니에서 예약하는가. 예약되면 고른 옵션이 로그인한 고객과 guest-id 헤더의 장바구니에서 빠집니다.',
    }),
    languageCode,
    utm: campaigns,
  })
  .refine(...isNamedOnce)
  .refine((input) => input.type === 'VISIT' || wantedItems(input).length > 0, {
    path: ['productOptionIds'],
    message: '시술 예약에는 시술 옵션이 하나 이상 있어야 합니다.',
  })
export type ReservationInput = z.output<typeof reservationInput>

/** Change of a reservation; a field that is not named stays. */
const change = {
  reservedAt: bookingMoment.optional(),
  employeeId: rowId.nullable().optional().meta({ description: 'null이면 아무 의료진이나' }),
  items: itemsInput.min(1).optional().meta({ description: '예약한 것과 같으면 값도 확정도 그대로입니다' }),
  productOptionIds: optionIds.min(1).optional().meta({ description: 'items를 줄여 쓴 것: 옵션마다 하나씩' }),
  sensitiveConsent: z
    .boolean()
    .optional()
    .meta({ description: '민감정보 처리에 동의했는가. 동의한 적 없는 예약에 시술을 고를 때 있어야 합니다.' }),
  agreements: agreements.optional(),
  channel: consentChannel,
  contactName: contactName.optional(),
  contactPhone: z
    .never({ error: '전화번호는 바꿀 수 없습니다. 취소하고 새 번호로 예약해 주세요.' })
    .optional(),
  request: typed(1000).optional(),
  holdToken: holdToken.optional(),
  phoneProof: phoneProof
    .optional()
    .meta({ description: '인증 없이 한 예약을 더 긴 시술로 바꿀 때, 한도에 닿았으면(proof-needed)' }),
}
export const reservationChange = z.object(change).refine(...isNamedOnce)
export type ReservationChange = z.output<typeof reservationChange>

/** Proof by which a guest finds a reservation. */
const guestProof = {
  phone: phoneNumber.optional(),
  code: typed(20).trim().min(1, '예약 번호를 입력해 주세요.').optional(),
  linkToken: typed(200)
    .optional()
    .meta({ description: '안내 문자의 링크에 있는 증표(#reservation=…). phone과 code 대신 보냅니다' }),
}
type GuestProof = { phone?: string | undefined; code?: string | undefined; linkToken?: string | undefined }

/** For `superRefine`: a guest names a phone and a booking number, or the link they were sent. */
function requireGuestProof(proof: GuestProof, context: z.RefinementCtx): void {
  if (proof.linkToken !== undefined) return
  const needed = [
    ['phone', '전화번호를 입력해 주세요.'],
    ['code', '예약 번호를 입력해 주세요.'],
  ] as const
  for (const [name, message] of needed) {
    if (proof[name] === undefined) context.addIssue({ code: 'custom', path: [name], message })
  }
}

/** A phone, and the proof that a code which was sent to it has been read. */
export const guestPhone = z.object({ phone: phoneNumber, phoneProof })

export const guestKey = z.object(guestProof).superRefine(requireGuestProof)
export type GuestKey = z.output<typeof guestKey>
export const guestReservation = reservation.extend({
  changeToken: z.string().meta({
    description: '30분 동안 이 예약을 옮길 시각을 찾을 때, 그 id(reservationId)와 함께 보내는 증표',
  }),
  calendarToken: z.string().meta({
    description: 'GET /guest/reservations/calendar?token=으로 .ics를 받는 증표. 다른 일은 할 수 없습니다',
  }),
  linkToken: z.string().meta({
    description:
      'phone과 code 대신 보내는 증표. 위젯의 open에 choice.reservation으로 건네면 이 예약이 열립니다. 30분 동안 쓰고, linkToken으로 찾았으면 그것 그대로입니다',
  }),
})
const cancelReason = { reason: typed(300).default('') }
export const cancellation = z.object(cancelReason)
export const guestCancellation = z.object({ ...guestProof, ...cancelReason }).superRefine(requireGuestProof)
export const guestReviewKey = z.object({ ...guestProof, languageCode }).superRefine(requireGuestProof)
export const guestChange = z
  .object({ ...guestProof, ...change })
  .superRefine(requireGuestProof)
  .refine(...isNamedOnce)

export const holdInput = z
  .object({
    reservedAt: bookingMoment,
    employeeId: rowId.nullable().default(null),
    ...chosen,
    holdToken: holdToken.optional().meta({ description: '먼저 잡아 둔 시간; 새로 잡으면 그것은 놓입니다' }),
    contactPhone: phoneNumber.optional().meta({ description: 'phoneProof로 인증한 전화번호' }),
    phoneProof: phoneProof.optional().meta({
      description:
        'POST /guest/phone-codes/verify가 답한 증표. 함께 보내면 5분 동안 시술 전체의 시간을 잡고, 인증 없는 사람의 한도에 들지 않습니다.',
    }),
  })
  .refine(...isNamedOnce)

export const hold = z.object({
  holdToken: z.string().meta({ description: '잡은 사람의 증표. 예약과 시각 조회에 함께 보냅니다.' }),
  reservedAt: moment,
  endsAt: moment,
  employee: z.object({ id, name: line() }).nullable(),
  expiresAt: moment,
  isExclusive: z
    .boolean()
    .meta({ description: 'reservationMode가 STRICT가 아니면 다른 사람도 요청할 수 있어 false' }),
})

/** Preview of a booking of some options: price, length, confirmation. */
export const reservationQuote = z.object({
  type: reservationType,
  items: z.array(
    z.object({
      productOptionId: id,
      productId: id,
      productName: line(),
      optionName: line(),
      quantity: z.number().int().positive(),
      durationMinutes: z.number().int().positive().meta({ description: '하나의 소요 시간(분)' }),
      price: price.nullable().meta({
        description: '하나의 가격. 이벤트 가격으로 예약할 수 없으면 이벤트가 아닌 가격입니다(offer.problem)',
      }),
      offer: z
        .object({
          eventId: id,
          title: line(),
          remaining: z.number().int().min(0).nullable().meta({ description: '남은 수. 한정이 없으면 null' }),
          limitPerPerson: z.number().int().positive().nullable(),
          eligibility: visibility,
          problem: z.object({ code: z.string(), message: z.string() }).nullable().meta({
            description:
              '이 사람이 이벤트 가격으로 예약할 수 없는 까닭: event-audience, event-sold-out, event-limit. 이벤트가 아닌 가격으로 예약하려면 withoutEventOptionIds에 이 옵션을 적습니다.',
          }),
        })
        .nullable()
        .meta({ description: '지금 가격을 정한 이벤트와 그 한정' }),
    }),
  ),
  durationMinutes: z.number().int().positive(),
  totalPrice: won.nullable(),
  regularTotalPrice: won.nullable(),
  isIncludeVat: z.boolean().nullable(),
  confirmation: z.enum(['IMMEDIATE', 'CLINIC']).meta({ description: '바로 확정되는지, 병원이 확정하는지' }),
  isExclusive: z.boolean().meta({ description: '한 의료진의 한 시각에 예약이 하나뿐인지' }),
  needsSensitiveConsent: z.boolean().meta({
    description: '병원에 민감정보 약관이 없어, 약관 대신 sensitiveConsent로 동의해야 하는지',
  }),
  needsPhoneProof: z
    .boolean()
    .meta({ description: '전화번호를 인증해야 하는지. 본인인증한 고객이면 언제나 false' }),
  needsGuardianConsent: z
    .boolean()
    .meta({ description: '로그인한 고객이 만 19세 미만이라 보호자의 동의가 있어야 하는지' }),
  terms: z.array(term).meta({ description: '이 예약에 묻는 약관. 이미 동의한 것은 없습니다' }),
  changeUntilMinutes: z.number().int().meta({ description: '변경과 취소는 시작 몇 분 전까지' }),
  withdrawMinutes: z
    .number()
    .int()
    .meta({ description: '변경할 수 있는 때가 지난 예약을, 예약하고 몇 분 안에 취소할 수 있는지' }),
  holdMinutes: z.number().int(),
})

const changedField = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

export const reservationEvent = z.object({
  action: z.string().meta({
    description:
      'CREATED, CHANGED, MOVE_REQUESTED, MOVE_REJECTED, MOVE_WITHDRAWN, CONFIRMED, REJECTED, CANCELLED, RESTORED, …',
  }),
  actor: z.enum(['customer', 'clinic']),
  at: moment,
  changes: z.array(changedField),
})

export const consoleReservation = reservation.extend({
  minutesBefore: z.number().int().meta({ description: '시작하기 전에 의료진이 준비하는 시간(분)' }),
  minutesAfter: z.number().int().meta({ description: '끝난 뒤에 의료진이 정리하는 시간(분)' }),
  customerId: id.nullable(),
  isMember: z.boolean(),
  memo: paragraph(2000),
  utm: z.record(z.string(), z.record(z.string(), z.string())),
  isMinor: z.boolean().meta({ description: '만 19세 미만' }),
  guardianConsentAt: moment.nullable(),
  phoneProvedAt: moment.nullable().meta({ description: '인증번호로 전화번호를 확인한 때' }),
  sensitiveConsentAt: moment.nullable(),
})
export const consoleReservationEvent = reservationEvent.extend({ accountName: z.string().nullable() })

/**
 * Rules of a time that the desk may override: before now, a day or hours on which the clinic is closed, its lunch, a day or
 * hours on which the doctor does not work, treatments that are other doctors'. Time that somebody else has is none of them.
 */
export const overrideCode = z.enum([
  'past',
  'clinic-closed',
  'outside-hours',
  'lunch',
  'doctor-off',
  'doctor-hours',
  'other-doctor',
])
export type Override = { code: z.infer<typeof overrideCode>; message: string }

const overrides = z.array(overrideCode).max(overrideCode.options.length).default([]).meta({
  description:
    '예약을 받지 않는 시간이어도 예약하겠다고 확인한 까닭. 확인하지 않은 것이 있으면 409 needs-override가 overrides로 알려 줍니다',
})

/** A reservation that the clinic took by phone. */
export const consoleReservationInput = z
  .object({
    type: reservationType.default('TREATMENT'),
    reservedAt: bookingMoment,
    employeeId: rowId,
    ...chosen,
    durationMinutes: z.number().int().min(5).max(720).optional(),
    contactName,
    contactPhone: phoneNumber,
    memo: typed(2000).default(''),
    overrides,
  })
  .refine(...isNamedOnce)
export type ConsoleReservationInput = z.output<typeof consoleReservationInput>

/** Change of a reservation at the desk; a field that is not named stays. */
export const consoleReservationChange = z.object({
  reservedAt: bookingMoment.optional(),
  employeeId: rowId.optional(),
  items: itemsInput.optional().meta({
    description: '예약 시술. 이미 예약한 것은 예약한 값 그대로이고, 비우면 방문 상담입니다',
  }),
  durationMinutes: z.number().int().min(5).max(720).optional().meta({
    description: '없으면 그대로, 시술을 바꾸면 시술의 길이',
  }),
  overrides,
})
export type ConsoleReservationChange = z.output<typeof consoleReservationChange>

export const confirmation = z.object({ employeeId: rowId.optional(), overrides })
export const restoration = z.object({ overrides }).default({ overrides: [] })

export const reservationMemo = z.object({ memo: typed(2000) })
export const reservationKeyword = typed(40)
