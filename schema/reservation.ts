import { z } from 'zod'
import { languageCode, moment, phoneNumber, rowId, rowIds, timeOfDay, typed, day } from './call-parts.ts'
import { bookingMoment } from './employee.ts'
import { line, paragraph, won } from './primitives.ts'
import { price } from './product.ts'

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
      '병원의 확정을 기다림, 확정, 거절, 취소, 오지 않음, 다녀감. 되돌리면 취소·거절·노쇼·완료 전의 상태로 갑니다.',
  })
export type ReservationStatus = z.infer<typeof reservationStatus>

export const reservationItem = z.object({
  productOptionId: id,
  productId: id,
  productName: line(),
  optionName: line(),
  durationMinutes: z.number().int().positive(),
  price: won.nullable().meta({ description: '내는 가격(원)' }),
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
  createdAt: moment,
})
export type Reservation = z.input<typeof reservation>

/** What one touch of a campaign was: the `utm_` parameters of the spec's section 7. */
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

/** Of one reservation. */
const mostOptions = 20
const optionIds = z
  .array(id.max(2_147_483_647))
  .max(mostOptions)
  .refine((ids) => new Set(ids).size === ids.length, '같은 옵션은 한 번만 고를 수 있습니다.')
/** Options in a query: as many as can be booked together. */
export const bookableOptionIds = rowIds.pipe(z.array(z.number()).max(mostOptions))

const contactName = typed(40).trim().min(1, '이름을 입력해 주세요.')
export const holdToken = typed(100)

export const consentFirst = '시술을 고르시려면 민감정보 처리에 동의해 주세요.'

export const reservationInput = z
  .object({
    type: reservationType.default('TREATMENT'),
    reservedAt: bookingMoment,
    employeeId: rowId
      .nullable()
      .default(null)
      .meta({ description: '없으면 비어 있는 의료진을 서버가 고릅니다' }),
    productOptionIds: optionIds.default([]),
    contactName: contactName.optional(),
    contactPhone: phoneNumber.optional(),
    request: typed(1000).default(''),
    sensitiveConsent: z
      .boolean()
      .default(false)
      .meta({ description: '민감정보(받으려는 시술) 처리에 동의했는가. 시술 예약에는 있어야 합니다.' }),
    holdToken: holdToken.optional(),
    languageCode,
    utm: z.object({ first: touch.default({}), last: touch.default({}) }).default({ first: {}, last: {} }),
  })
  .refine(({ type, productOptionIds }) => type === 'VISIT' || productOptionIds.length > 0, {
    path: ['productOptionIds'],
    message: '시술 예약에는 시술 옵션이 하나 이상 있어야 합니다.',
  })
  .refine(({ productOptionIds, sensitiveConsent }) => productOptionIds.length === 0 || sensitiveConsent, {
    path: ['sensitiveConsent'],
    message: consentFirst,
  })
export type ReservationInput = z.output<typeof reservationInput>

/** What of a reservation is to be otherwise; what is not named stays. */
const change = {
  reservedAt: bookingMoment.optional(),
  employeeId: rowId.nullable().optional().meta({ description: 'null이면 아무 의료진이나' }),
  productOptionIds: optionIds
    .min(1)
    .optional()
    .meta({ description: '예약한 것과 같으면 값도 확정도 그대로입니다' }),
  sensitiveConsent: z
    .boolean()
    .optional()
    .meta({ description: '민감정보 처리에 동의했는가. 동의한 적 없는 예약에 시술을 고를 때 있어야 합니다.' }),
  request: typed(1000).optional(),
  holdToken: holdToken.optional(),
}
export const reservationChange = z.object(change)
export type ReservationChange = z.output<typeof reservationChange>

/** What a guest knows a reservation by. */
const guestProof = {
  phone: phoneNumber,
  code: typed(20).trim().min(1, '예약 번호를 입력해 주세요.'),
}
export const guestKey = z.object(guestProof)
export type GuestKey = z.output<typeof guestKey>
export const guestReservation = reservation.extend({
  changeToken: z.string().meta({
    description: '30분 동안 이 예약을 옮길 시각을 찾을 때, 그 id(reservationId)와 함께 보내는 증표',
  }),
})
const cancelReason = { reason: typed(300).default('') }
export const cancellation = z.object(cancelReason)
export const guestCancellation = guestKey.extend(cancelReason)
export const guestChange = guestKey.extend(change)

export const holdInput = z.object({
  reservedAt: bookingMoment,
  employeeId: rowId.nullable().default(null),
  productOptionIds: optionIds.default([]),
  holdToken: holdToken.optional().meta({ description: '먼저 잡아 둔 시간; 새로 잡으면 그것은 놓입니다' }),
})

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

/** What booking some options would mean. */
export const reservationOutlook = z.object({
  type: reservationType,
  items: z.array(
    z.object({
      productOptionId: id,
      productId: id,
      productName: line(),
      optionName: line(),
      durationMinutes: z.number().int().positive(),
      price: price.nullable(),
    }),
  ),
  durationMinutes: z.number().int().positive(),
  totalPrice: won.nullable(),
  regularTotalPrice: won.nullable(),
  isIncludeVat: z.boolean().nullable(),
  confirmation: z.enum(['IMMEDIATE', 'CLINIC']).meta({ description: '바로 확정되는지, 병원이 확정하는지' }),
  isExclusive: z.boolean().meta({ description: '한 의료진의 한 시각에 예약이 하나뿐인지' }),
  needsSensitiveConsent: z.boolean(),
  changeUntilMinutes: z.number().int().meta({ description: '변경과 취소는 시작 몇 분 전까지' }),
  holdMinutes: z.number().int(),
})

const changedField = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

export const reservationEvent = z.object({
  action: z.string().meta({ description: 'CREATED, CHANGED, CONFIRMED, REJECTED, CANCELLED, RESTORED, …' }),
  actor: z.enum(['customer', 'clinic']),
  at: moment,
  changes: z.array(changedField),
})

export const consoleReservation = reservation.extend({
  customerId: id.nullable(),
  isMember: z.boolean(),
  memo: paragraph(2000),
  utm: z.record(z.string(), z.record(z.string(), z.string())),
  sensitiveConsentAt: moment.nullable(),
})
export const consoleReservationEvent = reservationEvent.extend({ accountName: z.string().nullable() })

/** A reservation that the clinic took by phone. */
export const consoleReservationInput = z.object({
  type: reservationType.default('TREATMENT'),
  reservedAt: bookingMoment,
  employeeId: rowId,
  productOptionIds: optionIds.default([]),
  durationMinutes: z.number().int().min(5).max(720).optional(),
  contactName,
  contactPhone: phoneNumber,
  memo: typed(2000).default(''),
})
export type ConsoleReservationInput = z.output<typeof consoleReservationInput>

export const reservationMemo = z.object({ memo: typed(2000) })
export const reservationKeyword = typed(40)
