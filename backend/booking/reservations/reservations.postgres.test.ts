import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '#api/client.ts'
import { createWidgetApi } from '#widget/api.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, openClinic } from '#tests/support/reservations.ts'
import { rounds } from '#tests/support/rounds.ts'

/*
 * Races for a doctor's time, on a real PostgreSQL: PGlite has one connection and cannot show them.
 * Source: docs/product.md, R7, R8, X5.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let doctor: number
let hour: number
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  doctor = await addDoctor(app.database, 1)
  hour = await addOption(app.database, 1, { durationMinutes: 60 })
  cookie = await app.signIn()
})
afterAll(() => app.close())
beforeEach(async () => {
  await openClinic(app.database, 1)
  await app.database.asOperator((tx) => tx.execute(sql`delete from slot_claims`))
  await app.database.asOperator((tx) => tx.execute(sql`update reservations set status = 'CANCELLED'`))
})

type Json = Record<string, unknown>
let calls = 0
const send = async (path: string, options: Parameters<typeof app.send>[1] = {}) => {
  calls += 1
  const response = await app.send(path, {
    address: `10.${(calls >> 8) & 255}.${calls & 255}.${calls >> 16}`,
    ...options,
  })
  return [response.status, await response.json()] as const
}
const guest = { contactName: '이바다', contactPhone: '010-9876-5432' }
const book = (reservedAt: string, more: Json = {}, headers: Record<string, string> = {}) =>
  send('/customer/reservations', { body: { type: 'VISIT', reservedAt, ...guest, ...more }, headers })
const act = (id: number, action: string, body?: Json) =>
  send(`/admin/reservations/${id}/${action}`, { method: 'POST', headers: { cookie }, ...(body && { body }) })

const times = <T>(count: number, one: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => one(index))
const together = <T>(count: number, one: (index: number) => Promise<T>) => Promise.all(times(count, one))
/** How often each status was answered: `{ 201: 1, 409: 49 }`. */
function tally(answers: (readonly [number, unknown])[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const [status] of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
/** The `index`th half hour that can be booked, from tomorrow on: sixteen a day. */
const slot = (index: number) => {
  const half = index % 16
  const start = half < 6 ? 20 + half : 22 + half
  return at(2 + Math.floor(index / 16), Math.floor(start / 2), (start % 2) * 30)
}

/** Pairs of one doctor's reservations that are to happen, and overlap. Asked of the reservations, not of the claims. */
async function doubleBookings(): Promise<number> {
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute<{ count: number }>(sql`
      select count(*)::int as count from reservations a join reservations b
        on a.partner_id = b.partner_id and a.employee_id = b.employee_id and a.id < b.id
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      where a.status in ('REQUESTED', 'CONFIRMED') and b.status in ('REQUESTED', 'CONFIRMED')
        and exists (select from slot_claims c where c.reservation_id = a.id)
        and exists (select from slot_claims c where c.reservation_id = b.id)`),
  )
  return rows[0]?.count ?? 0
}

describe('fifty at once for one time', () => {
  test('time after time: one is booked, forty-nine are told', async () => {
    for (let round = 0; round < rounds({ few: 10, all: 100 }); round += 1) {
      const answers = await together(50, () => book(slot(round)))
      expect(tally(answers)).toEqual({ 201: 1, 409: 49 })
      const refused = answers.find(([status]) => status === 409)
      expect(refused?.[1]).toMatchObject({ code: 'slot-taken', message: expect.stringMatching(/[가-힣]/) })
    }
    expect(await doubleBookings()).toBe(0)
  })

  test('holding it likewise; the others are offered the next free time, and the holder alone may book', async () => {
    for (let round = 0; round < rounds({ few: 2, all: 5 }); round += 1) {
      const answers = await together(50, () =>
        send('/customer/reservation-holds', { body: { reservedAt: slot(round) } }),
      )
      expect(tally(answers)).toEqual({ 201: 1, 409: 49 })
      const offered = answers.flatMap(([status, body]) =>
        status === 409 ? [body.nextAvailable?.reservedAt] : [],
      )
      expect(offered).toEqual(times(49, () => slot(round + 1)))
      const holdToken = answers.find(([status]) => status === 201)?.[1].holdToken
      const booked = await together(20, (index) => book(slot(round), index === 7 ? { holdToken } : {}))
      expect(booked.map(([status]) => status)).toEqual(times(20, (index) => (index === 7 ? 201 : 409)))
    }
  })

  test('through the widget’s own calls: who loses takes the time that is offered, and all come at different times', async () => {
    const visitor = (index: number) =>
      createWidgetApi(app.client(hosts.a, undefined, `10.50.${index}.1`), () => crypto.randomUUID())
    const bookFrom = async (index: number, wanted: string, tries = 0): Promise<string> => {
      const widget = visitor(index)
      const asked = { reservedAt: wanted, employeeId: null, items: [] }
      try {
        const { holdToken } = await widget.hold(asked)
        const contactPhone = `010-5000-${1000 + index}`
        const body = { ...asked, type: 'VISIT' as const, contactName: '이바다', contactPhone, holdToken }
        return (await widget.reserve(body, crypto.randomUUID())).reservedAt
      } catch (error) {
        if (!(error instanceof ApiError) || !error.nextAvailable || tries === 0) throw error
        return bookFrom(index, error.nextAvailable.reservedAt, tries - 1)
      }
    }
    const first = await Promise.allSettled(times(50, (index) => bookFrom(index, slot(0))))
    const lost = first.flatMap((one, index) => (one.status === 'rejected' ? [index] : []))
    expect(lost).toHaveLength(49)
    const came = [slot(0)]
    const atOnce = rounds({ few: 7, all: 49 })
    while (lost.length > 0)
      came.push(
        ...(await Promise.all(lost.splice(0, atOnce).map((index) => bookFrom(index, slot(0), atOnce)))),
      )
    expect(came.sort()).toEqual(times(50, slot))
    expect(await doubleBookings()).toBe(0)
  })

  test('with two doctors and any of them wanted: two are booked', async () => {
    const second = await addDoctor(app.database, 1, { name: '윤도현' })
    for (let round = 0; round < rounds({ few: 3, all: 10 }); round += 1) {
      expect(tally(await together(50, () => book(slot(round))))).toEqual({ 201: 2, 409: 48 })
    }
    expect(await doubleBookings()).toBe(0)
    await app.database.asOperator((tx) =>
      tx.execute(sql`update employees set is_visible = false where id = ${second}`),
    )
  })
})

test('times that only overlap are not both booked', async () => {
  for (let day = 2; day < 2 + rounds({ few: 4, all: 10 }); day += 1) {
    const answers = await together(40, (index) =>
      book(at(day, 10, (index % 3) * 30), { productOptionIds: [hour], sensitiveConsent: true }),
    )
    const counts = tally(answers)
    expect(Object.keys(counts).sort()).toEqual(['201', '409'])
    // 10:00 and 11:00 together, or 10:30 alone.
    expect(counts[201]).toBeLessThanOrEqual(2)
  }
  expect(await doubleBookings()).toBe(0)
})

test('of requests for one time, confirmed at once, one is', async () => {
  await openClinic(app.database, 1, { reservationMode: 'FREE' })
  for (let round = 0; round < rounds({ few: 2, all: 5 }); round += 1) {
    const made = await together(20, () => book(slot(round), { employeeId: doctor }))
    expect(tally(made)).toEqual({ 201: 20 })
    const answers = await together(20, (index) => act(made[index]?.[1].id, 'confirm', {}))
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
  }
  expect(await doubleBookings()).toBe(0)
})

test('of those moved to one time, one is; the others keep theirs', async () => {
  const customer = await signInCustomer(app.database, 1)
  const headers = { cookie: customer.cookie }
  const made = await together(20, (index) => book(slot(index), {}, headers))
  const move = (index: number, reservedAt: string) =>
    send(`/customer/reservations/${made[index]?.[1].id}`, { method: 'PUT', body: { reservedAt }, headers })
  const answers = await together(20, (index) => move(index, slot(25)))
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
  const still = await together(20, (index) => book(slot(index)))
  expect(tally(still)).toEqual({ 201: 1, 409: 19 })
  expect(await doubleBookings()).toBe(0)
})

test('two who swap their times wait for each other, and neither meets a 500', async () => {
  const customer = await signInCustomer(app.database, 1)
  const headers = { cookie: customer.cookie }
  const made = await together(8, (index) => book(slot(index), {}, headers))
  const swapped = await together(8, (index) =>
    send(`/customer/reservations/${made[index]?.[1].id}`, {
      method: 'PUT',
      body: { reservedAt: slot(index ^ 1) },
      headers,
    }),
  )
  for (const [status] of swapped) expect([200, 409]).toContain(status)
  expect(await doubleBookings()).toBe(0)
})

test('of cancelled ones restored to one time, one is', async () => {
  const made: { id: number }[] = []
  for (let index = 0; index < 20; index += 1) {
    const [status, reservation] = await book(slot(0))
    expect(status).toBe(201)
    await act(reservation.id, 'cancel', {})
    made.push(reservation)
  }
  const answers = await together(20, (index) => act(made[index]?.id ?? 0, 'restore'))
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 })
  expect(await doubleBookings()).toBe(0)
})

test('one key twenty times at once is one reservation and one answer', async () => {
  const all = rounds({ few: 3, all: 10 })
  for (let round = 0; round < all; round += 1) {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answers = await together(20, () => book(slot(round), {}, headers))
    expect(tally(answers)).toEqual({ 201: 20 })
    expect(new Set(answers.map(([, body]) => JSON.stringify(body))).size).toBe(1)
    const others = await together(20, (index) => book(slot(round), { request: `${index}` }, headers))
    expect(tally(others)).toEqual({ 409: 20 })
  }
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute(sql`select from reservations where status <> 'CANCELLED'`),
  )
  expect(rows).toHaveLength(all)
})

test('one phone books as many ahead as the clinic allows, and never two at one time, though all come at once', async () => {
  const second = await addDoctor(app.database, 1, { name: '윤도현' })
  await openClinic(app.database, 1, {}, { mostOpenPerPhone: 5 })
  const statuses = (answers: (readonly [number, { code?: string }])[]) =>
    answers.map(([status, { code }]) => (status === 201 ? 'booked' : code)).sort()
  const one = statuses(await together(20, () => book(slot(40))))
  expect(one).toEqual(['booked', ...times(19, () => 'phone-overlap')])
  const many = statuses(await together(20, (index) => book(slot(41 + index))))
  expect(many).toEqual([...times(4, () => 'booked'), ...times(16, () => 'too-many-reservations')])
  await app.database.asOperator((tx) =>
    tx.execute(sql`update employees set is_visible = false where id = ${second}`),
  )
})

/** What keeps all of this true is the constraint: without it the same code does book one time twice. */
test('control: without the constraint a time is booked twice', async () => {
  await app.database.asOperator((tx) =>
    tx.execute(sql`alter table slot_claims drop constraint slot_claims_no_overlap`),
  )
  for (let round = 0; round < 20 && (await doubleBookings()) === 0; round += 1) {
    await together(50, () => book(slot(round)))
  }
  expect(await doubleBookings()).toBeGreaterThan(0)
})
