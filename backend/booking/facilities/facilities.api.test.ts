import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { facilities, optionFacilities } from './table.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { offerOf } from '#tests/support/products.ts'
import { addDoctor, addOption, at, inDays, openClinic } from '#tests/support/reservations.ts'

/*
 * Rooms and devices: of each there are so many, whichever doctor uses them. Source: docs/product.md, R21.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let doctors: number[]
let laser: number
let cookie: string
/** Options: of the laser's treatment, of an hour with it, and of one that needs nothing. */
let toning: number
let hour: number
let peel: number
beforeAll(async () => {
  app = await startBackend()
  doctors = [
    await addDoctor(app.database, 1, { name: '한서윤' }),
    await addDoctor(app.database, 1, { name: '오지민' }),
    await addDoctor(app.database, 1, { name: '윤하람' }),
  ]
  toning = await addOption(app.database, 1, { durationMinutes: 30 })
  hour = await addOption(app.database, 1, { durationMinutes: 60 })
  peel = await addOption(app.database, 1, { durationMinutes: 30 })
  laser = await app.database.asOperator(async (tx) => {
    const [row] = await tx
      .insert(facilities)
      .values({ partnerId: 1, kind: 'DEVICE', name: '피코 레이저' })
      .returning({ id: facilities.id })
    const facilityId = row?.id ?? 0
    await tx.insert(optionFacilities).values([
      { partnerId: 1, optionId: toning, facilityId },
      { partnerId: 1, optionId: hour, facilityId },
    ])
    return facilityId
  })
  cookie = await app.signIn()
})
afterAll(() => app.close())

const keep = (values: Partial<typeof facilities.$inferInsert>) =>
  app.database.asOperator((tx) =>
    tx
      .update(facilities)
      .set(values)
      .where(sql`id = ${laser}`),
  )
beforeEach(async () => {
  await openClinic(app.database, 1, { reservationMode: 'STRICT', reservationConfirm: 'IMMEDIATE' })
  await keep({ capacity: 1, isActive: true })
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from notifications`)
    await tx.execute(sql`delete from waitings`)
    await tx.execute(sql`delete from events`)
    await tx.execute(sql`delete from slot_claims`)
    await tx.execute(sql`update reservations set status = 'CANCELLED'`)
  })
})

type Json = Record<string, unknown>
let calls = 0
const send = async (path: string, options: Parameters<typeof app.send>[1] = {}) => {
  calls += 1
  const response = await app.send(path, { address: `10.9.${calls >> 8}.${calls & 255}`, ...options })
  return [response.status, response.status === 204 ? {} : await response.json()] as const
}
const phoneOf = (number: number) => `010-6000-${String(number).padStart(4, '0')}`
const of = (...ids: number[]) => ids.map((productOptionId) => ({ productOptionId }))
const book = (reservedAt: string, ids: number[], more: Json = {}) =>
  send('/customer/reservations', {
    body: {
      reservedAt,
      items: of(...ids),
      contactName: '이바다',
      contactPhone: phoneOf(1),
      sensitiveConsent: true,
      ...more,
    },
  })
const hold = (reservedAt: string, ids: number[], more: Json = {}) =>
  send('/customer/reservation-holds', {
    body: { reservedAt, items: of(...ids), ...more },
    headers: { 'guest-id': crypto.randomUUID() },
  })
const enter = (reservedAt: string, ids: number[], employeeId = doctors[2]) =>
  send('/admin/reservations', {
    body: { reservedAt, employeeId, items: of(...ids), contactName: '김하늘', contactPhone: phoneOf(2) },
    headers: { cookie },
  })
const timesOf = async (items: string, query: Json = {}) => {
  const { rows } = await app
    .client(hosts.a)
    .request('GET /partner-schedules/times', { query: { from: inDays(3), to: inDays(3), items, ...query } })
  return rows[0]?.times ?? []
}
const free = async (items: string, query: Json = {}) =>
  (await timesOf(items, query)).filter(({ isAvailable }) => isAvailable).map(({ time }) => time)

describe('a device in use', () => {
  test('closes its times to every doctor, in the range, on the day and for one doctor, and says why', async () => {
    expect((await book(at(3, 11), [toning]))[0]).toBe(201)
    expect(await free(`${toning}`)).not.toContain('11:00')
    expect(await free(`${toning}`)).toContain('11:30')
    expect(await free(`${hour}`)).not.toContain('10:30')
    expect(await free(`${peel}`)).toContain('11:00')
    expect(await free(`${toning}`, { employeeId: doctors[2] })).not.toContain('11:00')
    expect((await timesOf(`${toning}`)).find(({ time }) => time === '11:00')?.reason).toEqual({
      code: 'taken',
      message: '필요한 시술실이나 장비가 모두 예약된 시간입니다.',
    })
    const items = `${toning}`
    const client = app.client(hosts.a)
    const day = await client.request('GET /partner-schedules/time', { query: { day: inDays(3), items } })
    expect(day.rows.find(({ time }) => time === '11:00')?.isAvailable).toBe(false)
    const { rows } = await client.request('GET /partner-schedules/available-dates', {
      query: { from: inDays(3), to: inDays(3), items },
    })
    expect(rows.map(({ isAvailable }) => isAvailable)).toEqual([true])
  })

  test('refuses holds and bookings with the next free time, and lets in what needs it not', async () => {
    const [, held] = await hold(at(3, 11), [toning])
    expect(await hold(at(3, 11), [toning])).toMatchObject([
      409,
      { code: 'slot-taken', nextAvailable: { reservedAt: at(3, 11, 30) } },
    ])
    expect(await book(at(3, 11), [toning])).toMatchObject([409, { code: 'slot-taken' }])
    expect((await book(at(3, 11), [peel], { contactPhone: phoneOf(3) }))[0]).toBe(201)
    const [status, made] = await book(at(3, 11), [toning], { holdToken: held.holdToken })
    expect(status).toBe(201)
    await send(`/admin/reservations/${made.id}/cancel`, { body: {}, headers: { cookie } })
    expect((await book(at(3, 11), [toning]))[0]).toBe(201)
  })

  test('is no part of a hold that was made for something else', async () => {
    const [, held] = await hold(at(3, 11), [peel])
    expect((await book(at(3, 11), [toning]))[0]).toBe(201)
    expect((await book(at(3, 11), [toning], { holdToken: held.holdToken }))[0]).toBe(409)
  })

  test('keeps who moves where they are, at the desk with the reason, and is free where it was', async () => {
    await book(at(3, 11), [toning])
    const member = await signInCustomer(app.database, 1)
    const body = { reservedAt: at(3, 14), items: of(toning), sensitiveConsent: true }
    const [, own] = await send('/customer/reservations', { body, headers: { cookie: member.cookie } })
    const move = (reservedAt: string) =>
      send(`/customer/reservations/${own.id}`, {
        method: 'PUT',
        body: { reservedAt },
        headers: { cookie: member.cookie },
      })
    const moveAtDesk = (reservedAt: string) =>
      send(`/admin/reservations/${own.id}`, { method: 'PUT', body: { reservedAt }, headers: { cookie } })
    expect(await move(at(3, 11))).toMatchObject([
      409,
      { code: 'slot-taken', nextAvailable: { reservedAt: at(3, 11, 30) } },
    ])
    const [status, { message }] = await moveAtDesk(at(3, 11))
    expect([status, message]).toEqual([409, '피코 레이저(장비): 그 시간에 모두 사용 중입니다.'])
    // Its own use is in nobody's way.
    expect((await moveAtDesk(at(3, 14, 15)))[0]).toBe(200)
    expect((await move(at(3, 11, 30)))[0]).toBe(200)
    expect(await free(`${toning}`)).toContain('14:00')
    expect(await free(`${toning}`)).not.toContain('11:30')
    expect((await enter(at(3, 11, 30), [toning]))[1].message).toContain('피코 레이저')
    expect((await enter(at(3, 11, 30), [peel]))[0]).toBe(201)
  })

  test('is taken for the time that a confirmed one asks to move to, and once where both times meet', async () => {
    await keep({ capacity: 2 })
    await openClinic(app.database, 1, { reservationMode: 'STRICT', reservationConfirm: 'CLINIC' })
    const member = await signInCustomer(app.database, 1)
    const headers = { cookie: member.cookie }
    const body = { reservedAt: at(3, 14), items: of(hour), sensitiveConsent: true }
    const [, own] = await send('/customer/reservations', { body, headers })
    await send(`/admin/reservations/${own.id}/confirm`, { body: {}, headers: { cookie } })
    const wanted = { reservedAt: at(3, 14, 30), employeeId: doctors[1] }
    const [status, moving] = await send(`/customer/reservations/${own.id}`, {
      method: 'PUT',
      body: wanted,
      headers,
    })
    expect([status, moving.pendingMove?.reservedAt]).toEqual([200, at(3, 14, 30)])
    expect((await enter(at(3, 14), [hour]))[0]).toBe(201)
    expect(await free(`${toning}`)).not.toContain('14:30')
    await send(`/admin/reservations/${own.id}/confirm`, { body: {}, headers: { cookie } })
    expect(await free(`${toning}`)).not.toContain('14:30')
    expect(await free(`${toning}`)).toEqual(expect.arrayContaining(['14:00', '15:00']))
  })

  test('is asked for by what is booked at the price of an event', async () => {
    const make = offerOf(app.database, 1)
    await make.event('연말 이벤트', { offers: [[toning, 79_000, {}]] })
    const [, made] = await book(at(3, 11), [toning])
    expect(made.items[0]).toMatchObject({ price: 79_000 })
    expect((await book(at(3, 11), [toning]))[0]).toBe(409)
  })

  test('goes to who waits for it once it is free', async () => {
    await app.database.asOperator((tx) =>
      tx.execute(sql`insert into slot_claims (partner_id, employee_id, during, facility_ids, hold_hash, expires_at)
        select 1, ${doctors[0]}, tstzrange(${at(3, 10)}, ${at(3, 19)}), array[${laser}::integer], 'all day', now() + interval '1 hour'`),
    )
    const body = {
      day: inDays(3),
      items: of(toning),
      contactName: '김하늘',
      contactPhone: phoneOf(4),
      sensitiveConsent: true,
    }
    const [status, waiting] = await send('/customer/waitings', { body })
    expect(status).toBe(201)
    const offer = async () =>
      (await send('/guest/waitings/lookup', { body: { linkToken: waiting.linkToken } }))[1].offer
    expect(await offer()).toBeNull()
    await app.database.asOperator((tx) =>
      tx.execute(sql`update slot_claims set during = tstzrange(${at(3, 11)}, ${at(3, 19)})`),
    )
    // The desk's own booking of that day is cancelled, which has the line looked through.
    const [, other] = await enter(at(3, 12), [peel])
    await send(`/admin/reservations/${other.id}/cancel`, { body: {}, headers: { cookie } })
    expect((await offer())?.time).toBe('10:00')
    expect((await book(at(3, 10), [toning]))[0]).toBe(409)
    expect((await send('/guest/waitings/accept', { body: { linkToken: waiting.linkToken } }))[0]).toBe(200)
  })
})

describe('of two', () => {
  test('two are used at once by twelve who want it with different doctors, and no third', async () => {
    await keep({ capacity: 2 })
    const extra = await Promise.all(Array.from({ length: 9 }, () => addDoctor(app.database, 1)))
    const all = [...doctors, ...extra]
    for (const day of [3, 4, 5]) {
      const answers = await Promise.all(
        all.map((employeeId, who) =>
          book(at(day, 11), [who % 2 ? toning : hour], { employeeId, contactPhone: phoneOf(10 + who) }),
        ),
      )
      expect(answers.filter(([status]) => status === 201)).toHaveLength(2)
      expect(answers.filter(([, { code }]) => code === 'slot-taken')).toHaveLength(10)
      const holds = await Promise.all(all.map((employeeId) => hold(at(day, 15), [toning], { employeeId })))
      expect(holds.filter(([status]) => status === 201)).toHaveLength(2)
    }
    await app.database.asOperator(async (tx) => {
      await tx.execute(sql`delete from slot_claims`)
      await tx.execute(
        sql`update employees set is_visible = false where id > ${doctors[2]} and partner_id = 1`,
      )
    })
  })

  test('the most at one moment counts, not all that meet the time', async () => {
    await keep({ capacity: 2 })
    await enter(at(3, 14), [toning], doctors[0])
    await enter(at(3, 14, 30), [toning], doctors[0])
    expect(await free(`${hour}`)).toContain('14:00')
    expect((await book(at(3, 14), [hour]))[0]).toBe(201)
    expect(await free(`${toning}`)).not.toContain('14:00')
  })
})

describe('in the console', () => {
  type Product = { id: number; etag: string; data: { options: Json[] } & Json }
  const productOf = async (option: number): Promise<Product> => {
    const { rows } = await app.database.asOperator((tx) =>
      tx.execute<{ id: number }>(sql`select product_id as id from product_options where id = ${option}`),
    )
    return (await send(`/admin/products/${rows[0]?.id}`, { headers: { cookie } }))[1]
  }
  const needs = async (option: number, facilityIds: number[]) => {
    const { id, etag, data } = await productOf(option)
    const options = data.options.map((one) => ({ ...one, facilityIds }))
    return send(`/admin/products/${id}`, {
      method: 'PUT',
      body: { ...data, options },
      headers: { cookie, 'if-match': etag },
    })
  }

  test('an option says what it needs, of bookings that stand too', async () => {
    expect((await book(at(3, 11), [peel]))[0]).toBe(201)
    expect(await free(`${toning}`)).toContain('11:00')
    const [status] = await needs(peel, [laser])
    expect(status).toBe(200)
    expect((await productOf(peel)).data.options[0]).toMatchObject({ facilityIds: [laser] })
    expect(await free(`${toning}`)).not.toContain('11:00')
    await needs(peel, [])
    expect(await free(`${toning}`)).toContain('11:00')
    expect(await needs(peel, [999_999])).toMatchObject([
      422,
      { errors: [{ path: '/options/0/facilityIds/0' }] },
    ])
  })

  test('what options need is not removed, and what is off takes no bookings', async () => {
    const [status, { message }] = await send(`/admin/facilities/${laser}`, {
      method: 'DELETE',
      headers: { cookie },
    })
    expect([status, message]).toEqual([
      409,
      '다른 것이 쓰고 있는 시술실·장비는 지울 수 없습니다. 먼저 그쪽에서 빼 주세요.',
    ])
    await keep({ isActive: false })
    expect(await book(at(3, 11), [toning])).toMatchObject([422, { code: 'slot-no-facility' }])
    expect((await enter(at(3, 11), [toning]))[1].message).toBe(
      '피코 레이저(장비): 지금 사용하지 않는 것으로 되어 있습니다.',
    )
    expect((await book(at(3, 11), [peel]))[0]).toBe(201)
  })
})
