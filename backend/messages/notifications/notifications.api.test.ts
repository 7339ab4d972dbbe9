import { eq, sql } from 'drizzle-orm'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notifications } from './table.ts'
import { notify } from './notify.ts'
import { createMessageSender } from './sender.ts'
import { templates } from './templates.ts'
import type { Message, Transport } from './transport.ts'
import { isEmail } from './transport.ts'
import { fileTransport } from './transports/file.ts'
import { phoneTransport } from './transports/http.ts'
import { admin, hosts, startBackend } from '#tests/support/backend.ts'
import { suspend } from '#tests/support/suspend.ts'
import { addDoctor, addOption, at, openClinic } from '#tests/support/reservations.ts'

/* Messages: written with what they tell of, sent once. */

const logger = pino({ level: 'silent' })
let app: Awaited<ReturnType<typeof startBackend>>
let option: number
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  await addDoctor(app.database, 1)
  option = await addOption(app.database, 1, { name: '보톡스 사각턱' })
  cookie = await app.signIn()
})
afterAll(() => app.close())
beforeEach(async () => {
  await openClinic(app.database, 1, {}, { clinicRecipients: ['desk@clinic.example'], reminderMinutes: 1440 })
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from slot_claims`)
    await tx.execute(sql`delete from notifications`)
  })
})

const kept = (): Transport & { sent: Message[] } => {
  const sent: Message[] = []
  return {
    name: 'kept',
    sent,
    takes: () => true,
    async send(message) {
      sent.push(message)
    },
  }
}
const senderOf = (...transports: Transport[]) =>
  createMessageSender({ database: app.database, logger, transports, originOf: (host) => `http://${host}` })
const book = async (days: number) => {
  const body = {
    reservedAt: at(days, 10),
    items: [{ productOptionId: option }],
    sensitiveConsent: true,
    contactName: '이바다',
    contactPhone: '010-9876-5432',
  }
  const response = await app.send('/customer/reservations', { body })
  expect(response.status).toBe(201)
  return (await response.json()) as { id: number; code: string }
}
const act = (id: number, action: string) =>
  app.send(`/admin/reservations/${id}/${action}`, { body: {}, headers: { cookie } })
/** Lets what is due later, or tried again later, be due now. */
const letTimePass = () =>
  app.database.asOperator((tx) =>
    tx.execute(sql`update notifications set leased_until = null, due_at = now()`),
  )

describe('the outbox', () => {
  test('tells visitor and clinic what happens to a booking, names no treatment, and reminds', async () => {
    const { id, code } = await book(3)
    const address = '서울 강남구 테헤란로 12, 5층'
    await app.database.asOperator((tx) =>
      tx.execute(
        sql`update partners set profile = profile || ${JSON.stringify({ partnerAddress: address })}::jsonb where partner_id = 1`,
      ),
    )
    const transport = kept()
    const sender = senderOf(transport)
    await sender.run()
    const toVisitor = () => transport.sent.filter(({ recipient }) => recipient === '+821098765432')
    expect(toVisitor().map(({ kind }) => kind)).toEqual(['RECEIVED'])
    expect(toVisitor()[0]?.text).toMatch(
      /\[가나의원\] 이바다님.*\n\d+월 \d+일\(.\) 오전 10:00\n[^]*http:\/\/a\.test\/#reservation=/,
    )
    const [toClinic] = transport.sent.filter(({ recipient }) => recipient === 'desk@clinic.example')
    expect(toClinic?.text).toMatch(/^\[예약 신청\] 이\*다님/)
    await act(id, 'confirm')
    await sender.run()
    await letTimePass()
    await sender.run()
    expect(toVisitor().map(({ kind }) => kind)).toEqual(['RECEIVED', 'CONFIRMED', 'REMINDER'])
    // Each holds all that a guest needs: when, which booking, and where.
    for (const { text } of toVisitor()) expect(text).toContain(` 오전 10:00\n예약 번호 ${code}\n${address}\n`)
    for (const kind of ['MOVED', 'MOVE_REQUESTED', 'MOVE_REJECTED'] as const)
      expect(templates.visitor[kind].words).toContain('\n예약 번호 #{예약번호}\n#{주소}\n')
    for (const { text, subject } of transport.sent) expect(text + subject).not.toMatch(/보톡스|스킨부스터/)
    expect(await sender.run()).toBe(0)
  })

  test('reminds of nothing that was cancelled or is past, and of the new time where it moved', async () => {
    const { id } = await book(3)
    await act(id, 'confirm')
    const moved = { method: 'PUT', body: { reservedAt: at(5, 15) }, headers: { cookie } }
    await app.send(`/admin/reservations/${id}`, moved)
    const reminders = async () =>
      app.database.asOperator((tx) =>
        tx
          .select({ values: notifications.values, droppedAt: notifications.droppedAt })
          .from(notifications)
          .where(eq(notifications.kind, 'REMINDER'))
          .orderBy(notifications.id),
      )
    const [first, second] = await reminders()
    expect([
      first?.droppedAt !== null,
      second?.droppedAt,
      (second?.values as { 시각: string } | undefined)?.시각,
    ]).toEqual([true, null, '오후 3:00'])
    await act(id, 'cancel')
    expect((await reminders()).every(({ droppedAt }) => droppedAt !== null)).toBe(true)
  })

  test('waits while the operator has stopped the clinic, but for keys to its console, and reminds of no visit that is over', async () => {
    const [soon, later] = [await book(3), await book(4)]
    const transport = kept()
    const sender = senderOf(transport)
    await app.send('/admin/password-resets', { body: { email: admin.email } })
    await suspend(app.database, true)
    await sender.run()
    expect(transport.sent.map(({ kind }) => kind)).toEqual(['PASSWORD_RESET'])
    await suspend(app.database, false)
    for (const { id } of [soon, later]) await act(id, 'confirm')
    await suspend(app.database, true)
    await app.database.asOperator((tx) =>
      tx.execute(sql`
        update reservations set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
        where id = ${soon.id}`),
    )
    await letTimePass()
    expect(await sender.run()).toBe(0)
    await suspend(app.database, false)
    await sender.run()
    const toVisitor = transport.sent.filter(({ recipient }) => recipient === '+821098765432')
    expect(toVisitor.map(({ kind }) => kind).sort()).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'RECEIVED',
      'RECEIVED',
      'REMINDER',
    ])
    const dropped = await app.database.asOperator((tx) =>
      tx
        .select({ id: notifications.reservationId, why: notifications.lastError })
        .from(notifications)
        .where(sql`dropped_at is not null`),
    )
    expect(dropped).toEqual([{ id: soon.id, why: 'Overdue' }])
  })

  test('leads who is invited, or forgot a password, to the console, and keeps no key once it is sent', async () => {
    const { token } = await app.client(hosts.a, cookie).request('POST /admin/invitations', {
      body: { email: 'new@clinic.example', role: 'desk' },
    })
    await app.send('/admin/password-resets', { body: { email: admin.email } })
    const transport = kept()
    await senderOf(transport).run()
    const [invited, reset] = transport.sent
    expect([invited?.recipient, invited?.subject]).toEqual([
      'new@clinic.example',
      '[가나의원] 관리자 콘솔 초대',
    ])
    expect(invited?.text).toContain(`http://a.test/admin#invitation=${token}`)
    expect(reset?.text).toMatch(/http:\/\/a\.test\/admin#reset=[\w-]{43}\n/)
    const rows = await app.database.asOperator((tx) =>
      tx.select({ values: notifications.values, text: notifications.text }).from(notifications),
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/=[\w-]{43}/)
  })

  test('a transport that fails twice and then works sends each message once', async () => {
    await book(3)
    const transport = kept()
    let failures = 2
    const shaky: Transport = {
      ...transport,
      async send(message) {
        if (message.recipient.startsWith('+') && failures > 0) {
          failures -= 1
          throw new Error(`could not reach ${message.recipient}`)
        }
        await transport.send(message)
      },
    }
    const sender = senderOf(shaky)
    for (let turn = 0; turn < 4; turn += 1) {
      await sender.run()
      await letTimePass()
    }
    expect(transport.sent.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()).toEqual([
      'RECEIVED +821098765432',
      'RECEIVED desk@clinic.example',
    ])
    const rows = await app.database.asOperator((tx) => tx.select().from(notifications))
    expect(JSON.stringify(rows.map(({ lastError }) => lastError))).not.toContain('9876')
  })

  test('many senders at once send each message once', async () => {
    for (let days = 3; days < 9; days += 1) await book(days)
    const transport = kept()
    await Promise.all(Array.from({ length: 5 }, () => senderOf(transport).run()))
    const ids = transport.sent.map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([12, 12])
  })

  test('a process that ends between sending and saying so leaves one message, in a file nobody else reads', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'danjang-messages-'))
    await book(3)
    const file = fileTransport(directory, logger)
    const killed: Transport = {
      ...file,
      async send(message) {
        await file.send(message)
        throw new Error('the process ended')
      },
    }
    await senderOf(killed).run()
    await letTimePass()
    await senderOf(file).run()
    const names = await readdir(directory)
    expect(names).toHaveLength(2)
    const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')))
    expect(texts.join()).toContain('이바다님')
    expect((await stat(join(directory, names[0] ?? ''))).mode & 0o077).toBe(0)
    await rm(directory, { recursive: true })
  })

  test.each([
    ['07:59', ['기억']],
    ['08:00', ['광고', '기억']],
    ['20:59', ['광고', '기억']],
    ['21:00', ['기억']],
  ])('at %s it sends %j: at night no advertisement', async (time, expected) => {
    await app.database.withPartner(1, (tx) =>
      notify(tx, [
        { kind: 'RECEIVED', audience: 'visitor', recipient: '+821000000001', values: { 이름: '기억' } },
        {
          kind: 'RECEIVED',
          audience: 'visitor',
          recipient: '+821000000002',
          values: { 이름: '광고' },
          isAdvertisement: true,
        },
      ]),
    )
    const transport = kept()
    const at = (clock: string) =>
      createMessageSender({
        database: app.database,
        logger,
        transports: [transport],
        clock: () => new Date(`2026-12-01T${clock}:00+09:00`),
      }).run()
    const names = () => transport.sent.map(({ text }) => /(광고|기억)님/.exec(text)?.[1]).sort()
    await at(time)
    expect(names()).toEqual(expected)
    // What waited is sent in the morning.
    await at('08:00')
    expect(names()).toEqual(['광고', '기억'])
  })

  test('what is undone tells nobody', async () => {
    await app.database
      .withPartner(1, async (tx) => {
        await notify(tx, [{ kind: 'RECEIVED', audience: 'visitor', recipient: '+821000000000' }])
        throw new Error('undone')
      })
      .catch(() => {})
    expect(await senderOf(kept()).run()).toBe(0)
  })

  test('a code is forgotten once it is sent', async () => {
    await app.send('/guest/phone-codes', { body: { phone: '010-5555-0001' } })
    const transport = kept()
    await senderOf(transport).run()
    const code = /\d{6}/.exec(transport.sent[0]?.text ?? '')?.[0]
    const rows = await app.database.asOperator((tx) => tx.select().from(notifications))
    // The digits of a phone may be those of a code.
    const stored = JSON.stringify(rows.map((row) => ({ ...row, recipient: '' })))
    expect([code?.length, stored.includes(String(code))]).toEqual([6, false])
  })
})

describe('many messages', () => {
  const write = (partnerId: number, messages: Parameters<typeof notify>[1]) =>
    app.database.withPartner(partnerId, (tx) => notify(tx, messages))
  const reminders = (count: number, more: { audience?: 'clinic' } = {}) =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'CONSULTATION' as const,
      audience: more.audience ?? ('visitor' as const),
      recipient: more.audience ? `desk${index}@clinic.example` : `+8210${10_000_000 + index}`,
    }))
  const tries = async () => {
    const rows = await app.database.asOperator((tx) => tx.select().from(notifications))
    return rows.map(({ attempts }) => attempts)
  }

  test('go out once each, though two nodes send and the gateway takes longer than a lease', async () => {
    await write(1, reminders(24))
    const transport = kept()
    const slow: Transport = {
      ...transport,
      async send(message) {
        await pause(7_000)
        await transport.send(message)
      },
    }
    const other = await app.connectAgain?.()
    const nodes = [app.database, other ?? app.database].map((database) =>
      createMessageSender({ database, logger, transports: [slow], lease: 5 }),
    )
    await Promise.all(nodes.map((node) => node.run()))
    expect([transport.sent.length, new Set(transport.sent.map(({ id }) => id)).size]).toEqual([24, 24])
  })

  test('let a code go first, and another clinic’s message among the first', async () => {
    await write(1, reminders(60))
    await write(2, [{ kind: 'CONSULTATION', audience: 'visitor', recipient: '+821099999999' }])
    await write(1, [
      { kind: 'PHONE_CODE', audience: 'visitor', recipient: '+821088888888', values: { 인증번호: '123456' } },
    ])
    const transport = kept()
    await senderOf(transport).run()
    expect(transport.sent).toHaveLength(62)
    const first = transport.sent.slice(0, 16).map(({ recipient }) => recipient)
    expect(first).toEqual(expect.arrayContaining(['+821088888888', '+821099999999']))
  })

  test('of one booking reach a person in their order', async () => {
    const { id } = await book(3)
    await act(id, 'confirm')
    await act(id, 'cancel')
    const transport = kept()
    await senderOf({
      ...transport,
      async send(message) {
        // The first takes longest.
        if (message.kind === 'RECEIVED') await pause(300)
        await transport.send(message)
      },
    }).run()
    const toVisitor = transport.sent.filter(({ recipient }) => recipient === '+821098765432')
    expect(toVisitor.map(({ kind }) => kind)).toEqual(['RECEIVED', 'CONFIRMED', 'CANCELLED'])
  })

  test('wait without losing tries while their gateway is down, and e-mail goes on', async () => {
    await write(1, reminders(80))
    const phone = kept()
    const email = kept()
    let isDown = true
    const sender = senderOf(
      { ...email, takes: isEmail },
      {
        ...phone,
        takes: (message) => !isEmail(message),
        send: (message) => (isDown ? Promise.reject(new Error('down')) : phone.send(message)),
      },
    )
    await sender.run()
    expect((await tries()).filter((count) => count === 0).length).toBeGreaterThan(20)
    await write(1, reminders(1, { audience: 'clinic' }))
    await sender.run()
    expect(email.sent).toHaveLength(1)
    isDown = false
    await letTimePass()
    await vi.waitFor(async () => {
      await sender.run()
      expect(phone.sent).toHaveLength(80)
    }, 20_000)
    expect(Math.max(...(await tries()))).toBeLessThanOrEqual(3)
  })
})

test('what was given up is listed, masked, and sent again; codes are not', async () => {
  const { code } = await book(3)
  await app.send('/guest/phone-codes', { body: { phone: '010-5555-0002' } })
  for (let turn = 0; turn < 10; turn += 1) {
    await senderOf({ ...kept(), send: () => Promise.reject(new Error('down')) }).run()
    await letTimePass()
  }
  const api = app.client(hosts.a, cookie)
  const list = () => api.request('GET /admin/messages/undelivered', { query: {} })
  const { rows } = await list()
  expect(rows.map(({ title, recipient }) => [title, recipient]).sort()).toEqual([
    ['예약 신청 받음', '+8210****5432'],
    ['예약 신청', 'd***@clinic.example'],
  ])
  expect(rows[0]).toMatchObject({ reservationCode: code, tries: 10 })
  const startAt = (moment: string) =>
    app.database.asOperator((tx) =>
      tx.execute(sql`
        update reservations set starts_at = ${moment}::timestamptz, ends_at = ${moment}::timestamptz + interval '1 hour'
        where code = ${code}`),
    )
  // What tells of a visit that is over is of no use any more.
  await startAt(at(-1, 10))
  expect((await list()).count).toBe(0)
  await startAt(at(3, 10))
  const { id = 0 } = rows.find(({ recipient }) => recipient.startsWith('+82')) ?? {}
  const resend = (ids: number[] | null) =>
    api.request('POST /admin/messages/undelivered/resend', { body: { ids } })
  expect(await resend([id])).toEqual({ count: 1 })
  expect(await resend(null)).toEqual({ count: 1 })
  const transport = kept()
  await senderOf(transport).run()
  expect(transport.sent.map(({ recipient }) => recipient).sort()).toEqual([
    '+821098765432',
    'desk@clinic.example',
  ])
  expect((await list()).count).toBe(0)
})

describe('a clinic’s own messages', () => {
  const client = () => app.client(hosts.a, cookie)
  const params = { setting: 'messages' }
  type Parts = Record<string, Record<string, unknown>>
  /** Saves some messages; those that are not named are as the product has them. */
  const save = async (body: Parts) => {
    const { etag } = await client().request('GET /admin/settings/{setting}', { params })
    return client().request('PUT /admin/settings/{setting}', {
      params,
      query: {},
      body: { ...body, clinic: { clinicRecipients: ['desk@clinic.example'], ...body.clinic } },
      headers: { 'if-match': etag },
    })
  }
  afterAll(() => save({}))

  test('say what it wrote, leave out what it does not want, and carry their code; the rest is the product’s', async () => {
    await save({
      booking: {
        RECEIVED: { words: '#{이름}님 #{날짜} #{시각} 접수 #{링크}', templateCode: 'recv_01' },
        CONFIRMED: { isSent: false },
      },
      clinic: { RECEIVED: { isSent: false } },
    })
    const { id } = await book(3)
    await act(id, 'confirm')
    await act(id, 'cancel')
    const transport = kept()
    await senderOf(transport).run()
    expect(transport.sent.map(({ kind }) => kind)).toEqual(['RECEIVED', 'CANCELLED'])
    const [received, cancelled] = transport.sent
    expect(received?.text).toMatch(
      /^이바다님 \d+월 \d+일\(.\) 오전 10:00 접수 http:\/\/a\.test\/#reservation=/,
    )
    expect([received?.templateCode, cancelled?.templateCode]).toEqual(['recv_01', undefined])
    expect(cancelled?.text).toContain('[가나의원] 이바다님, 예약이 취소되었습니다.')
    // What is not sent is done with, however often the sender looks.
    await letTimePass()
    expect(await senderOf(transport).run()).toBe(0)
    await save({})
    const again = await book(4)
    await senderOf(transport).run()
    expect(transport.sent.slice(2).map(({ kind }) => kind)).toEqual(['RECEIVED', 'RECEIVED'])
    expect(again.id).toBeGreaterThan(id)
  })

  test('warn where they name a treatment, and say so again when they are read', async () => {
    const words = '#{이름}님 #{날짜} #{시각} 스킨 부스터 예약 #{링크}'
    const { warnings } = await save({ booking: { RECEIVED: { words } } })
    expect(warnings).toEqual([
      { path: '/booking/RECEIVED/words', message: expect.stringMatching(/^예약 신청 받음: ‘스킨부스터’는/) },
    ])
    expect((await client().request('GET /admin/settings/{setting}', { params })).warnings).toEqual(warnings)
    expect((await save({})).warnings).toEqual([])
  })

  test('are tried out with sample values, unsaved words too, by whoever may set them', async () => {
    await save({ booking: { CONFIRMED: { isSent: false } } })
    const words = '#{이름}님 #{날짜} #{시각}에 뵙겠습니다 #{링크}'
    const message = { audience: 'visitor', kind: 'CONFIRMED' } as const
    const test = (body: object) =>
      client().request('POST /admin/messages/test', { body: { ...message, ...body } })
    expect(await test({ words, to: '010-1234-5678' })).toEqual({ to: '+821012345678' })
    expect(await test({})).toEqual({ to: admin.email })
    const transport = kept()
    await senderOf(transport).run()
    expect(transport.sent.map(({ recipient }) => recipient).sort()).toEqual(['+821012345678', admin.email])
    const sentTo = (to: string) => transport.sent.find(({ recipient }) => recipient === to)?.text
    expect(sentTo('+821012345678')).toBe('[시험] 김하늘님 11월 25일(수) 오후 2:30에 뵙겠습니다 http://a.test')
    expect(sentTo(admin.email)).toMatch(/^\[시험\] \[가나의원\] 김하늘님, 예약이 확정되었습니다\./)
    for (const [body, path] of [
      [{ words: '#{시간}' }, '/words'],
      [{ to: 'desk@' }, '/to'],
      [{ kind: 'INVITATION' }, '/kind'],
    ] as const) {
      await expect(test(body)).rejects.toMatchObject({ status: 422, errors: [{ path }] })
    }
    await expect(test({})).rejects.toMatchObject({ status: 429 })
  })
})

test('phones get an Alimtalk, and an SMS where that is refused; the gateway can tell a repeated one', async () => {
  const asked: [string, Record<string, string>][] = []
  const transport = phoneTransport({
    alimtalk: { url: 'https://alimtalk.example', key: 'a', from: '@clinic' },
    sms: { url: 'https://sms.example', key: 'b', from: '0212345678' },
    send: async (url, init) => {
      asked.push([url, init.headers as Record<string, string>])
      return new Response(null, { status: url.includes('alimtalk') ? 502 : 202 })
    },
  })
  const message = {
    id: '1-7',
    kind: 'RECEIVED',
    recipient: '+821011112222',
    clinic: '가나의원',
    subject: '',
    text: '',
  }
  await transport.send(message)
  expect(asked.map(([url, headers]) => [url, headers['idempotency-key'], headers.authorization])).toEqual([
    ['https://alimtalk.example', '1-7', 'Bearer a'],
    ['https://sms.example', '1-7', 'Bearer b'],
  ])
  expect(transport.takes({ ...message, recipient: 'desk@clinic.example' })).toBe(false)
})
