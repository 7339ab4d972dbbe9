import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogger } from '#backend/kernel/http/logger.ts'
import { withRequestId } from '#backend/kernel/http/request-id.ts'
import { createMessageSender } from '#backend/messages/notifications/sender.ts'
import { phoneTransport } from '#backend/messages/notifications/transports/http.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, openClinic } from '#tests/support/reservations.ts'
import { startReceiver } from '#tests/support/webhook-receiver.ts'
import { createWebhookSender } from './sender.ts'

/* One id leads from a call to what it makes the outbox send, in the row, on its way and in the log. */

const id = 'call-1-of-the-test'
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
let app: Awaited<ReturnType<typeof startBackend>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
let lines: { requestId?: string; traceId?: string; msg: string }[]
beforeAll(async () => {
  app = await startBackend({ allowsLocalWebhooks: true })
  await addDoctor(app.database, 1)
  await openClinic(app.database, 1)
})
afterAll(() => app.close())
beforeEach(async () => {
  lines = []
  receiver = await startReceiver()
  receiver.answer = () => 500
})
afterEach(() => receiver.close())

const logger = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) })
const outboxes = ['notifications', 'webhook_deliveries']
const rowsOf = async (outbox: string) => {
  const statement = sql`select request_id, traceparent from ${sql.identifier(outbox)}`
  return (await app.database.asOperator((tx) => tx.execute(statement))).rows
}

test('a message and a webhook carry the ids of the call that wrote them', async () => {
  const option = await addOption(app.database, 1)
  const api = app.client(hosts.a, await app.signIn())
  await api.request('POST /admin/webhooks', {
    body: { url: receiver.url, events: ['reservation.created'], includesContact: false, isActive: true },
  })
  const body = {
    reservedAt: at(3, 10),
    items: [{ productOptionId: option }],
    sensitiveConsent: true,
    contactName: '이바다',
    contactPhone: '010-9876-5432',
  }
  const book = () => app.send('/customer/reservations', { body })
  expect((await withRequestId(id, book, `00-${trace}-00f067aa0ba902b7-01`)).status).toBe(201)
  const goesOn = expect.stringMatching(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`))
  for (const outbox of outboxes)
    expect(await rowsOf(outbox)).toContainEqual({ request_id: id, traceparent: goesOn })

  const { database, secretBox } = app
  const sms = { url: receiver.url, key: 'key', from: '0212345678' }
  await createMessageSender({ database, logger, transports: [phoneTransport({ sms })] }).run()
  await createWebhookSender({ database, logger, secretBox, allowsLocal: true }).run()
  expect(receiver.received.map(({ headers }) => headers)).toEqual(
    outboxes.map(() => expect.objectContaining({ 'x-request-id': id, traceparent: goesOn })),
  )
  expect(lines).toEqual(
    ['notification not sent', 'webhook not taken'].map((msg) =>
      expect.objectContaining({ msg, requestId: id, traceId: trace }),
    ),
  )
})
