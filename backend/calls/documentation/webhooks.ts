import { messageExample } from '#backend/messages/webhooks/examples.ts'
import { webhookEventNames } from '#schema/plain/webhook-events.ts'
import { webhookMessage, webhookMessageTypes } from '#schema/webhooks.ts'
import type { NamedSchemas } from './named-schemas.ts'

type Json = Record<string, unknown>

const names: Record<(typeof webhookMessageTypes)[number], string> = {
  ...webhookEventNames,
  'webhook.test': '시험 보내기',
}

const header = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** What webhooks are sent, an entry for each type of message. Source: OpenAPI 3.1, `webhooks`. */
export const describeWebhooks = (schemas: NamedSchemas): Json =>
  Object.fromEntries(
    webhookMessageTypes.map((type) => [
      type,
      {
        post: {
          operationId: `webhook${type.replaceAll(/(?:^|[^a-z])([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
          tags: ['webhook'],
          summary: names[type],
          description:
            '콘솔에 등록한 주소로 보냅니다. 15초 안에 2xx로 답하면 받은 것이고, 그 밖에는 사흘쯤 점점 드물게 다시 보냅니다. 한 예약의 소식은 있었던 차례대로 옵니다.',
          security: [],
          parameters: [
            header(
              'webhook-id',
              '다시 보내도 같은 값. 이미 받은 것인지 이것으로 압니다.',
              'msg_6f1c2c52-0b35-4c7f-9a55-6a0a4e6d2a11',
            ),
            header('webhook-timestamp', '보낸 때(초). 5분보다 오래된 것은 받지 마세요.', '1909105201'),
            header(
              'webhook-signature',
              '`id.timestamp.body`의 서명 v1,…; 비밀을 바꾼 뒤 하루는 빈칸으로 나눈 두 개',
              'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
            ),
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemas.referenceTo(webhookMessage, 'output'),
                example: { ...messageExample, type },
              },
            },
          },
          responses: { '2XX': { description: '받았습니다. 본문은 읽지 않습니다.' } },
        },
      },
    ]),
  )
