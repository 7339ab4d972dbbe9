import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { resealAll } from '#backend/operation/operator/reseal.ts'
import { createSecretBox } from '#backend/kernel/credentials/secret-box.ts'
import { webhooks } from './table.ts'
import { suspend } from '#tests/support/suspend.ts'
import { createWebhookSender } from './sender.ts'
import type { WebhookEvent } from '#schema/plain/webhook-events.ts'
import { webhookEventNames } from '#schema/plain/webhook-events.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, openClinic } from '#tests/support/reservations.ts'
import { startDeafReceiver, startReceiver } from '#tests/support/webhook-receiver.ts'

/* Webhooks, told to a real server on this machine. */

const logger = pino({ level: 'silent' })
const everything = Object.keys(webhookEventNames) as WebhookEvent[]
let app: Awaited<ReturnType<typeof startBackend>>
let option: number
let doctor: number
let cookie: string
let api: ReturnType<typeof app.client>
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  app = await startBackend({ allowsLocalWebhooks: true })
  doctor = await addDoctor(app.database, 1)
  option = await addOption(app.database, 1)
  cookie = await app.signIn()
  api = app.client(hosts.a, cookie)
})
afterAll(() => app.close())
beforeEach(async () => {
  receiver = await startReceiver()
  await openClinic(app.database, 1)
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from slot_claims`)
    await tx.execute(sql`delete from webhooks`)
  })
})
afterEach(() => receiver.close())

const make = (
  values: { url?: string; events?: WebhookEvent[]; includesContact?: boolean; isActive?: boolean } = {},
) => api.request('POST /admin/webhooks', { body: { url: receiver.url, events: everything, ...values } })
const senderOf = (database = app.database) =>
  createWebhookSender({ database, logger, secretBox: app.secretBox, allowsLocal: true })
const send = () => senderOf().run()
/** Lets what is tried again later be due now. */
const letTimePass = () =>
  app.database.asOperator((tx) =>
    tx.execute(sql`update webhook_deliveries set leased_until = null, due_at = now()`),
  )
const book = async (days: number) => {
  const body = {
    reservedAt: at(days, 10),
    items: [{ productOptionId: option }],
    sensitiveConsent: true,
    contactName: '이바다',
    contactPhone: '010-9876-5432',
    request: '임신 중입니다.',
  }
  const response = await app.send('/customer/reservations', { body })
  expect(response.status).toBe(201)
  return (await response.json()) as { id: number; code: string }
}
const act = async (id: number, action: string, body: object = {}) => {
  const response = await app.send(`/admin/reservations/${id}/${action}`, { body, headers: { cookie } })
  expect(response.status).toBe(200)
}
const move = (id: number, days: number) =>
  api.request('PUT /admin/reservations/{reservationId}', {
    params: { reservationId: id },
    body: { reservedAt: at(days, 15) },
  })
const deliveries = async (id: number) =>
  (await api.request('GET /admin/webhooks/{id}/deliveries', { params: { id } })).rows
const changeGuest = (code: string, days: number) =>
  app.send('/guest/reservations', {
    method: 'PUT',
    body: { phone: '010-9876-5432', code, reservedAt: at(days, 11) },
  })

describe('the secret', () => {
  const stored = async () =>
    (await app.database.asOperator((tx) => tx.select().from(webhooks))).flatMap(
      ({ secret, previousSecret }) => [secret, previousSecret],
    )

  test('stands sealed in the database, the one before too, and both sign after they are sealed anew', async () => {
    const { id, secret } = await make()
    const rotated = await api.request('POST /admin/webhooks/{id}/secret', { params: { id } })
    const before = await stored()
    expect(before.every((one) => /^v1\.[0-9a-f]{8}\.[\w-]+$/.test(one ?? ''))).toBe(true)
    const newer = createSecretBox([randomBytes(32)])
    const both = { ...newer, open: app.secretBox.open }
    expect((await resealAll(app.database, both)).unopened).toBe(0)
    expect(await stored()).not.toEqual(before)
    await book(3)
    await createWebhookSender({ database: app.database, logger, secretBox: newer, allowsLocal: true }).run()
    const [told] = receiver.received
    expect([rotated.secret, secret].map((one) => told && receiver.isSignedBy(told, one))).toEqual([
      true,
      true,
    ])
  })

  test('that no key opens sends nothing unsigned, and the log says why', async () => {
    const { id } = await make()
    await book(3)
    const stranger = createSecretBox([randomBytes(32)])
    const sender = createWebhookSender({
      database: app.database,
      logger,
      secretBox: stranger,
      allowsLocal: true,
    })
    await sender.run()
    expect(receiver.received).toEqual([])
    expect(await deliveries(id)).toMatchObject([{ status: 'PENDING', failure: 'SECRET' }])
    await letTimePass()
    await send()
    expect(receiver.types()).toEqual(['reservation.created'])
  })
})

describe('what is told', () => {
  test('each thing that happens to a reservation, signed, with no health text and no contact', async () => {
    const { secret } = await make()
    const { id, code } = await book(3)
    await act(id, 'confirm', { employeeId: doctor })
    await move(id, 4)
    expect((await changeGuest(code, 5)).status).toBe(200)
    await act(id, 'reject')
    expect((await changeGuest(code, 6)).status).toBe(200)
    await act(id, 'confirm')
    await act(id, 'cancel', { reason: '두드러기가 나서' })
    await act(id, 'restore')
    await api.request('PUT /admin/reservations/{reservationId}/memo', {
      params: { reservationId: id },
      body: { memo: '당뇨' },
    })
    await send()
    expect(receiver.types()).toEqual([
      'reservation.created',
      'reservation.confirmed',
      'reservation.moved',
      'reservation.move-requested',
      'reservation.move-rejected',
      'reservation.move-requested',
      'reservation.moved',
      'reservation.cancelled',
      'reservation.restored',
    ])
    expect(receiver.received.every((one) => receiver.isSignedBy(one, secret))).toBe(true)
    expect(receiver.received[0]?.message).toMatchObject({
      data: {
        partnerId: 1,
        reservation: { id, code, status: 'REQUESTED', items: [{ productOptionId: option }] },
      },
    })
    expect(Object.keys(receiver.received[0]?.message.data.reservation ?? {}).slice(0, 4)).toEqual([
      'id',
      'code',
      'type',
      'status',
    ])
    // Its code is random, and may have any digits.
    const all = receiver.received.map(({ body }) => body.replaceAll(code, '')).join()
    expect(all).not.toMatch(/이바다|9876|임신|당뇨|두드러기/)
  })

  test('what is done, not come for, rejected, or entered by the clinic', async () => {
    await make()
    const enter = async (hour: number) =>
      (
        await api.request('POST /admin/reservations', {
          body: {
            type: 'VISIT',
            reservedAt: at(-1, hour),
            employeeId: doctor,
            contactName: '박하늘',
            contactPhone: '010-1111-2222',
            overrides: ['past'],
          },
        })
      ).id
    await act(await enter(10), 'done')
    await act(await enter(12), 'no-show')
    await act((await book(3)).id, 'reject')
    await send()
    expect(receiver.types().sort()).toEqual([
      'reservation.confirmed',
      'reservation.confirmed',
      'reservation.created',
      'reservation.created',
      'reservation.created',
      'reservation.done',
      'reservation.no-show',
      'reservation.rejected',
    ])
  })

  test('only what was chosen, the contact where it was asked for, and nothing to one that is paused', async () => {
    await make({ events: ['reservation.cancelled'], includesContact: true })
    const paused = await make({ isActive: false })
    const { id } = await book(3)
    await act(id, 'cancel')
    await send()
    expect(receiver.types()).toEqual(['reservation.cancelled'])
    expect(receiver.received[0]?.message.data.reservation.contact).toEqual({
      name: '이바다',
      phone: '+821098765432',
    })
    expect(await deliveries(paused.id)).toEqual([])
  })

  test('nothing of what was undone, nor of another clinic', async () => {
    await make()
    const taken = await app.send('/customer/reservations', {
      body: { reservedAt: at(-3, 10), type: 'VISIT', contactName: '이바다', contactPhone: '010-9876-5432' },
    })
    expect(taken.status).toBe(422)
    await openClinic(app.database, 2)
    await addDoctor(app.database, 2)
    const other = await app.send('/customer/reservations', {
      host: hosts.b,
      body: { reservedAt: at(3, 10), type: 'VISIT', contactName: '이바다', contactPhone: '010-9876-5432' },
    })
    expect(other.status).toBe(201)
    expect(await send()).toBe(0)
  })
})

describe('a receiver', () => {
  test('that fails twice and then works gets each once more under its own id, and once only', async () => {
    const { id } = await make()
    await book(3)
    receiver.answer = (request) => (request <= 2 ? 500 : 204)
    for (let turn = 0; turn < 4; turn += 1) {
      await send()
      await letTimePass()
    }
    expect(receiver.types()).toEqual(Array(3).fill('reservation.created'))
    expect(new Set(receiver.ids()).size).toBe(1)
    const [delivery] = await deliveries(id)
    expect(delivery).toMatchObject({ status: 'SENT', tries: 3, answerStatus: 204, failure: null })
  })

  test('that was down gets all, in order, once it is back', async () => {
    await make()
    const [first, second] = [await book(3), await book(4)]
    receiver.answer = () => 503
    await send()
    // However long what follows takes, their next try is not due yet.
    await app.database.asOperator((tx) =>
      tx.execute(sql`update webhook_deliveries set due_at = now() + interval '1 hour'`),
    )
    await act(first.id, 'confirm', { employeeId: doctor })
    await act(second.id, 'cancel')
    await act(first.id, 'cancel')
    await send()
    // The first of each reservation was tried, and nothing before it.
    expect(receiver.types()).toEqual(['reservation.created', 'reservation.created'])
    receiver.received.length = 0
    receiver.answer = () => 204
    // The next try of one is enough: it is back, so the others wait for theirs no more.
    await app.database.asOperator((tx) =>
      tx.execute(
        sql`update webhook_deliveries set due_at = now() where reservation_id = ${first.id} and type = 'reservation.created'`,
      ),
    )
    await send()
    const of = (id: number) =>
      receiver.received
        .filter(({ message }) => message.data.reservation.id === id)
        .map(({ message }) => message.type)
    expect(of(first.id)).toEqual(['reservation.created', 'reservation.confirmed', 'reservation.cancelled'])
    expect(of(second.id)).toEqual(['reservation.created', 'reservation.cancelled'])
  })

  test('that never answers rightly is given up after days, and shown as failing until something arrives', async () => {
    const { id } = await make()
    const { id: reservationId } = await book(3)
    receiver.answer = () => 404
    for (let turn = 0; turn < 12; turn += 1) {
      await send()
      await letTimePass()
    }
    expect(receiver.received).toHaveLength(10)
    expect(await deliveries(id)).toMatchObject([{ status: 'DROPPED', answerStatus: 404, failure: 'ANSWER' }])
    const webhook = async () => (await api.request('GET /admin/webhooks')).rows[0]
    expect((await webhook())?.failingSince).not.toBeNull()
    receiver.answer = () => 204
    await act(reservationId, 'cancel')
    await send()
    expect(receiver.types().at(-1)).toBe('reservation.cancelled')
    expect((await webhook())?.failingSince).toBeNull()
  })

  test('that never answers holds up no other’s, is tried with one thing at a time, and the console says when', async () => {
    const dead = await startDeafReceiver()
    const [webhook, others] = [await make({ url: dead.url }), await make()]
    for (let days = 3; days < 23; days += 1) await book(days)
    const sender = createWebhookSender({
      database: app.database,
      logger,
      secretBox: app.secretBox,
      allowsLocal: true,
    })
    sender.start()
    // All of the other's arrive while what the dead one got still waits for an answer.
    await vi.waitFor(() => expect(receiver.received).toHaveLength(20), 14_000)
    expect(dead.requests()).toBeLessThanOrEqual(4)
    await dead.close()
    const state = async (id: number) => {
      const { rows } = await api.request('GET /admin/webhooks')
      return rows.find((one) => one.id === id)
    }
    await vi.waitFor(async () => expect((await state(webhook.id))?.retryAt).not.toBeNull(), 10_000)
    await sender.stop()
    expect(await state(others.id)).toMatchObject({ retryAt: null, pending: 0 })
    expect(await state(webhook.id)).toMatchObject({ pending: 20 })
    const rows = await deliveries(webhook.id)
    expect(rows.filter(({ tries }) => tries > 0).length).toBeLessThan(10)
    // What somebody asks for goes at once, and with it the rest.
    await app.database.asOperator((tx) =>
      tx.execute(sql`update webhooks set url = ${receiver.url} where id = ${webhook.id}`),
    )
    await api.request('POST /admin/webhooks/{id}/test', { params: { id: webhook.id } })
    await send()
    expect(await state(webhook.id)).toMatchObject({ retryAt: null, pending: 0 })
  })

  test('waits while the operator has stopped the clinic, and hears of it all afterwards', async () => {
    await make()
    await book(3)
    await suspend(app.database, true)
    expect(await send()).toBe(0)
    await suspend(app.database, false)
    await send()
    expect(receiver.types()).toEqual(['reservation.created'])
  })

  test('waits longer after each try', async () => {
    const { id } = await make()
    await book(3)
    receiver.answer = () => 500
    const pauses: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      await send()
      const [delivery] = await deliveries(id)
      pauses.push(Date.parse(delivery?.nextTryAt ?? '') - Date.parse(delivery?.triedAt ?? ''))
      await letTimePass()
    }
    expect(pauses.map((pause) => Math.round(pause / 1000))).toEqual([5, 300, 1800, 7200, 18_000])
  })

  test('gets the same id again where a process ended between sending and saying so', async () => {
    await make()
    await book(3)
    const database = Object.create(app.database) as typeof app.database
    let asked = 0
    // The lease is written; what comes after the request is not.
    database.asOperator = (run, options) => {
      asked += 1
      return asked > 2
        ? Promise.reject(new Error('the process ended'))
        : app.database.asOperator(run, options)
    }
    await expect(senderOf(database).run()).rejects.toThrow('the process ended')
    expect(await send()).toBe(0)
    await letTimePass()
    await send()
    expect(receiver.received).toHaveLength(2)
    expect(new Set(receiver.ids()).size).toBe(1)
  })

  test('hears each thing once though two nodes send', async () => {
    await make()
    for (let days = 3; days < 9; days += 1) await book(days)
    const other = await app.connectAgain?.()
    await Promise.all([send(), senderOf(other).run(), send(), senderOf(other).run()])
    expect([receiver.ids().length, new Set(receiver.ids()).size]).toEqual([6, 6])
  })

  test('on an address of the clinic’s own network is refused, when it is registered and when it is sent to', async () => {
    const { id } = await make()
    const outside = createWebhookSender({ database: app.database, logger, secretBox: app.secretBox })
    await book(3)
    await outside.run()
    expect(receiver.received).toEqual([])
    expect(await deliveries(id)).toMatchObject([{ status: 'PENDING', failure: 'PRIVATE_ADDRESS' }])
    for (const url of [
      'http://emr.example.com/',
      'https://10.0.0.7/',
      'https://169.254.169.254/latest/',
      'https://[::ffff:127.0.0.1]/',
      'https://[fd00::1]/',
      'https://emr/',
      'https://emr.internal/',
      'https://user:password@emr.example.com/',
      'ftp://emr.example.com/',
      'http://localhost.example.com/',
    ]) {
      const refused = await app.send('/admin/webhooks', {
        body: { url, events: everything },
        headers: { cookie },
      })
      expect([url, refused.status]).toEqual([url, 422])
      expect(await refused.json()).toMatchObject({ errors: [{ path: '/url' }] })
    }
  })
})

describe('in the console', () => {
  test('a secret is shown once, and the one before signs for a day', async () => {
    const { id, secret: first } = await make()
    expect(JSON.stringify(await api.request('GET /admin/webhooks'))).not.toContain('whsec_')
    const rotated = await api.request('POST /admin/webhooks/{id}/secret', { params: { id } })
    const test = () => api.request('POST /admin/webhooks/{id}/test', { params: { id } })
    await test()
    await send()
    const [both] = receiver.received
    expect([first, rotated.secret].map((secret) => both && receiver.isSignedBy(both, secret))).toEqual([
      true,
      true,
    ])
    await app.database.asOperator((tx) => tx.execute(sql`update webhooks set previous_secret_until = now()`))
    await test()
    await send()
    const after = receiver.received[1]
    expect([first, rotated.secret].map((secret) => after && receiver.isSignedBy(after, secret))).toEqual([
      false,
      true,
    ])
    expect(both && receiver.isSignedBy({ ...both, body: `${both.body} ` }, first)).toBe(false)
  })

  test('the log tells of each delivery, masked, and has one or all since a moment sent again', async () => {
    const { id } = await make({ includesContact: true })
    await book(3)
    await api.request('POST /admin/webhooks/{id}/test', { params: { id } })
    await send()
    const [test, created] = await deliveries(id)
    expect(test).toMatchObject({ type: 'webhook.test', status: 'SENT', tries: 1, answerStatus: 204 })
    expect(created?.body).toMatchObject({
      data: { reservation: { contact: { name: '이*다', phone: '+8210****5432' } } },
    })
    const params = { id, deliveryId: created?.id ?? 0 }
    await api.request('POST /admin/webhooks/{id}/deliveries/{deliveryId}/replay', { params })
    await send()
    expect(receiver.types()).toEqual([...receiver.types().slice(0, 2), 'reservation.created'])
    receiver.received.length = 0
    const since = created?.createdAt ?? ''
    expect(
      await api.request('POST /admin/webhooks/{id}/replay', { params: { id }, body: { since } }),
    ).toEqual({
      count: 2,
    })
    await send()
    expect(new Set(receiver.ids())).toEqual(new Set([test?.messageId, created?.messageId]))
  })

  test('what is changed is in the log, and what is removed is told nothing more', async () => {
    const { id } = await make()
    await book(3)
    const body = { url: receiver.url, events: ['reservation.created' as const], description: '차트' }
    await api.request('PUT /admin/webhooks/{id}', { params: { id }, body })
    await api.request('DELETE /admin/webhooks/{id}', { params: { id } })
    expect(await send()).toBe(0)
    const { rows } = await api.request('GET /admin/audit', { query: { resource: 'webhooks', pageSize: 3 } })
    expect(rows.map(({ action, title }) => [action, title])).toEqual([
      ['REMOVED', '차트'],
      ['CHANGED', '차트'],
      ['CREATED', new URL(receiver.url).host],
    ])
  })

  test('what was settled a month ago is forgotten, and what still waits is not', async () => {
    const { id } = await make()
    await book(3)
    await send()
    await book(4)
    await app.database.asOperator((tx) =>
      tx.execute(
        sql`update webhook_deliveries set created_at = now() - interval '31 days', due_at = now() + interval '1 day'`,
      ),
    )
    await send()
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(['PENDING'])
  })
})
