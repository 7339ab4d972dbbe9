import { z } from 'zod'
import { day, moment, timeOfDay, typed } from './call-parts.ts'
import { webhookEventNames, type WebhookEvent } from './plain/webhook-events.ts'
import { line } from './primitives.ts'
import { reservationStatus, reservationType } from './reservations.ts'

/*
 * Webhooks: what a clinic's own systems are told of its reservations, after the convention of Standard Webhooks
 * (https://www.standardwebhooks.com).
 */

const id = z.number().int().positive()

const webhookEvents = Object.keys(webhookEventNames) as [WebhookEvent, ...WebhookEvent[]]
export const webhookEvent = z.enum(webhookEvents).meta({
  description: Object.entries(webhookEventNames)
    .map(([event, name]) => `${event}: ${name}`)
    .join(', '),
})
/** `webhook.test` is what "시험 보내기" sends. */
export const webhookMessageTypes = [...webhookEvents, 'webhook.test'] as const
export const webhookMessageType = z.enum(webhookMessageTypes)
export type WebhookMessageType = z.infer<typeof webhookMessageType>

export const webhookInput = z.object({
  url: z
    .url({ protocol: /^https?$/, error: 'https 주소를 적어 주세요. 예: https://emr.example.com/danjang' })
    .max(500)
    .meta({ title: '주소', control: 'link', example: 'https://emr.example.com/danjang' }),
  description: typed(100).trim().default('').meta({ title: '설명' }),
  events: z.array(webhookEvent).min(1, '받을 소식을 하나 이상 골라 주세요.').meta({ title: '받을 소식' }),
  includesContact: z.boolean().default(false).meta({ title: '고객 이름과 전화번호 포함' }),
  isActive: z.boolean().default(true).meta({ title: '보내기' }),
})
export type WebhookInput = z.output<typeof webhookInput>

export const webhook = webhookInput.extend({
  id,
  url: z.string(),
  events: z.array(webhookEvent),
  pending: z.number().int().nonnegative().meta({ description: '아직 보내지 못하고 기다리는 소식의 수' }),
  retryAt: moment.nullable().meta({
    description:
      '소식을 잇달아 세 번 전하지 못했으면, 가장 오래된 소식을 다시 보내는 때. 나머지 소식은 그때까지 기다립니다. 아니면 null입니다.',
  }),
  failingSince: moment.nullable().meta({
    description: '며칠을 시도하고도 소식을 전하지 못하고 그만둔 때. 다음 소식이 전해지면 null이 됩니다.',
  }),
  previousSecretUntil: moment.nullable().meta({
    description: '이때까지는 변경 전의 비밀로도 서명합니다.',
  }),
  createdAt: moment,
})
export type Webhook = z.infer<typeof webhook>

const secret = z.string().meta({
  description: '서명하는 비밀. 이 답에만 있습니다. whsec_ 뒤를 base64로 풀면 HMAC-SHA256의 키입니다.',
  example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
})
export const madeWebhook = webhook.extend({ secret })
export const newWebhookSecret = z.object({ secret, previousSecretUntil: moment })

/** A reservation as a webhook tells of it: no request, memo or reason, in which a person may have written of their health. */
export const toldReservation = z.object({
  id,
  code: z.string().meta({ description: '예약 번호' }),
  type: reservationType,
  status: reservationStatus,
  reservedAt: moment,
  endsAt: moment,
  day: day.meta({ description: '서울의 날짜' }),
  time: timeOfDay.meta({ description: '서울의 시각' }),
  durationMinutes: z.number().int().positive(),
  employee: z.object({ id, name: line() }).nullable(),
  items: z.array(
    z.object({
      productOptionId: id,
      productId: id,
      productName: line(),
      optionName: line(),
      quantity: z.number().int().positive(),
    }),
  ),
  pendingMove: z
    .object({ reservedAt: moment, endsAt: moment, employee: z.object({ id, name: line() }).nullable() })
    .nullable(),
  contact: z.object({ name: z.string(), phone: z.string() }).nullable().optional().meta({
    description: '‘고객 이름과 전화번호 포함’을 고른 주소에만 있습니다. 탈퇴한 고객이면 null입니다.',
  }),
})
export type ToldReservation = z.infer<typeof toldReservation>

/** Body of a delivery. */
export const webhookMessage = z.object({
  type: webhookMessageType,
  timestamp: moment.meta({ description: '그 일이 있었던 때' }),
  data: z.object({ partnerId: id, reservation: toldReservation }),
})
export type WebhookMessage = z.infer<typeof webhookMessage>

export const deliveryStatus = z.enum(['PENDING', 'SENT', 'DROPPED']).meta({
  description: '보내는 중이거나 다시 보내려고 기다림, 받음, 여러 번 시도하고 그만둠',
})
export const deliveryFailures = [
  'ANSWER',
  'TIMEOUT',
  'CONNECTION',
  'PRIVATE_ADDRESS',
  'SECRET',
  'MOVED',
] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]
export const deliveryFailure = z.enum(deliveryFailures).meta({
  description:
    '2xx가 아닌 답, 시간 초과, 연결할 수 없음, 보낼 수 없는 사설 주소, 서명할 비밀이 없음, 병원을 옮겨 다른 서버에서 보냄',
})
export const delivery = z.object({
  id,
  messageId: z.string().meta({ description: '헤더 webhook-id. 다시 보내도 같습니다.' }),
  type: webhookMessageType,
  reservationCode: z.string().nullable().meta({ description: '예약 번호, 시험이면 null' }),
  status: deliveryStatus,
  createdAt: moment,
  triedAt: moment.nullable(),
  nextTryAt: moment.nullable(),
  tries: z.number().int().nonnegative(),
  answerStatus: z.number().int().nullable().meta({ description: '마지막 답의 HTTP 상태' }),
  failure: deliveryFailure.nullable(),
  body: z.unknown().meta({ description: '보낸 본문. 이름과 전화번호는 가려져 있습니다.' }),
})
export type Delivery = z.infer<typeof delivery>
export type DeliveryStatus = Delivery['status']
