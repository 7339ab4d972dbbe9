import type { webhooksContract } from '#api/contract/webhooks.ts'
import type { Examples } from '#backend/calls/documentation/example.ts'
import type { Delivery, Webhook, WebhookInput, WebhookMessage } from '#schema/webhooks.ts'
import { sampleReservation } from './message.ts'

const input: WebhookInput = {
  url: 'https://emr.example.com/danjang',
  description: '차트 프로그램',
  events: ['reservation.created', 'reservation.moved', 'reservation.cancelled'],
  includesContact: false,
  isActive: true,
}
const webhook: Webhook = {
  id: 3,
  ...input,
  pending: 0,
  retryAt: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2030-07-01T02:00:00.000Z',
}
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Body of a delivery, as the documentation shows it. */
export const messageExample: WebhookMessage = {
  type: 'reservation.created',
  timestamp: '2030-07-01T03:00:00.000Z',
  data: {
    partnerId: 1,
    reservation: {
      ...sampleReservation,
      id: 7120,
      code: 'K7QM2XWD',
      employee: { id: 2, name: '한서윤' },
      items: [
        { productOptionId: 31, productId: 5, productName: '보톡스', optionName: '사각턱', quantity: 1 },
      ],
    },
  },
}
const delivery: Delivery = {
  id: 9,
  messageId: 'msg_6f1c2c52-0b35-4c7f-9a55-6a0a4e6d2a11',
  type: 'reservation.created',
  reservationCode: 'K7QM2XWD',
  status: 'SENT',
  createdAt: '2030-07-01T03:00:00.000Z',
  triedAt: '2030-07-01T03:00:01.000Z',
  nextTryAt: null,
  tries: 1,
  answerStatus: 204,
  failure: null,
  body: messageExample,
}
const params = { id: 3 }

const examples: Examples<keyof typeof webhooksContract> = {
  'GET /admin/webhooks': { response: { rows: [webhook] } },
  'POST /admin/webhooks': { body: input, response: { ...webhook, secret } },
  'PUT /admin/webhooks/{id}': {
    params,
    body: { ...input, isActive: false },
    response: { ...webhook, isActive: false },
  },
  'DELETE /admin/webhooks/{id}': { params },
  'POST /admin/webhooks/{id}/secret': {
    params,
    response: { secret, previousSecretUntil: '2030-07-02T03:00:00.000Z' },
  },
  'POST /admin/webhooks/{id}/test': {
    params,
    response: { ...delivery, type: 'webhook.test', reservationCode: null, status: 'PENDING' },
  },
  'GET /admin/webhooks/{id}/deliveries': {
    params,
    query: { status: 'SENT' },
    response: { rows: [delivery], count: 1 },
  },
  'POST /admin/webhooks/{id}/replay': {
    params,
    body: { since: '2030-07-01T00:00:00.000Z' },
    response: { count: 12 },
  },
  'POST /admin/webhooks/{id}/deliveries/{deliveryId}/replay': {
    params: { ...params, deliveryId: 9 },
    response: { ...delivery, status: 'PENDING' },
  },
}

export default examples
