import type { Quotas } from '#schema/operator.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hosts } from '#tests/support/backend.ts'
import { startOperator } from '#tests/support/operator.ts'
import { forgetMessages, removeForgotten } from './forget.ts'
import { notify, type Notification } from './notify.ts'
import { createMessageSender } from './sender.ts'
import type { Transport } from './transport.ts'

/* The most that a clinic sends to phones in a month. */

const logger = pino({ level: 'silent' })
const id = 1
let app: Awaited<ReturnType<typeof startOperator>>
let operator: ReturnType<typeof app.operator.client>
let clinic: ReturnType<typeof app.client>
beforeAll(async () => {
  app = await startOperator()
  operator = app.operator.client(await app.operator.signIn())
  clinic = app.client(hosts.a, await app.signIn(hosts.a))
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from notifications`)
    await tx.execute(sql`delete from message_counts`)
  }),
)

const bound = (messages: number | null) =>
  operator.request('PUT /clinics/{id}/quotas', {
    params: { id },
    body: { pages: null, accounts: null, pictureMegabytes: null, messages },
  })
const used = async () =>
  (await operator.request('GET /clinics/{id}', { params: { id } })).use.messagesThisMonth
const undelivered = () => clinic.request('GET /admin/messages/undelivered', { query: {} })
const resend = () => clinic.request('POST /admin/messages/undelivered/resend', { body: { ids: null } })

const phone = (index: number) => `+8210${String(index).padStart(8, '0')}`
const toPhones = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'CONSULTATION',
    audience: 'visitor',
    recipient: phone(index),
  }))
const toDesk: Notification = { kind: 'CONSULTATION', audience: 'clinic', recipient: 'desk@clinic.example' }
const code: Notification = {
  kind: 'PHONE_CODE',
  audience: 'visitor',
  recipient: phone(99),
  values: { 인증번호: '123456' },
}
const write = (...messages: Notification[]) => app.database.withPartner(id, (tx) => notify(tx, messages))
const letTimePass = () =>
  app.database.asOperator((tx) => tx.execute(sql`update notifications set due_at = now()`))

type Sending = { clock?: () => Date; send?: Transport['send']; nodes?: number }
/** Sends all that is due; returns the recipients of what went out. */
async function send({ clock, send: before, nodes = 1 }: Sending = {}): Promise<string[]> {
  const recipients: string[] = []
  const transport: Transport = {
    name: 'kept',
    takes: () => true,
    async send(message) {
      await before?.(message)
      recipients.push(message.recipient)
    },
  }
  const options = { database: app.database, logger, transports: [transport], ...(clock && { clock }) }
  await Promise.all(Array.from({ length: nodes }, () => createMessageSender(options).run()))
  return recipients.sort()
}

test('what goes beyond it is listed with the bound, and sent again once the operator has raised it', async () => {
  await bound(3)
  await write(...toPhones(5), toDesk)
  expect(await send()).toHaveLength(4)
  expect(await used()).toBe(3)
  const { rows } = await undelivered()
  expect(rows).toHaveLength(2)
  for (const row of rows)
    expect(row).toMatchObject({
      tries: 0,
      problem:
        '이번 달 문자·알림톡 한도(3건)를 다 썼습니다. 운영사에 한도를 늘려 달라고 한 뒤 다시 보내기를 눌러 주세요.',
    })
  expect(await resend()).toEqual({ count: 2 })
  expect(await send()).toEqual([])
  expect((await undelivered()).count).toBe(2)

  await bound(1_000)
  const [waiting] = (await undelivered()).rows
  expect(waiting?.problem).toMatch(/이제 한도가 남아 있으니 다시 보내기를 눌러 주세요\.$/)
  await resend()
  expect(await send()).toHaveLength(2)
  expect([(await undelivered()).count, await used()]).toEqual([0, 5])
})

test('codes, keys to the console and mail go on beyond it', async () => {
  await bound(1)
  await write(...toPhones(1))
  await send()
  const key: Notification = {
    kind: 'PASSWORD_CHANGED',
    audience: 'account',
    recipient: phone(98),
  }
  await write(code, key, toDesk, ...toPhones(1))
  expect(await send()).toEqual([phone(98), phone(99), 'desk@clinic.example'])
  expect((await undelivered()).count).toBe(1)
  expect(await used()).toBe(3)
})

test('several nodes together do not pass it', async () => {
  await bound(7)
  await write(...toPhones(40))
  expect(await send({ nodes: 4 })).toHaveLength(7)
  expect((await undelivered()).count).toBe(33)
})

test('a month in Seoul begins at zero, another clinic has a bound of its own, and none bounds nothing', async () => {
  await bound(2)
  await write(...toPhones(2))
  const at = (moment: string) => ({ clock: () => new Date(moment) })
  expect(await send(at('2026-11-30T12:00:00+09:00'))).toHaveLength(2)
  await write(...toPhones(1))
  await app.database.withPartner(2, (tx) => notify(tx, toPhones(1)))
  expect(await send(at('2026-11-30T23:59:59+09:00'))).toHaveLength(1)
  expect((await undelivered()).count).toBe(1)
  await resend()
  expect(await send(at('2026-12-01T00:00:00+09:00'))).toHaveLength(1)
  await bound(null)
  await write(...toPhones(30))
  expect(await send(at('2026-12-01T00:00:00+09:00'))).toHaveLength(30)
})

test('a message that no gateway took counts for nothing, and one whose person is forgotten still counts', async () => {
  await bound(2)
  await write(...toPhones(1))
  await send({ send: () => Promise.reject(new Error('down')) })
  expect(await used()).toBe(0)
  await letTimePass()
  expect(await send()).toHaveLength(1)
  await app.database.withPartner(id, (tx) => forgetMessages(tx, { recipients: [phone(0)] }))
  await removeForgotten(app.database, [])
  expect(await used()).toBe(1)
  await write(...toPhones(2))
  expect(await send()).toHaveLength(1)
})

test('the operator is told which bound is no number', async () => {
  for (const messages of [0, 1.5, -1, '천', 10_000_001])
    await expect(bound(messages as Quotas['messages'])).rejects.toMatchObject({
      status: 422,
      errors: [{ path: '/messages' }],
    })
})
