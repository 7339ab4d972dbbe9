import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { offerOf } from '#tests/support/products.ts'
import { addDoctor, at, openClinic } from '#tests/support/reservations.ts'

/* Offers of events that not everybody may have, or not without end. */

let app: Awaited<ReturnType<typeof startBackend>>
let make: ReturnType<typeof offerOf>
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  make = offerOf(app.database, 1)
  await addDoctor(app.database, 1)
  cookie = await app.signIn()
})
afterAll(() => app.close())
beforeEach(async () => {
  // Requests may share a time, so that it is the offer alone that refuses.
  await openClinic(app.database, 1, { reservationMode: 'FREE' })
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from slot_claims`)
    await tx.execute(sql`delete from events`)
    await tx.execute(sql`update reservations set status = 'CANCELLED'`)
  })
})

type Json = Record<string, unknown>
let calls = 0
const send = async (path: string, options: Parameters<typeof app.send>[1] = {}) => {
  calls += 1
  const response = await app.send(path, { address: `10.8.${calls >> 8}.${calls & 255}`, ...options })
  return [response.status, response.status === 204 ? {} : await response.json()] as const
}
const phoneOf = (number: number) => `010-5000-${String(number).padStart(4, '0')}`
const book = (
  who: number,
  items: Json[],
  headers: Record<string, string> = {},
  reservedAt = at(3, 10),
  more: Json = {},
) =>
  send('/customer/reservations', {
    body: {
      ...more,
      reservedAt,
      items,
      contactName: '이바다',
      contactPhone: phoneOf(who),
      sensitiveConsent: true,
    },
    headers,
  })
const act = (id: number, action: string) =>
  send(`/admin/reservations/${id}/${action}`, { method: 'POST', body: {}, headers: { cookie } })

/** A treatment with an event that offers it, bounded or for some. */
async function offered(bounds: { stock?: number; limitPerPerson?: number }, event: Json = {}) {
  const { optionIds } = await make.product('스킨부스터')
  const [productOptionId = 0] = optionIds
  const id = await make.event('연말 이벤트', { ...event, offers: [[productOptionId, 79_000, bounds]] })
  return { id, item: { productOptionId } }
}
const shown = async (eventId: number) => {
  const { rows, validUntil } = await app.client(hosts.a).request('GET /events', { query: { eventId } })
  return { remaining: rows[0]?.remaining, offer: rows[0]?.offers[0], validUntil }
}

describe('before it is booked', () => {
  const quoted = async (item: Json & { productOptionId: number }, sessionCookie?: string) => {
    const items = `${item.productOptionId}:${(item.quantity as number | undefined) ?? 1}`
    const quote = await app
      .client(hosts.a, sessionCookie)
      .request('GET /customer/reservation-confirm', { query: { items } })
    const [first] = quote.items
    return { ...first?.offer, amount: first?.price?.amount, totalPrice: quote.totalPrice }
  }

  test('an offer tells its bounds, and once it is sold out what it costs without the event', async () => {
    const { item } = await offered({ stock: 2, limitPerPerson: 2 })
    const bounds = { title: '연말 이벤트', eligibility: 'public', limitPerPerson: 2 }
    expect(await quoted(item)).toMatchObject({ ...bounds, remaining: 2, problem: null, amount: 79_000 })
    expect((await quoted({ ...item, quantity: 3 })).problem?.message).toContain('2개만 남았습니다')
    await book(1, [{ ...item, quantity: 2 }])
    const soldOut = await quoted(item)
    expect(soldOut).toMatchObject({ ...bounds, remaining: 0, problem: { code: 'event-sold-out' } })
    expect(soldOut.amount).toBeGreaterThan(79_000)
    expect(soldOut.totalPrice).toBe(soldOut.amount)
    // Nobody pays another price than they were told: who does not say so is refused.
    expect(await book(2, [item])).toMatchObject([422, { code: 'event-sold-out' }])
    const [status, made] = await book(2, [item], {}, at(3, 10), {
      withoutEventOptionIds: [item.productOptionId],
    })
    expect([status, made.totalPrice, made.items[0].eventId]).toEqual([201, soldOut.amount, null])
  })

  test('an offer for members tells a guest so, and a member who has had theirs', async () => {
    const { item } = await offered({ limitPerPerson: 1 }, { eligibility: 'members' })
    expect(await quoted(item)).toMatchObject({ problem: { code: 'event-audience' }, remaining: null })
    const member = await signInCustomer(app.database, 1, { kind: 'member' })
    expect(await quoted(item, member.cookie)).toMatchObject({ problem: null, amount: 79_000 })
    const body = { reservedAt: at(3, 10), items: [item], sensitiveConsent: true }
    await send('/customer/reservations', { body, headers: { cookie: member.cookie } })
    expect((await quoted(item, member.cookie)).problem?.code).toBe('event-limit')
  })
})

describe('a stock', () => {
  test('of five is booked by five of fifty at once', async () => {
    const { id, item } = await offered({ stock: 5 })
    const answers = await Promise.all(Array.from({ length: 50 }, (_, who) => book(who, [item])))
    expect(answers.filter(([status]) => status === 201)).toHaveLength(5)
    const refused = answers.filter(([status]) => status !== 201)
    expect(new Set(refused.map(([status, { code }]) => `${status} ${code}`))).toEqual(
      new Set(['422 event-sold-out']),
    )
    expect(refused[0]?.[1].message).toContain('마감')
    expect((await shown(id)).remaining).toBe(0)
  })

  test('counts what is wanted, tells what is left, and is free again once something is cancelled', async () => {
    const { id, item } = await offered({ stock: 3 })
    const [, made] = await book(1, [{ ...item, quantity: 2 }])
    expect((await shown(id)).offer).toMatchObject({ remaining: 1, limitPerPerson: null })
    expect(await book(2, [{ ...item, quantity: 2 }])).toMatchObject([
      422,
      { code: 'event-sold-out', message: expect.stringContaining('1개만'), errors: [{ path: '/items/0' }] },
    ])
    expect((await book(2, [item]))[0]).toBe(201)
    expect((await act(made.id, 'cancel'))[0]).toBe(200)
    expect((await shown(id)).remaining).toBe(2)
    expect((await book(3, [{ ...item, quantity: 2 }]))[0]).toBe(201)
  })

  test('binds only while the event’s price is the lowest, and not the desk, whose bookings count', async () => {
    const { id, item } = await offered({ stock: 1 })
    const entered = await send('/admin/reservations', {
      body: {
        reservedAt: at(3, 20),
        employeeId: (await firstDoctor()).id,
        items: [{ ...item, quantity: 2 }],
        overrides: ['outside-hours'],
        contactName: '이바다',
        contactPhone: phoneOf(1),
      },
      headers: { cookie },
    })
    expect(entered[0]).toBe(201)
    expect((await shown(id)).remaining).toBe(0)
    expect((await book(2, [item]))[0]).toBe(422)
    await app.database.asOperator((tx) =>
      tx.execute(sql`update events set ends_at = now() - interval '1 minute' where id = ${id}`),
    )
    expect(await book(2, [item])).toMatchObject([201, { totalPrice: 100_000 }])
  })

  test('is kept to where a reservation changes to it; what it had is its own', async () => {
    const { item } = await offered({ stock: 1 })
    const plain = await make.product('리프팅')
    const [other = 0] = plain.optionIds
    const [, first] = await book(1, [{ productOptionId: other }])
    const [, second] = await book(2, [item])
    const change = (who: number, code: string, items: Json[]) =>
      send('/guest/reservations', { method: 'PUT', body: { phone: phoneOf(who), code, items } })
    expect(await change(1, first.code, [item])).toMatchObject([422, { code: 'event-sold-out' }])
    expect((await change(2, second.code, [item, { productOptionId: other }]))[0]).toBe(200)
    expect((await change(2, second.code, [{ productOptionId: other }]))[0]).toBe(200)
    expect((await change(1, first.code, [item]))[0]).toBe(200)
  })

  test('counts what a confirmed reservation is wished to change to', async () => {
    const { id, item } = await offered({ stock: 1 })
    const plain = await make.product('리프팅')
    const [, made] = await book(1, [{ productOptionId: plain.optionIds[0] }])
    const confirmed = await send(`/admin/reservations/${made.id}/confirm`, {
      method: 'POST',
      body: { employeeId: (await firstDoctor()).id },
      headers: { cookie },
    })
    expect(confirmed[0]).toBe(200)
    const body = { phone: phoneOf(1), code: made.code, items: [item], reservedAt: at(3, 15) }
    const [status, { pendingMove }] = await send('/guest/reservations', { method: 'PUT', body })
    expect([status, pendingMove.reservedAt]).toEqual([200, at(3, 15)])
    expect((await shown(id)).remaining).toBe(0)
    expect((await book(2, [item], {}, at(4, 10)))[0]).toBe(422)
    expect((await act(made.id, 'reject'))[0]).toBe(200)
    expect((await book(2, [item], {}, at(4, 10)))[0]).toBe(201)
  })

  test('is told for a minute at most, and a title tells it too', async () => {
    const { id } = await offered({ stock: 7 })
    const { validUntil } = await shown(id)
    expect(Date.parse(validUntil ?? '') - Date.now()).toBeLessThanOrEqual(60_000)
    const titles = await app.client(hosts.a).request('GET /event/title', { query: { eventId: id } })
    expect(titles.rows).toMatchObject([{ remaining: 7, eligibility: 'public' }])
    expect(Date.parse(titles.validUntil ?? '') - Date.now()).toBeLessThanOrEqual(60_000)
    const unbounded = await offered({})
    expect(await shown(unbounded.id)).toMatchObject({ remaining: null, offer: { remaining: null } })
  })
})

test('a limit holds for a phone, whoever books with it, and for a member, whatever their phone', async () => {
  const { item } = await offered({ limitPerPerson: 2 })
  expect((await book(1, [item]))[0]).toBe(201)
  expect(await book(1, [{ ...item, quantity: 2 }])).toMatchObject([
    422,
    { code: 'event-limit', message: expect.stringMatching(/2개까지.*이미 1개/) },
  ])
  expect((await book(1, [item]))[0]).toBe(201)
  expect((await book(1, [item]))[0]).toBe(422)
  expect((await book(2, [item]))[0]).toBe(201)
  const member = await signInCustomer(app.database, 1)
  expect((await book(3, [{ ...item, quantity: 2 }], { cookie: member.cookie }))[0]).toBe(201)
  expect((await book(3, [item], { cookie: member.cookie }))[1].code).toBe('event-limit')
})

test('an event for members, or for adults, is booked by them alone', async () => {
  const members = await offered({}, { eligibility: 'members' })
  expect(await book(1, [members.item])).toMatchObject([
    422,
    { code: 'event-audience', message: expect.stringContaining('회원만') },
  ])
  const adult = await signInCustomer(app.database, 1, { birthDate: '1990-05-05' })
  const unknown = await signInCustomer(app.database, 1, { birthDate: null, phone: '+821055556666' })
  expect((await book(1, [members.item], { cookie: unknown.cookie }))[0]).toBe(201)
  const adults = await offered({}, { eligibility: 'adults' })
  expect((await book(1, [adults.item], { cookie: unknown.cookie }))[1].code).toBe('event-audience')
  // A certified minor gets no advice to certify again.
  const birthDate = `${new Date().getFullYear() - 16}-01-01`
  const minor = await signInCustomer(app.database, 1, { birthDate, phone: '+821055557777' })
  const [, refusal] = await book(1, [adults.item], { cookie: minor.cookie }, at(3, 10), {
    guardianConsent: true,
  })
  expect(refusal.message).toMatch(/만 19세부터 예약/)
  expect((await book(1, [adults.item], { cookie: adult.cookie }))[0]).toBe(201)
})

/** The doctor with whom the desk books. */
async function firstDoctor(): Promise<{ id: number }> {
  const { rows } = await app
    .client(hosts.a)
    .request('GET /partner-employee-schedules/employees', { query: {} })
  const [doctor] = rows
  if (!doctor) throw new Error('There is no doctor.')
  return doctor
}
