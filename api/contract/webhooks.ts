import { listOf, paging, rowId } from '#schema/call-parts.ts'
import {
  delivery,
  deliveryStatus,
  madeWebhook,
  newWebhookSecret,
  webhook,
  webhookInput,
} from '#schema/webhooks.ts'
import { call, publishingRoles, signedOut } from '../call.ts'
import { z } from 'zod'

const access = 'admin'
const roles = publishingRoles
const tag = 'console-developer'
const params = z.object({ id: rowId })
const unknown = { ...signedOut, 404: '그런 웹훅이 없을 때' } as const
const wrong =
  '값이 맞지 않거나, https가 아니거나, 병원 밖에서 닿을 수 없는 사설 주소이거나, 웹훅이 너무 많을 때'

export const webhooksContract = {
  'GET /admin/webhooks': call({
    summary: '웹훅 목록',
    access,
    roles,
    tag,
    response: z.object({ rows: z.array(webhook) }),
    problems: signedOut,
  }),
  'POST /admin/webhooks': call({
    summary: '웹훅 만들기',
    description: '서명하는 비밀은 이 답에만 있습니다.',
    access,
    roles,
    tag,
    body: webhookInput,
    status: 201,
    response: madeWebhook,
    problems: { ...signedOut, 422: wrong },
  }),
  'PUT /admin/webhooks/{id}': call({
    summary: '웹훅 수정, 멈추기',
    description:
      'isActive가 false인 동안 있었던 일은 전하지 않습니다. 그 전에 있었던 일은 다시 켜면 이어서 보냅니다.',
    access,
    roles,
    tag,
    params,
    body: webhookInput,
    response: webhook,
    problems: { ...unknown, 422: wrong },
  }),
  'DELETE /admin/webhooks/{id}': call({
    summary: '웹훅 삭제',
    description: '아직 보내지 못한 소식과 기록도 지워집니다.',
    access,
    roles,
    tag,
    params,
    status: 204,
    problems: unknown,
  }),
  'POST /admin/webhooks/{id}/secret': call({
    summary: '비밀 변경',
    description: '24시간 동안은 새 비밀과 그 전의 비밀로 함께 서명합니다.',
    access,
    roles,
    tag,
    params,
    response: newWebhookSecret,
    problems: unknown,
  }),
  'POST /admin/webhooks/{id}/test': call({
    summary: '시험 보내기',
    description: '지어낸 예약으로 webhook.test를 보냅니다. 멈춰 둔 웹훅에는 다시 켠 뒤에 갑니다.',
    access,
    roles,
    tag,
    params,
    status: 201,
    response: delivery,
    problems: { ...unknown, 429: '너무 자주 시도했을 때' },
    rateLimit: { points: 20, seconds: 60 },
  }),
  'GET /admin/webhooks/{id}/deliveries': call({
    summary: '보낸 기록, 새것부터',
    description: '30일 동안 남습니다.',
    access,
    roles,
    tag,
    params,
    query: z.object({ ...paging, status: deliveryStatus.optional() }),
    response: listOf(delivery),
    problems: unknown,
  }),
  'POST /admin/webhooks/{id}/replay': call({
    summary: '어느 때부터의 소식을 모두 다시 보내기',
    description: '같은 webhook-id로, 있었던 차례대로 보냅니다.',
    access,
    roles,
    tag,
    params,
    body: z.object({ since: z.iso.datetime({ offset: true }) }),
    response: z.object({ count: z.number().int().nonnegative() }),
    problems: { ...unknown, 429: '너무 자주 시도했을 때' },
    rateLimit: { points: 10, seconds: 60 },
  }),
  'POST /admin/webhooks/{id}/deliveries/{deliveryId}/replay': call({
    summary: '소식 하나를 다시 보내기',
    description: '같은 webhook-id로 보냅니다.',
    access,
    roles,
    tag,
    params: params.extend({ deliveryId: rowId }),
    response: delivery,
    problems: { ...unknown, 429: '너무 자주 시도했을 때' },
    rateLimit: { points: 60, seconds: 60 },
  }),
}
