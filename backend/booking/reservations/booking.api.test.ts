import { desc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { notifications } from '#backend/messages/notifications/table.ts'
import { phoneCodes, sentCodes } from '#backend/people/phone-codes/table.ts'
import { slotClaims } from './table.ts'
import { createMessageSender } from '#backend/messages/notifications/sender.ts'
import { certify, cookieOf } from '#tests/support/customers.ts'
import { addTerms } from '#tests/support/terms.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, inDays, openClinic } from '#tests/support/reservations.ts'

/* What a booking widget asks of the API, beyond one booking of one option. */

let app: Awaited<ReturnType<typeof startBackend>>
let doctor: number
let second: number
let option: number
let address = 0
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  doctor = await addDoctor(app.database, 1)
  second = await addDoctor(app.database, 1, { name: '윤도현', position: 2 })
  option = await addOption(app.database, 1, { price: 220_000, salePrice: 165_000, durationMinutes: 60 })
})
afterAll(() => app.close())
beforeEach(async () => {
  await openClinic(app.database, 1)
  await app.database.asOperator(async (tx) => {
    await tx.delete(slotClaims)
    await tx.execute(sql`update reservations set status = 'CANCELLED'`)
  })
})

type Json = Record<string, unknown>
const client = () => app.client(hosts.a)
const guest = { contactName: '이바다', contactPhone: '010-9876-5432' }
const send = async (path: string, options: Parameters<typeof app.send>[1] = {}) => {
  address += 1
  const response = await app.send(path, { address: `10.${address >> 8}.${address & 255}.1`, ...options })
  return [response.status, response.status === 204 ? {} : await response.json()] as const
}
const visit = (reservedAt: string, more: Json = {}) => ({ type: 'VISIT', reservedAt, ...guest, ...more })
const book = (body: Json, headers: Record<string, string> = {}) =>
  send('/customer/reservations', { body, headers })

describe('free times of several days', () => {
  test('come in one answer: who is free at each, why a day is closed, and when the next time is', async () => {
    await app.database.asOperator((tx) =>
      tx.execute(sql`insert into special_days (partner_id, starts_on, ends_on, reason)
        values (1, ${inDays(4)}, ${inDays(4)}, '학회 참석')`),
    )
    await book(visit(at(3, 10), { employeeId: doctor }))
    const query = { from: inDays(3), to: inDays(5) }
    const answer = await client().request('GET /partner-schedules/times', { query })
    expect(answer.rows.map(({ day }) => day)).toEqual([inDays(3), inDays(4), inDays(5)])
    const [first, closed, last] = answer.rows
    const timeAt = (time: string) => first?.times.find((one) => one.time === time)
    expect(timeAt('10:00')).toMatchObject({ isAvailable: true, employeeIds: [second] })
    expect(timeAt('10:30')).toMatchObject({ reservedAt: at(3, 10, 30), employeeIds: [second, doctor] })
    expect(timeAt('13:00')).toMatchObject({ isAvailable: false, reason: { code: 'lunch' }, employeeIds: [] })
    expect(closed).toEqual({
      day: inDays(4),
      reason: { code: 'clinic-closed', message: '학회 참석' },
      times: [],
      nextAvailable: { day: inDays(5), time: '10:00', reservedAt: at(5, 10) },
    })
    expect([first?.nextAvailable, last?.nextAvailable]).toEqual([null, null])
    expect(answer.employees.map(({ name }) => name)).toEqual(['한서윤', '윤도현'])
    // A week that ends on a closed day looks beyond it.
    const alone = await client().request('GET /partner-schedules/times', {
      query: { from: inDays(4), to: inDays(4) },
    })
    expect(alone.rows[0]?.nextAvailable).toMatchObject({ reservedAt: at(5, 10) })
    await app.database.asOperator((tx) => tx.execute(sql`delete from special_days`))
  })

  test('are those of the doctor and the treatments that are wanted, a week unless told', async () => {
    const query = { employeeId: second, items: `${option}:2` }
    const { durationMinutes, rows, employees } = await client().request('GET /partner-schedules/times', {
      query,
    })
    expect([durationMinutes, rows.length, employees.length]).toEqual([120, 7, 1])
    expect(rows[3]?.times.filter(({ isAvailable }) => isAvailable).map(({ time }) => time)).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
      '17:00',
    ])
    expect((await send(`/partner-schedules/times?employeeId=999999`))[0]).toBe(404)
    expect((await send(`/partner-schedules/times?items=${option}:0`))[0]).toBe(400)
    const [, month] = await send(`/partner-schedules/times?from=${inDays(1)}&to=${inDays(200)}`)
    expect(month.rows).toHaveLength(31)
  })
})

describe('holds', () => {
  const address = '192.0.2.7'
  const hold = (reservedAt: string, who: string | undefined, more: Json = {}) =>
    send('/customer/reservation-holds', {
      address,
      body: { reservedAt, ...more },
      headers: who === undefined ? {} : { 'guest-id': who },
    })
  /** Half hours that can be booked, sixteen a day. */
  const slots = Array.from({ length: 64 }, (_, index) => {
    const half = index % 16
    const start = half < 6 ? 20 + half : 22 + half
    return at(3 + Math.floor(index / 16), Math.floor(start / 2), (start % 2) * 30)
  })
  const slot = (index: number) => slots[index] ?? ''

  test('one guest holds three', async () => {
    const one = { employeeId: doctor }
    const first = crypto.randomUUID()
    for (const index of [0, 1]) expect((await hold(slot(index), first, one))[0]).toBe(201)
    const [status, third] = await hold(slot(2), first, one)
    expect(status).toBe(201)
    expect(await hold(slot(3), first, one)).toMatchObject([
      429,
      { code: 'too-many-holds', message: expect.stringContaining('3개까지') },
    ])
    // What is let go of by the same request leaves room, and what is booked is held no more.
    const [, moved] = await hold(slot(3), first, { ...one, holdToken: third.holdToken })
    expect((await book(visit(slot(3), { ...one, holdToken: moved.holdToken })))[0]).toBe(201)
    expect((await hold(slot(4), first, one))[0]).toBe(201)
    expect((await hold(slot(5), first, one))[0]).toBe(429)
  })

  test('of several at once by one guest, three are taken', async () => {
    const who = crypto.randomUUID()
    const held = await Promise.all(slots.slice(0, 10).map((time) => hold(time, who)))
    expect(held.filter(([status]) => status === 201)).toHaveLength(3)
    expect(held.filter(([status]) => status === 429)).toHaveLength(7)
  })

  test('are counted for a member in all of their browsers', async () => {
    const { cookie } = await signInCustomer(app.database, 1)
    const as = (index: number) =>
      send('/customer/reservation-holds', {
        body: { reservedAt: slot(index) },
        headers: { cookie, 'guest-id': crypto.randomUUID() },
      })
    const answers = []
    for (let index = 0; index < 4; index += 1) answers.push((await as(index))[0])
    expect(answers).toEqual([201, 201, 201, 429])
  })
})

describe('options with quantities', () => {
  test('have one price and one length from cart to booking', async () => {
    const items = [{ productOptionId: option, quantity: 2 }]
    const { cookie } = await signInCustomer(app.database, 1)
    const [, cart] = await send('/carts', { body: { items }, headers: { cookie } })
    const [, confirmation] = await send(`/customer/reservation-confirm?items=${option}:2`)
    const [, hold] = await send('/customer/reservation-holds', {
      body: { reservedAt: at(3, 10), items },
      headers: { cookie },
    })
    const body = { reservedAt: at(3, 10), items, sensitiveConsent: true, holdToken: hold.holdToken }
    const [status, made] = await book(body, { cookie })
    expect(status).toBe(201)
    expect([cart.totalPrice, confirmation.totalPrice, made.totalPrice]).toEqual([330_000, 330_000, 330_000])
    expect([confirmation.durationMinutes, made.durationMinutes]).toEqual([120, 120])
    expect([hold.endsAt, made.endsAt]).toEqual([at(3, 12), at(3, 12)])
    expect(made.items).toMatchObject([{ productOptionId: option, quantity: 2, price: 165_000 }])
    const change = (changed: Json) =>
      send(`/customer/reservations/${made.id}`, { method: 'PUT', body: changed, headers: { cookie } })
    expect((await change({ items }))[1]).toMatchObject({ totalPrice: 330_000, reservedAt: at(3, 10) })
    expect((await change({ productOptionIds: [option] }))[1]).toMatchObject({
      totalPrice: 165_000,
      endsAt: at(3, 11),
      items: [{ quantity: 1 }],
    })
  })

  test('are named once, in one way, and each that cannot be had is told', async () => {
    const path = async (more: Json) => {
      const [status, problem] = await book({
        reservedAt: at(3, 10),
        sensitiveConsent: true,
        ...guest,
        ...more,
      })
      return [status, problem.errors?.map((error: Json) => error.path)]
    }
    const one = { productOptionId: option }
    expect(await path({ items: [one], productOptionIds: [option] })).toEqual([422, ['/items']])
    expect(await path({ items: [one, one] })).toEqual([422, ['/items']])
    expect(await path({ items: [{ ...one, quantity: 0 }] })).toEqual([422, ['/items/0/quantity']])
    expect(await path({ items: [one, { productOptionId: 999_999 }] })).toEqual([
      422,
      ['/items/1/productOptionId'],
    ])
    const dear = await addOption(app.database, 1, { price: 2_000_000_000, durationMinutes: 5 })
    expect(await path({ items: [{ productOptionId: dear, quantity: 2 }] })).toEqual([422, ['/items']])
  })
})

describe('who loses a race', () => {
  test('is offered the next time that is free for the same, by holding, booking and moving alike', async () => {
    const { cookie } = await signInCustomer(app.database, 1)
    for (const hour of [10, 11, 15]) await book(visit(at(3, hour), { employeeId: doctor }))
    const tried = { reservedAt: at(3, 10, 30), employeeId: doctor }
    const [, mine] = await book(visit(at(3, 15), { employeeId: second }), { cookie })
    await book(visit(at(3, 10, 30), { employeeId: doctor }))
    const next = { day: inDays(3), time: '11:30', reservedAt: at(3, 11, 30) }
    const lost = [409, { code: 'slot-taken', nextAvailable: next }]
    expect(await send('/customer/reservation-holds', { body: tried })).toMatchObject(lost)
    expect(await book(visit(at(3, 10, 30), { employeeId: doctor }))).toMatchObject(lost)
    const path = `/customer/reservations/${mine.id}`
    expect(await send(path, { method: 'PUT', body: tried, headers: { cookie } })).toMatchObject(lost)
  })

  test('and what nobody can have is no race: a move out of hours is 422 and keeps the old time', async () => {
    const { cookie } = await signInCustomer(app.database, 1)
    const [, mine] = await book(visit(at(3, 15)), { cookie })
    const path = `/customer/reservations/${mine.id}`
    const change = (body: Json) => send(path, { method: 'PUT', body, headers: { cookie } })
    expect(await change({ reservedAt: at(3, 13) })).toMatchObject([422, { code: 'slot-lunch' }])
    expect((await send(path, { headers: { cookie } }))[1].reservedAt).toBe(at(3, 15))
    const [held, problem] = await send('/customer/reservation-holds', { body: { reservedAt: at(-1, 10) } })
    expect([held, problem.code]).toEqual([422, 'slot-past'])
  })
})

describe('a token that is not valid', () => {
  const wrong = [
    ['a bearer of nobody', { authorization: 'Bearer 0123456789012345678901234567890123456789012' }],
    ['what can be no token', { authorization: 'Bearer ' }],
    ['the cookie of a session that is over', { cookie: 'danjang_customer=0123456789' }],
  ] as const

  test.each(wrong)('%s: nothing is booked or held in nobody’s name', async (_, headers) => {
    for (const path of ['/customer/reservations', '/customer/reservation-holds']) {
      expect(await send(path, { body: visit(at(3, 10)), headers })).toMatchObject([
        401,
        { code: 'session-over' },
      ])
    }
    const { rows } = await app.database.asOperator((tx) => tx.execute(sql`select from slot_claims`))
    expect(rows).toHaveLength(0)
  })

  test('a cookie of one is taken away, so that who tries again is a guest', async () => {
    const response = await app.send('/customer/reservations', {
      body: visit(at(3, 10)),
      headers: { cookie: 'danjang_customer=0123456789' },
    })
    expect(response.headers.getSetCookie()[0]).toMatch(/^danjang_customer=;.*Max-Age=0/)
  })

  test('somebody of the wrong kind is told so and stays signed in', async () => {
    const { cookie } = await signInCustomer(app.database, 1)
    const response = await app.send('/guest-customer/phone', {
      method: 'PUT',
      body: { phone: '010-2222-3333' },
      headers: { cookie },
    })
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
    expect((await send('/customers/this', { headers: { cookie } }))[0]).toBe(200)
  })
})

describe('a guest’s phone is proved by a code', () => {
  beforeEach(async () => {
    await openClinic(app.database, 1, {}, { requireGuestPhoneProof: true, mostOpenPerPhone: 5 })
    await app.database.asOperator((tx) => Promise.all([tx.delete(phoneCodes), tx.delete(sentCodes)]))
  })
  const ask = (phone: string) => send('/guest/phone-codes', { body: { phone } })
  const verify = (phone: string, code: string) => send('/guest/phone-codes/verify', { body: { phone, code } })
  const sentCode = async () => {
    const [row] = await app.database.asOperator((tx) =>
      tx.select().from(notifications).orderBy(desc(notifications.id)).limit(1),
    )
    return (row?.values as { 인증번호: string } | undefined)?.인증번호 ?? ''
  }
  const prove = async (phone: string) => {
    await ask(phone)
    return (await verify(phone, await sentCode()))[1].phoneProof as string
  }
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('without it nothing is booked; the code itself is in no answer', async () => {
    const phone = '010-7000-0001'
    const unproved = visit(at(3, 10), { contactPhone: phone })
    expect(await book(unproved)).toMatchObject([
      422,
      { code: 'phone-proof-required', errors: [{ path: '/phoneProof' }] },
    ])
    const [status, asked] = await ask(phone)
    const code = await sentCode()
    expect([status, JSON.stringify(asked).includes(code)]).toEqual([201, false])
    expect(await verify(phone, other(code))).toMatchObject([422, { code: 'wrong-code' }])
    const [, { phoneProof }] = await verify(phone, code)
    expect((await verify(phone, code))[1].code).toBe('code-over')
    expect((await book({ ...unproved, phoneProof, contactPhone: '010-7000-0002' }))[1].code).toBe(
      'phone-proof-over',
    )
    expect((await book({ ...unproved, phoneProof }))[0]).toBe(201)
  })

  test('a member and a certified guest need none', async () => {
    const { cookie } = await signInCustomer(app.database, 1)
    expect((await book(visit(at(3, 10)), { cookie }))[0]).toBe(201)
    const certified = await signInCustomer(app.database, 1, { kind: 'guest', certifiedAt: new Date() })
    expect((await book(visit(at(3, 11)), { cookie: certified.cookie }))[0]).toBe(201)
    const claimed = await signInCustomer(app.database, 1, { kind: 'guest' })
    expect((await book(visit(at(3, 12)), { cookie: claimed.cookie }))[0]).toBe(422)
    const needs = async (headers: Record<string, string> = {}) =>
      (await send('/customer/reservation-confirm', { headers }))[1].needsPhoneProof
    expect([await needs({ cookie }), await needs({ cookie: claimed.cookie }), await needs()]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('one phone is sent few, from whatever address, and five wrong codes end one', async () => {
    const phone = '010-7000-0003'
    expect((await ask(phone))[0]).toBe(201)
    const again = await app.send('/guest/phone-codes', { body: { phone }, address: '10.250.0.1' })
    expect([again.status, Number(again.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    const code = await sentCode()
    for (let turn = 0; turn < 4; turn += 1) await verify(phone, other(code))
    expect((await verify(phone, other(code)))[1].code).toBe('code-over')
    expect((await verify(phone, code))[1].code).toBe('code-over')
    const minutesAgo = (minutes: number) =>
      app.database.asOperator((tx) =>
        tx.update(sentCodes).set({ sentAt: sql`sent_at - make_interval(mins => ${minutes})` }),
      )
    for (let turn = 0; turn < 4; turn += 1) {
      await minutesAgo(1)
      expect((await ask(phone))[0]).toBe(201)
    }
    await minutesAgo(1)
    expect((await ask(phone))[0]).toBe(429)
    await minutesAgo(60)
    expect((await ask(phone))[0]).toBe(201)
    expect((await ask('02-123'))[0]).toBe(422)
  })

  test('a code holds by the database’s clock, on a node whose own is an hour fast too', async () => {
    const phone = '010-7000-0009'
    await ask(phone)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await ask(phone))[0]).toBe(429)
    const [status, { phoneProof, expiresAt }] = await verify(phone, await sentCode())
    vi.useRealTimers()
    expect([status, Date.parse(expiresAt) - Date.now() <= 30 * 60_000]).toEqual([200, true])
    expect((await book(visit(at(3, 16), { contactPhone: phone, phoneProof })))[0]).toBe(201)
  })

  test('a phone has no two bookings at one time, and as many ahead as the clinic allows', async () => {
    const contactPhone = '010-7000-0004'
    const phoneProof = await prove(contactPhone)
    const mine = { contactPhone, phoneProof }
    await book(visit(at(3, 10), mine))
    const overlapping = await book(visit(at(3, 10), { ...mine, employeeId: doctor }))
    expect(overlapping).toMatchObject([422, { code: 'phone-overlap' }])
    for (const hour of [11, 12, 14, 15]) expect((await book(visit(at(3, hour), mine)))[0]).toBe(201)
    expect(await book(visit(at(3, 16), mine))).toMatchObject([422, { code: 'too-many-reservations' }])
  })

  test('a phone that a code proves is shown what it has ahead, without a booking’s number, and nothing of others', async () => {
    const contactPhone = '010-7000-0007'
    const phoneProof = await prove(contactPhone)
    const mine = { contactPhone, phoneProof }
    const [, later] = await book(visit(at(4, 10), mine))
    const [, sooner] = await book(visit(at(3, 11), mine))
    const [, gone] = await book(visit(at(3, 14), mine))
    await send('/guest/reservations/cancel', { body: { phone: contactPhone, code: gone.code } })
    const foreign = '010-7000-0008'
    await book(visit(at(3, 12), { contactPhone: foreign, phoneProof: await prove(foreign) }))
    const ahead = (body: Json) => send('/guest/reservations/ahead', { body })
    const [status, { rows }] = await ahead({ phone: '+82 10-7000-0007', phoneProof })
    expect([status, rows.map((row: Json) => row.id)]).toEqual([200, [sooner.id, later.id]])
    const [, opened] = await send('/guest/reservations/lookup', { body: { linkToken: rows[0].linkToken } })
    expect(opened.code).toBe(sooner.code)
    for (const body of [
      { phone: foreign, phoneProof },
      { phone: contactPhone, phoneProof: 'x' },
    ])
      expect(await ahead(body)).toMatchObject([
        422,
        { code: 'phone-proof-over', errors: [{ path: '/phoneProof' }] },
      ])
  })

  test('who certifies the same phone later finds what was booked with it; the browser’s number finds nothing', async () => {
    const phone = '010-7000-0005'
    const phoneProof = await prove(phone)
    const [, made] = await book(visit(at(3, 10), { contactPhone: phone, phoneProof }))
    const [, foreign] = await book(
      visit(at(3, 11), { contactPhone: '010-7000-0006', phoneProof: await prove('010-7000-0006') }),
    )
    const guestId = crypto.randomUUID()
    const signIn = (body: Json) => app.send('/api/guest-signin', { body: { guestId, ...body } })
    const claimed = cookieOf(await signIn({ phone }))
    expect((await send('/customer/reservations', { headers: { cookie: claimed } }))[1].count).toBe(0)
    const certificationToken = await certify(app.send, { phone: '01070000005', name: '이바다' })
    const cookie = cookieOf(await signIn({ certificationToken }))
    const [, { rows }] = await send('/customer/reservations', { headers: { cookie } })
    expect(rows.map((row: Json) => row.id)).toEqual([made.id])
    expect(foreign.id).not.toBe(made.id)
    const alone = await app.send('/api/guest-signin', {
      method: 'POST',
      headers: { 'guest-id': guestId, 'content-type': 'application/json' },
      body: {},
    })
    expect(await alone.json()).toMatchObject({ phone: null, name: null })
    expect((await send('/customer/reservations', { headers: { cookie: cookieOf(alone) } }))[1].count).toBe(0)
  })
})

test('a guest’s cart is told by the header, which no log of addresses has', async () => {
  const headers = { 'guest-id': crypto.randomUUID() }
  const items = [{ productOptionId: option, quantity: 2 }]
  await send('/guest/carts', { body: { items }, headers })
  expect((await send('/guest/badge', { headers }))[1]).toEqual({ cartCount: 1 })
  expect((await send('/guest/carts', { headers }))[1].count).toBe(1)
  expect((await send('/guest/carts'))[0]).toBe(400)
})

test('a booking from the cart takes out what it books: of the browser and of who signed in meanwhile', async () => {
  const guestId = crypto.randomUUID()
  const headers = { 'guest-id': guestId }
  const other = await addOption(app.database, 1)
  const { cookie } = await signInCustomer(app.database, 1)
  const fill = { body: { items: [{ productOptionId: option }, { productOptionId: other }] } }
  await send('/guest/carts', { ...fill, headers })
  await send('/carts', { ...fill, headers: { cookie } })
  const left = async () =>
    Promise.all(
      [{ headers }, { headers: { cookie } }].map(async (whose, index) => {
        const [, cart] = await send(index === 0 ? '/guest/carts' : '/carts', whose)
        return cart.rows.map(({ productOptionId }: { productOptionId: number }) => productOptionId)
      }),
    )
  const body = {
    reservedAt: at(3, 10),
    productOptionIds: [option],
    sensitiveConsent: true,
    ...guest,
    employeeId: doctor,
  }
  expect((await book({ ...body, reservedAt: at(3, 13), fromCart: true }, headers))[0]).toBe(422)
  expect((await book(body, headers))[0]).toBe(201)
  expect(await left()).toEqual([
    [option, other],
    [option, other],
  ])
  const key = { 'idempotency-key': crypto.randomUUID() }
  const again = { ...body, reservedAt: at(3, 11), fromCart: true }
  const [, made] = await book(again, { cookie, ...headers, ...key })
  expect(await left()).toEqual([[other], [other]])
  // The repeated request is answered, and what was put in since stays.
  await send('/guest/carts', { ...fill, headers })
  expect((await book(again, { cookie, ...headers, ...key }))[1].id).toBe(made.id)
  expect((await left())[0]).toEqual([other, option])
})

describe('consents of a booking', () => {
  test('the clinic’s are required of guests too, once given they hold, and each is kept with the booking', async () => {
    const said = await addTerms(app.database, 1)
    const { cookie } = await signInCustomer(app.database, 1)
    const treatment = (hour: number, more: Json = {}) => ({
      reservedAt: at(3, hour),
      productOptionIds: [option],
      channel: 'WIDGET',
      ...guest,
      ...more,
    })
    const all = [said['privacy-consent'], said['sensitive-data']]
    expect(await book(treatment(10))).toMatchObject([
      422,
      { code: 'consent-required', errors: [{ path: '/agreements' }, { path: '/agreements' }] },
    ])
    expect((await book(treatment(10, { agreements: [said['privacy-consent']] })))[0]).toBe(422)
    const stale = { ...said['sensitive-data'], version: 9 }
    expect((await book(treatment(10, { agreements: [all[0], stale] })))[1].code).toBe('terms-changed')
    const [status, made] = await book(treatment(10, { agreements: all }))
    expect(status).toBe(201)
    // A visit tells of no treatment.
    expect((await book(visit(at(3, 12), { agreements: [said['privacy-consent']] })))[0]).toBe(201)
    const { rows } = await app.database.asOperator((tx) =>
      tx.execute(sql`select channel, version from consents where reservation_id = ${made.id}`),
    )
    expect(rows).toEqual([
      { channel: 'WIDGET', version: 1 },
      { channel: 'WIDGET', version: 1 },
    ])
    const asked = async () => {
      const path = `/customer/reservation-confirm?items=${option}`
      const [, { terms }] = await send(path, { headers: { cookie } })
      return terms.map((term: Json) => term.code)
    }
    expect(await asked()).toEqual(['privacy-consent', 'sensitive-data'])
    expect((await book(treatment(14, { agreements: all }), { cookie }))[0]).toBe(201)
    expect(await asked()).toEqual([])
    expect((await book(treatment(16), { cookie }))[0]).toBe(201)
    await app.database.asOperator((tx) =>
      tx.execute(sql`update terms set occasions = array_remove(occasions, 'RESERVATION')`),
    )
  })
})

test('a minor books with a guardian’s consent, and the desk is told', async () => {
  const birthDate = `${Number(inDays(0).slice(0, 4)) - 18}-01-01`
  const { cookie } = await signInCustomer(app.database, 1, { birthDate })
  expect((await send('/customer/reservation-confirm', { headers: { cookie } }))[1].needsGuardianConsent).toBe(
    true,
  )
  expect(await book(visit(at(3, 10)), { cookie })).toMatchObject([
    422,
    { errors: [{ path: '/guardianConsent' }] },
  ])
  expect((await book(visit(at(3, 10), { isMinor: true })))[0]).toBe(422)
  const [status, made] = await book(visit(at(3, 10), { guardianConsent: true }), { cookie })
  const headers = { cookie: await app.signIn() }
  const [, seen] = await send(`/admin/reservations/${made.id}`, { headers })
  expect([status, seen.isMinor, typeof seen.guardianConsentAt]).toEqual([201, true, 'string'])
})

describe('a confirmed booking', () => {
  const confirmed = async (hour: number, more: Json = {}) => {
    const { cookie } = await signInCustomer(app.database, 1)
    const [, made] = await book(visit(at(3, hour), { employeeId: doctor, ...more }), { cookie })
    const desk = { cookie: await app.signIn() }
    const act = (action: string, body?: Json) =>
      send(`/admin/reservations/${made.id}/${action}`, {
        method: 'POST',
        headers: desk,
        ...(body && { body }),
      })
    expect((await act('confirm', {}))[0]).toBe(200)
    const path = `/customer/reservations/${made.id}`
    const change = (body: Json) => send(path, { method: 'PUT', body, headers: { cookie } })
    const read = async () => (await send(path, { headers: { cookie } }))[1]
    return { id: made.id as number, cookie, act, change, read }
  }
  const isFree = async (time: string) => {
    const query = new URLSearchParams({ day: inDays(3), employeeId: String(doctor) })
    const [, { rows }] = await send(`/partner-schedules/time?${query}`)
    return rows.find((row: Json) => row.time === time).isAvailable
  }

  test('keeps its time until the clinic confirms the new one, and has both meanwhile', async () => {
    const { act, change, read } = await confirmed(10)
    const [status, asked] = await change({ reservedAt: at(3, 15) })
    expect([status, asked]).toMatchObject([
      200,
      { status: 'CONFIRMED', time: '10:00', pendingMove: { time: '15:00', employee: { id: doctor } } },
    ])
    expect([await isFree('10:00'), await isFree('15:00')]).toEqual([false, false])
    expect(await act('confirm', {})).toMatchObject([200, { time: '15:00', pendingMove: null }])
    expect([await isFree('10:00'), await isFree('15:00')]).toEqual([true, false])
    expect((await read()).status).toBe('CONFIRMED')
    expect((await act('confirm', {}))[0]).toBe(409)
  })

  test('stays as it is where the clinic refuses the move, or its customer takes the visit back', async () => {
    const { act, change } = await confirmed(10)
    await change({ reservedAt: at(3, 15) })
    expect(await act('reject', {})).toMatchObject([
      200,
      { status: 'CONFIRMED', time: '10:00', pendingMove: null },
    ])
    expect(await isFree('15:00')).toBe(true)
    await change({ reservedAt: at(3, 16) })
    expect((await change({ reservedAt: at(3, 10) }))[1]).toMatchObject({ time: '10:00', pendingMove: null })
    expect(await isFree('16:00')).toBe(true)
  })

  test('moves by less than its length, though the two times overlap', async () => {
    const long = { type: 'TREATMENT', items: [{ productOptionId: option }], sensitiveConsent: true }
    const { act, change } = await confirmed(10, long)
    expect((await change({ reservedAt: at(3, 10, 30) }))[1]).toMatchObject({
      time: '10:00',
      pendingMove: { time: '10:30', endsAt: at(3, 11, 30) },
    })
    expect([await isFree('11:00'), await isFree('11:30')]).toEqual([false, true])
    expect((await act('confirm', {}))[1]).toMatchObject({ time: '10:30', durationMinutes: 60 })
    expect([await isFree('10:00'), await isFree('11:00')]).toEqual([true, false])
  })

  test('is done or not come for only once its time has come', async () => {
    const { id, act } = await confirmed(10)
    for (const action of ['done', 'no-show']) expect((await act(action))[0]).toBe(422)
    await app.database.asOperator((tx) =>
      tx.execute(sql`update reservations set starts_at = now() - interval '1 hour',
        ends_at = now() - interval '30 minutes' where id = ${id}`),
    )
    expect(await act('no-show')).toMatchObject([200, { status: 'NO_SHOW' }])
  })

  test('made inside the notice period can be withdrawn for a while', async () => {
    await openClinic(app.database, 1, {}, { changeUntilMinutes: 43_200, withdrawMinutes: 30 })
    const { cookie } = await signInCustomer(app.database, 1)
    const cancel = (id: number) =>
      send(`/customer/reservations/${id}/cancel`, { body: {}, headers: { cookie } })
    const [, first] = await book(visit(at(3, 10)), { cookie })
    expect([first.changeableUntil, typeof first.cancellableUntil]).toEqual([null, 'string'])
    expect((await cancel(first.id))[0]).toBe(200)
    const [, second] = await book(visit(at(3, 11)), { cookie })
    await app.database.asOperator((tx) =>
      tx.execute(
        sql`update reservations set created_at = now() - interval '31 minutes' where id = ${second.id}`,
      ),
    )
    expect(await cancel(second.id)).toMatchObject([422, { code: 'too-late' }])
    await openClinic(app.database, 1, {}, { changeUntilMinutes: 1440 })
  })

  test('is cancelled when its customer leaves: they are told, the time is free, and the desk has no name', async () => {
    const { cookie, id } = await signInCustomer(app.database, 1, { kind: 'guest' })
    const [, made] = await book(visit(at(3, 10), { employeeId: doctor }), { cookie })
    const told = () =>
      app.database.withPartner(1, (tx) =>
        tx
          .select({
            kind: notifications.kind,
            recipient: notifications.recipient,
            values: notifications.values,
          })
          .from(notifications)
          .where(eq(notifications.reservationId, made.id)),
      )
    const before = await told()
    expect(await send('/customers/this', { method: 'DELETE', headers: { cookie } })).toEqual([
      200,
      { cancelledReservations: [{ reservedAt: made.reservedAt }], withdrawnWaitings: 0 },
    ])
    expect((await told()).slice(before.length)).toEqual([
      {
        kind: 'CANCELLED',
        recipient: expect.stringMatching(/^\+8210/),
        values: expect.objectContaining({ 이름: made.contactName }),
      },
    ])
    expect(await isFree('10:00')).toBe(true)
    const headers = { cookie: await app.signIn() }
    const [, seen] = await send(`/admin/reservations/${made.id}/reveal`, { method: 'POST', headers })
    expect(seen).toMatchObject({ status: 'CANCELLED', contactName: '탈퇴한 고객', contactPhone: '' })
    expect(id).toBeGreaterThan(0)
  })

  test('is called by another name where its customer says so, and never by another phone', async () => {
    const { change } = await confirmed(10)
    expect((await change({ contactName: '김바다' }))[1]).toMatchObject({
      contactName: '김바다',
      status: 'CONFIRMED',
    })
    expect(await change({ contactPhone: '010-1111-2222' })).toMatchObject([
      422,
      { errors: [{ path: '/contactPhone' }] },
    ])
  })
})

describe('which doctor does which option', () => {
  test('is data, and free times, doctors, holds and bookings keep to it', async () => {
    const laser = await addOption(app.database, 1, { name: '레이저' })
    const cookie = await app.signIn()
    /** Saves the doctor's form with other options. */
    const name = async (employeeId: number, productOptionIds: number[]) => {
      const path = `/admin/employees/${employeeId}`
      const [, { data, etag }] = await send(path, { headers: { cookie } })
      const body = { ...data, productOptionIds }
      return send(path, { method: 'PUT', body, headers: { cookie, 'if-match': etag } })
    }
    const offered = async () => {
      const [, { rows, employees }] = await send(
        `/partner-schedules/times?items=${laser}&from=${inDays(3)}&to=${inDays(3)}`,
      )
      const [{ times }] = rows
      const ten = times.find(({ time }: Json) => time === '10:00')
      return [employees.map(({ id }: Json) => id), ten.employeeIds]
    }
    expect(await offered()).toEqual([
      [doctor, second],
      [doctor, second],
    ])
    expect(await name(second, [laser])).toMatchObject([200, { data: { productOptionIds: [laser] } }])
    expect(await offered()).toEqual([[second], [second]])
    expect(await name(second, [999_999])).toMatchObject([422, { errors: [{ path: '/productOptionIds/0' }] }])
    const [, treatments] = await send('/v2/products?pageSize=100')
    const treatment = treatments.rows.find((one: Json) =>
      (one.options as Json[]).some(({ id }) => id === laser),
    )
    const ofTreatment = async () => {
      const [, found] = await send(`/partner-employees?productId=${treatment.id}`)
      return [found.count, found.rows.map((one: Json) => one.id)]
    }
    expect(await ofTreatment()).toEqual([1, [second]])
    const visit = `items=${laser}`
    const [, week] = await send(`/partner-schedules/times?${visit}&from=${inDays(3)}`)
    expect(week.employees.map((one: Json) => one.id)).toEqual([second])
    const [, doctors] = await send(`/partner-employee-schedules/employees?day=${inDays(3)}&${visit}`)
    expect(doctors.rows.map((one: Json) => one.id)).toEqual([second])
    const body = {
      reservedAt: at(3, 10),
      items: [{ productOptionId: laser }],
      sensitiveConsent: true,
      ...guest,
    }
    expect(await book({ ...body, employeeId: doctor })).toMatchObject([422, { code: 'unknown-employee' }])
    expect((await book(body))[1].employee.id).toBe(second)
    expect(await book(body)).toMatchObject([409, { nextAvailable: { reservedAt: at(3, 10, 30) } }])
    const hold = await send('/customer/reservation-holds', { body: { ...body, reservedAt: at(3, 11) } })
    expect(hold[1].employee.id).toBe(second)
    // Nobody is named for the other: whoever is free does it.
    expect((await book({ ...body, items: [{ productOptionId: option }] }))[1].employee.id).toBe(doctor)
    await name(second, [])
    expect(await ofTreatment()).toEqual([2, [doctor, second]])
    expect((await book({ ...body, reservedAt: at(3, 15), employeeId: doctor }))[0]).toBe(201)
  })
})

describe('a signed link', () => {
  test('lets a guest see, change and cancel their booking; the calendar’s shows no more than the visit', async () => {
    const [, made] = await book(visit(at(3, 10)))
    const [, found] = await send('/guest/reservations/lookup', {
      body: { phone: guest.contactPhone, code: made.code },
    })
    const file = await app.send(`/guest/reservations/calendar?token=${found.calendarToken}`)
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('BEGIN:VEVENT')])
    const [, shown] = await send('/guest/reservations/lookup', { body: { linkToken: found.linkToken } })
    // Who has a link gets no other, that would hold for longer.
    expect([shown.id, shown.linkToken]).toEqual([made.id, found.linkToken])
    const linkToken = await linkOf(made.id)
    const [, seen] = await send('/guest/reservations/lookup', { body: { linkToken } })
    expect(seen).toMatchObject({ id: made.id, contactName: '이바다' })
    const moved = { method: 'PUT', body: { linkToken, reservedAt: at(3, 11) } }
    expect((await send('/guest/reservations', moved))[1].time).toBe('11:00')
    // Neither is the other, and nobody makes one up.
    for (const wrong of [found.calendarToken, `${linkToken}x`, linkToken.replace(/^[^.]+/, 'zz')]) {
      expect((await send('/guest/reservations/lookup', { body: { linkToken: wrong } }))[0]).toBe(404)
    }
    expect((await app.send(`/guest/reservations/calendar?token=${linkToken}`)).status).toBe(404)
    expect((await send('/guest/reservations/lookup', { body: { linkToken }, host: hosts.b }))[0]).toBe(404)
    expect((await send('/guest/reservations/cancel', { body: { linkToken } }))[1].status).toBe('CANCELLED')
    expect((await send('/guest/reservations/lookup', { body: {} }))[1].errors).toHaveLength(2)
  })

  /** As it stands in the message that was sent. */
  async function linkOf(reservationId: number): Promise<string> {
    let link = ''
    const transport = {
      name: 'kept',
      takes: () => true,
      send: async ({ text }: { text: string }) => {
        const [, token = ''] = /#reservation=(\S+)/.exec(text) ?? []
        if (token.startsWith(`${reservationId.toString(36)}.`)) link = token
      },
    }
    await createMessageSender({
      database: app.database,
      logger: pino({ level: 'silent' }),
      transports: [transport],
    }).run()
    return link
  }
})

describe('what a caller may leave as it is', () => {
  test('a moment with an offset, and a name without a value', async () => {
    const local = `${inDays(3)}T10:00:00+09:00`
    expect(await book(visit(local))).toMatchObject([201, { reservedAt: at(3, 10), time: '10:00' }])
    const query = `from=&to=&employeeId=&items=&reservedAt=${encodeURIComponent(local)}`
    expect((await send(`/partner-schedules/times?${query}`))[1].rows).toHaveLength(7)
    const [, { reason }] = await send(`/customer/reservation-validation?${query}&employeeId=${doctor}`)
    expect([null, 'taken']).toContain(reason?.code ?? null)
  })
})

test('boards can be listed', async () => {
  await app.database.asOperator((tx) =>
    tx.execute(sql`insert into board_types (partner_id, name, description, is_visible, position) values
      (1, '두 번째', '', true, 2), (1, '첫 번째', '', true, 1), (1, '숨긴 것', '', false, 0)`),
  )
  const { rows, count } = await client().request('GET /customer/board-types', { query: {} })
  expect([rows.map(({ name }) => name), count]).toEqual([['첫 번째', '두 번째'], 2])
})
