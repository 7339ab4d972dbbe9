import { employeeOptions } from '#backend/booking/employees/table.ts'
import { facilities, optionFacilities } from '#backend/booking/facilities/table.ts'
import { overrideCode } from '#schema/reservations.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, inDays, openClinic } from '#tests/support/reservations.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
let doctor: number
let other: number
let booster: number
let toning: number
let laser: number

beforeAll(async () => {
  app = await startBackend()
  cookie = await app.signIn()
  doctor = await addDoctor(app.database, 1)
  other = await addDoctor(app.database, 1, { name: '오지민' })
  booster = await addOption(app.database, 1, { price: 220_000, salePrice: 165_000, durationMinutes: 60 })
  toning = await addOption(app.database, 1, { name: '토닝', price: 80_000, durationMinutes: 30 })
  laser = await app.database.asOperator(async (tx) => {
    const [row] = await tx
      .insert(facilities)
      .values({ partnerId: 1, kind: 'DEVICE', name: '피코 레이저' })
      .returning({ id: facilities.id })
    await tx.insert(optionFacilities).values({ partnerId: 1, optionId: toning, facilityId: row?.id ?? 0 })
    return row?.id ?? 0
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  await openClinic(app.database, 1)
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from special_days`)
    await tx.execute(sql`delete from employee_options`)
    await tx.execute(sql`delete from notifications`)
    await tx.execute(sql`delete from slot_claims`)
    await tx.execute(sql`update reservations set status = 'CANCELLED'`)
    await tx.execute(
      sql`update product_options set sale_price = 165000, is_visible = true where id = ${booster}`,
    )
  })
})

type Json = Record<string, unknown>
const send = async (path: string, options: Parameters<typeof app.send>[1] = {}) => {
  const response = await app.send(path, { headers: { cookie }, ...options })
  return [response.status, await response.json()] as const
}
const contact = { contactName: '이바다', contactPhone: '010-9876-5432' }
const enter = (reservedAt: string, more: Json = {}) =>
  send('/admin/reservations', {
    body: { type: 'VISIT', reservedAt, employeeId: doctor, ...contact, ...more },
  })
const change = (id: number, body: Json) => send(`/admin/reservations/${id}`, { method: 'PUT', body })
const act = (id: number, action: string, body: Json = {}) =>
  send(`/admin/reservations/${id}/${action}`, { body })
const codesOf = ([status, { code, overrides = [] }]: readonly [number, Json & { overrides?: Json[] }]) => [
  status,
  code,
  overrides.map((one) => one.code),
]
const history = async (id: number) => (await send(`/admin/reservations/${id}/history`))[1].rows as Json[]
const told = async () =>
  (
    await app.database.asOperator((tx) =>
      tx.execute<{ kind: string }>(
        sql`select kind from notifications where audience = 'visitor' and kind <> 'REMINDER' order by id`,
      ),
    )
  ).rows.map(({ kind }) => kind)
const closeDay = (days: number, values: { employeeId?: number; hours?: [string, string]; reason?: string }) =>
  app.database.asOperator((tx) =>
    tx.execute(sql`insert into special_days
        (partner_id, employee_id, starts_on, ends_on, start_time, end_time, reason)
      values (1, ${values.employeeId ?? null}, ${inDays(days)}, ${inDays(days)}, ${values.hours?.[0] ?? null},
        ${values.hours?.[1] ?? null}, ${values.reason ?? ''})`),
  )

describe('a time that customers can’t have', () => {
  test('is asked about by name, and booked once that is accepted, which its history tells', async () => {
    await closeDay(3, { employeeId: doctor, reason: '학회' })
    const message = '한서윤 원장은 이날 휴진입니다(학회). 그래도 예약할까요?'
    const [status, refused] = await enter(at(3, 10))
    expect([status, refused.code, refused.message]).toEqual([409, 'needs-override', message])
    expect(refused.overrides).toEqual([
      { code: 'doctor-off', message: '한서윤 원장은 이날 휴진입니다(학회).' },
    ])
    // What was accepted is not what is overridden.
    expect(codesOf(await enter(at(3, 10), { overrides: ['lunch'] }))[0]).toBe(409)
    expect((await send(`/admin/reservations?day=${inDays(3)}&status=CONFIRMED`))[1].count).toBe(0)
    expect(await told()).toEqual([])
    const [made, booked] = await enter(at(3, 10), { overrides: ['doctor-off'] })
    expect([made, booked.status]).toEqual([201, 'CONFIRMED'])
    expect((await history(booked.id))[0]).toMatchObject({
      action: 'CREATED',
      accountName: '관리자',
      changes: [{ field: 'override', before: null, after: '한서윤 원장은 이날 휴진입니다(학회).' }],
    })
    expect(await told()).toEqual(['CONFIRMED'])
  })

  test.each([
    ['the past', () => at(-1, 10), ['past']],
    ['three in the morning', () => at(3, 3), ['outside-hours']],
    ['a visit that ends after closing', () => at(3, 18, 45), ['outside-hours']],
    ['lunch', () => at(3, 12, 45), ['lunch']],
    ['the past outside of hours', () => at(-1, 3), ['past', 'outside-hours']],
  ])('%s', async (_, moment, codes) => {
    expect(codesOf(await enter(moment()))).toEqual([409, 'needs-override', codes])
    expect((await enter(moment(), { overrides: codes }))[0]).toBe(201)
  })

  test('a day on which the clinic is closed, its shorter hours, a holiday, and hours of the doctor', async () => {
    await closeDay(3, { reason: '여름휴가' })
    await closeDay(4, { hours: ['10:00', '12:00'] })
    await closeDay(5, { employeeId: doctor, hours: ['10:00', '12:00'] })
    expect((await enter(at(3, 10)))[1].message).toBe('병원이 쉬는 날입니다: 여름휴가. 그래도 예약할까요?')
    expect((await enter(at(4, 15)))[1].message).toContain(
      '병원의 진료 시간(오전 10:00~오후 12:00)을 벗어납니다.',
    )
    expect((await enter(at(5, 15)))[1].message).toContain(
      '한서윤 원장의 진료 시간(오전 10:00~오후 12:00)을 벗어납니다.',
    )
    expect((await enter(at(5, 15), { employeeId: other }))[0]).toBe(201)
    await openClinic(app.database, 1, {}, { isClosedOnPublicHolidays: true })
    const year = Number(inDays(0).slice(0, 4)) + 1
    const [, { message }] = await enter(`${year}-03-01T01:00:00.000Z`)
    expect(message).toMatch(/^병원이 쉬는 날입니다: .*\(공휴일\)\. 그래도/)
  })

  test('a treatment of other doctors', async () => {
    await app.database.asOperator((tx) =>
      tx.insert(employeeOptions).values({ partnerId: 1, employeeId: other, optionId: booster }),
    )
    const items = [{ productOptionId: booster }]
    const asked = await enter(at(3, 10), { items })
    expect(asked[1].message).toContain('한서윤 원장이 하지 않는 시술입니다: 스킨부스터 1회.')
    expect((await enter(at(3, 10), { items, employeeId: other }))[0]).toBe(201)
    expect((await enter(at(3, 10), { items, overrides: ['other-doctor'] }))[0]).toBe(201)
  })

  test('is no way over another booking or a device in use, which is not asked about', async () => {
    await closeDay(3, { employeeId: doctor })
    const all = { overrides: overrideCode.options }
    expect((await enter(at(3, 10), all))[0]).toBe(201)
    expect(codesOf(await enter(at(3, 10), all))).toEqual([409, 'slot-taken', []])
    expect(codesOf(await enter(at(3, 10)))).toEqual([409, 'slot-taken', []])
    const items = [{ productOptionId: toning }]
    expect((await enter(at(3, 20), { ...all, employeeId: other, items }))[0]).toBe(201)
    const [status, { code, message }] = await enter(at(3, 20), { ...all, items })
    expect([status, code, message]).toEqual([409, 'slot-taken', expect.stringContaining('피코 레이저')])
  })

  test('is asked about by moving, confirming and restoring likewise; what stands there already is not', async () => {
    const [, booked] = await enter(at(3, 10))
    await closeDay(4, { employeeId: doctor })
    const [status, refused] = await change(booked.id, { reservedAt: at(4, 10) })
    expect([status, refused.message]).toEqual([409, '한서윤 원장은 이날 휴진입니다. 그래도 변경할까요?'])
    expect((await send(`/admin/reservations/${booked.id}`))[1].day).toBe(inDays(3))
    expect((await change(booked.id, { reservedAt: at(4, 10), overrides: ['doctor-off'] }))[0]).toBe(200)
    expect((await history(booked.id))[0]?.changes).toContainEqual({
      field: 'override',
      before: null,
      after: '한서윤 원장은 이날 휴진입니다.',
    })
    expect((await change(booked.id, { durationMinutes: 45 }))[0]).toBe(200)
    expect(codesOf(await change(booked.id, { reservedAt: at(4, 11) }))[1]).toBe('needs-override')
    expect((await act(booked.id, 'cancel'))[0]).toBe(200)
    const again = await act(booked.id, 'restore')
    expect(again[1].message).toBe('한서윤 원장은 이날 휴진입니다. 그래도 되돌릴까요?')
    expect((await act(booked.id, 'restore', { overrides: ['doctor-off'] }))[1].status).toBe('CONFIRMED')

    const [, asked] = await send('/customer/reservations', {
      body: { type: 'VISIT', reservedAt: at(5, 10), employeeId: doctor, ...contact },
    })
    await closeDay(5, { employeeId: doctor })
    expect((await act(asked.id, 'confirm'))[1].message).toContain('그래도 확정할까요?')
    expect((await act(asked.id, 'confirm', { employeeId: other }))[1].status).toBe('CONFIRMED')
  })

  test('a customer reads of it neither in the message nor in the history', async () => {
    await closeDay(3, { employeeId: doctor, reason: '병가' })
    const [, booked] = await enter(at(3, 10), { overrides: ['doctor-off'] })
    const customer = await app.database.asOperator((tx) =>
      tx.execute<{ words: string }>(sql`select "values"::text as words from notifications`),
    )
    expect(JSON.stringify(customer.rows)).not.toContain('병가')
    expect(JSON.stringify(await history(booked.id))).toContain('병가')
  })
})

describe('a booking’s treatments', () => {
  test('are changed with its length and price; what was booked keeps its price, though it is dearer and hidden now', async () => {
    const [, booked] = await enter(at(3, 10), { items: [{ productOptionId: booster }] })
    expect([booked.totalPrice, booked.durationMinutes]).toEqual([165_000, 60])
    await app.database.asOperator((tx) =>
      tx.execute(sql`update product_options set sale_price = null, is_visible = false where id = ${booster}`),
    )
    const items = [{ productOptionId: booster, quantity: 2 }, { productOptionId: toning }]
    const [status, changed] = await change(booked.id, { items })
    expect(status).toBe(200)
    expect(changed).toMatchObject({
      reservedAt: booked.reservedAt,
      durationMinutes: 150,
      totalPrice: 410_000,
      items: [
        { productOptionId: booster, quantity: 2, price: 165_000 },
        { productOptionId: toning, quantity: 1, price: 80_000 },
      ],
    })
    expect(await told()).toEqual(['CONFIRMED', 'MOVED'])
    expect((await history(booked.id))[0]?.changes).toContainEqual({
      field: 'items',
      before: '스킨부스터 1회',
      after: '스킨부스터 1회 × 2, 스킨부스터 토닝',
    })
    // Named again as it is, nothing is changed, and nobody is told.
    expect((await change(booked.id, { items }))[1].totalPrice).toBe(410_000)
    expect(await told()).toHaveLength(2)
    const [, visit] = await change(booked.id, { items: [] })
    expect(visit).toMatchObject({ type: 'VISIT', items: [], totalPrice: 0, durationMinutes: 30 })
    // What it has no more is an option like any other.
    expect(await change(booked.id, { items })).toMatchObject([422, { code: 'unknown-option' }])
  })

  test('meet other bookings, devices and hours anew', async () => {
    const [, booked] = await enter(at(3, 10))
    await enter(at(3, 10, 30))
    const long = [{ productOptionId: booster }]
    expect(await change(booked.id, { items: long })).toMatchObject([409, { code: 'slot-taken' }])
    expect((await change(booked.id, { items: long, durationMinutes: 30 }))[0]).toBe(200)
    const [, otherDoctors] = await enter(at(3, 10), {
      employeeId: other,
      items: [{ productOptionId: toning }],
    })
    const [, refused] = await change(booked.id, { items: [{ productOptionId: toning }] })
    expect(refused.message).toContain('피코 레이저')
    await change(otherDoctors.id, { items: [] })
    expect((await change(booked.id, { items: [{ productOptionId: toning }] }))[0]).toBe(200)
    const [, late] = await enter(at(3, 18, 30))
    expect(codesOf(await change(late.id, { items: long }))).toEqual([
      409,
      'needs-override',
      ['outside-hours'],
    ])
    expect((await change(late.id, { items: long, overrides: ['outside-hours'] }))[1].durationMinutes).toBe(60)
    expect(laser).toBeGreaterThan(0)
  })

  test('wait for what its customer has asked to change', async () => {
    const [, booked] = await send('/customer/reservations', {
      body: { type: 'VISIT', reservedAt: at(3, 10), ...contact },
    })
    await act(booked.id, 'confirm')
    const proof = { phone: contact.contactPhone, code: booked.code }
    await send('/guest/reservations', { method: 'PUT', body: { ...proof, reservedAt: at(3, 15) } })
    const items = [{ productOptionId: toning }]
    const [status, { message }] = await change(booked.id, { items })
    expect([status, message]).toEqual([409, expect.stringContaining('변경을 확정하거나 거절한 뒤에')])
    expect((await act(booked.id, 'confirm'))[1].time).toBe('15:00')
    expect((await change(booked.id, { items }))[1].totalPrice).toBe(80_000)
  })
})

test('an API key of the desk overrides by the same rule', async () => {
  const api = app.client(hosts.a, cookie)
  const { token } = await api.request('POST /admin/api-keys', {
    body: { name: '전화 예약', scopes: ['reservations:write'] },
  })
  const headers = { authorization: `Bearer ${token}` }
  const body = { type: 'VISIT', reservedAt: at(3, 3), employeeId: doctor, ...contact }
  expect((await send('/admin/reservations', { body, headers }))[0]).toBe(409)
  const accepted = { ...body, overrides: ['outside-hours'] }
  const [status, { id }] = await send('/admin/reservations', { body: accepted, headers })
  expect(status).toBe(201)
  expect((await history(id))[0]).toMatchObject({ accountName: 'API 키 ‘전화 예약’' })
})
