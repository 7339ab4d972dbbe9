import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notify } from '#backend/messages/notifications/notify.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { suspend } from '#tests/support/suspend.ts'
import { readDueWork } from './due-work.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend({ allowsLocalWebhooks: true })
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from notifications`)
    await tx.execute(sql`delete from webhooks`)
  }),
)

const noon = new Date('2026-11-20T03:00:00Z')
const night = new Date('2026-11-20T15:00:00Z')
const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000)
const read = async (now = noon) =>
  Object.fromEntries(
    (await readDueWork(app.database, now)).map(({ kind, count, seconds }) => [
      kind,
      [count, Math.round(seconds / 100) * 100],
    ]),
  )
const nothing = {
  'message-phone-urgent': [0, 0],
  'message-phone': [0, 0],
  'message-email-urgent': [0, 0],
  'message-email': [0, 0],
  webhook: [0, 0],
  publication: [0, 0],
  offer: [0, 0],
}

test('due messages are counted by channel and urgency, with the age of the oldest', async () => {
  expect(await read()).toEqual(nothing)
  const [phone, email] = ['+821098765432', 'desk@clinic.example']
  await app.database.withPartner(1, (tx) =>
    notify(tx, [
      { kind: 'PHONE_CODE', audience: 'visitor', recipient: phone, dueAt: ago(100) },
      { kind: 'RECEIVED', audience: 'visitor', recipient: phone, dueAt: ago(200) },
      { kind: 'RECEIVED', audience: 'visitor', recipient: phone, dueAt: ago(500) },
      { kind: 'INVITATION', audience: 'account', recipient: email, dueAt: ago(300) },
      { kind: 'RECEIVED', audience: 'clinic', recipient: email, dueAt: ago(400) },
      { kind: 'REMINDER', audience: 'visitor', recipient: phone, dueAt: ago(-500) },
    ]),
  )
  expect(await read()).toEqual({
    ...nothing,
    'message-phone-urgent': [1, 100],
    'message-phone': [2, 500],
    'message-email-urgent': [1, 300],
    'message-email': [1, 400],
  })
  // Messages of a suspended clinic are meant to wait.
  await suspend(app.database, true)
  expect(await read()).toEqual({ ...nothing, 'message-email-urgent': [1, 300] })
  await suspend(app.database, false)
})

test('an advertisement is not due at night', async () => {
  const recipient = '+821098765432'
  await app.database.withPartner(1, (tx) =>
    notify(tx, [
      { kind: 'RECEIVED', audience: 'visitor', recipient, dueAt: ago(100), isAdvertisement: true },
    ]),
  )
  expect(await read(night)).toEqual(nothing)
  expect(await read(noon)).toEqual({ ...nothing, 'message-phone': [1, 100] })
})

test('late webhooks and publications are counted, unless they are switched off or given up', async () => {
  const api = app.client(hosts.a, await app.signIn())
  const { id } = await api.request('POST /admin/webhooks', {
    body: {
      url: 'http://localhost:9/danjang',
      events: ['reservation.created'],
      includesContact: false,
      isActive: true,
    },
  })
  await api.request('POST /admin/webhooks/{id}/test', { params: { id } })
  await app.database.asOperator((tx) =>
    tx.execute(sql`update webhook_deliveries set due_at = now() - interval '200 seconds'`),
  )
  await app.database.asOperator((tx) =>
    tx.execute(
      sql`insert into scheduled_publications (partner_id, due_at) values (1, now() - interval '100 seconds')`,
    ),
  )
  expect(await read()).toEqual({ ...nothing, webhook: [1, 200], publication: [1, 100] })
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`update webhooks set is_active = false`)
    await tx.execute(sql`update scheduled_publications set problem = 'unknown-block'`)
  })
  expect(await read()).toEqual(nothing)
})
