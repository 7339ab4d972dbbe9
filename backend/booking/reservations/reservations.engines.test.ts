import { productOptions } from '#backend/catalogue/products/table.ts'
import { slotClaims, reservations } from './table.ts'
import { bookingPolicies } from '#backend/booking/schedules/table.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, inDays, openClinic } from '#tests/support/reservations.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let doctor: number
let option: number
let address = 0
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  doctor = await addDoctor(app.database, 1)
  option = await addOption(app.database, 1, { price: 220_000, salePrice: 165_000, durationMinutes: 60 })
})
afterAll(() => app.close())
/** Everything is free again, and the clinic's settings are the usual ones. */
beforeEach(async () => {
  await openClinic(app.database, 1)
  await app.database.asOperator((tx) => tx.delete(slotClaims))
})

type Json = Record<string, unknown>
const guest = { contactName: '이바다', contactPhone: '010-9876-5432' }
const send = async (path: string, options: Parameters<typeof app.send>[1] = {}) => {
  address += 1
  const response = await app.send(path, { address: `10.${address >> 8}.${address & 255}.1`, ...options })
  return [response.status, response.status === 204 ? {} : await response.json()] as const
}
const visit = (reservedAt: string, more: Json = {}) => ({ type: 'VISIT', reservedAt, ...guest, ...more })
const book = (body: Json, headers: Record<string, string> = {}) =>
  send('/customer/reservations', { body, headers })
let signedIn: Promise<string> | undefined
const desk = async () => ({ cookie: await (signedIn ??= app.signIn()) })

describe('booking', () => {
  test('keeps what was booked as it was called and cost, and tells the guest a number', async () => {
    const body = {
      reservedAt: at(3, 10),
      productOptionIds: [option],
      sensitiveConsent: true,
      request: '처음입니다',
      utm: { first: { utm_source: 'naver' } },
      ...guest,
    }
    const [status, made] = await book(body)
    expect(status).toBe(201)
    expect(made).toMatchObject({
      type: 'TREATMENT',
      status: 'REQUESTED',
      day: inDays(3),
      time: '10:00',
      durationMinutes: 60,
      employee: { id: doctor, name: '한서윤' },
      isEmployeeChosen: false,
      items: [{ productName: '스킨부스터', optionName: '1회', price: 165_000, regularPrice: 220_000 }],
      totalPrice: 165_000,
      isIncludeVat: true,
      contactPhone: '+821098765432',
    })
    expect(made.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    const [row] = await app.database.withPartner(1, (tx) =>
      tx
        .select()
        .from(reservations)
        .where(and(eq(reservations.partnerId, 1), eq(reservations.id, made.id))),
    )
    expect(row).toMatchObject({ utm: { first: { utm_source: 'naver' }, last: {} } })
    expect(row?.sensitiveConsentAt).toBeInstanceOf(Date)
  })

  test('a time is had once, also by what only overlaps it', async () => {
    expect((await book(visit(at(3, 10), { type: 'VISIT' })))[0]).toBe(201)
    const taken = await book(visit(at(3, 10)))
    expect(taken).toMatchObject([409, { code: 'slot-taken', message: expect.stringContaining('다른 시간') }])
    const long = { ...visit(at(3, 9)), reservedAt: at(3, 10, 30), productOptionIds: [option] }
    expect((await book({ ...long, sensitiveConsent: true }))[0]).toBe(201)
    expect((await book(visit(at(3, 11))))[0]).toBe(409)
    expect((await book(visit(at(3, 11, 30))))[0]).toBe(201)
  })

  test('what cannot be booked at all is told field by field', async () => {
    const path = async (body: Json) => {
      const [status, problem] = await book(body)
      return [status, problem.errors?.map((error: Json) => error.path)]
    }
    const treatment = { reservedAt: at(3, 10), productOptionIds: [option], ...guest }
    expect(await path(treatment)).toEqual([422, ['/sensitiveConsent']])
    expect(await path({ ...treatment, productOptionIds: [] })).toEqual([422, ['/productOptionIds']])
    expect(await path({ ...treatment, sensitiveConsent: true, productOptionIds: [999_999] })).toEqual([
      422,
      ['/productOptionIds/0'],
    ])
    expect(await path({ type: 'VISIT', reservedAt: at(3, 10) })).toEqual([
      422,
      ['/contactName', '/contactPhone'],
    ])
    expect(await path(visit(at(3, 10), { employeeId: 999_999 }))).toEqual([422, ['/employeeId']])
    expect(await path(visit(at(3, 10), { contactPhone: '1234567' }))).toEqual([422, ['/contactPhone']])
  })

  test('closed hours, the past, what is off the grid or too far ahead are refused with the reason', async () => {
    const codes = []
    for (const reservedAt of [at(3, 13), at(-1, 10), at(3, 10, 10), at(91, 10), at(3, 20)]) {
      const [status, problem] = await book(visit(reservedAt))
      // None of it will ever succeed: no 409, which says that somebody else was faster.
      expect([status, problem.errors]).toEqual([422, [{ path: '/reservedAt', message: problem.message }]])
      codes.push(problem.code)
    }
    expect(codes).toEqual(['slot-lunch', 'slot-past', 'slot-off-grid', 'slot-beyond-range', 'slot-off'])
  })

  test('a signed-in customer is who the clinic knows, whatever the body says', async () => {
    const { cookie, id } = await signInCustomer(app.database, 1, { name: '김하늘', phone: '+821011112222' })
    const [status, made] = await book(visit(at(3, 10)), { cookie })
    expect([status, made.contactName, made.contactPhone]).toEqual([201, '김하늘', '+821011112222'])
    const [, mine] = await send('/customer/reservations?period=upcoming', { headers: { cookie } })
    expect(mine).toMatchObject({ count: 1, rows: [{ id: made.id }] })
    const other = await signInCustomer(app.database, 1)
    const [foreign] = await send(`/customer/reservations/${made.id}`, { headers: { cookie: other.cookie } })
    expect(foreign).toBe(404)
    expect((await send('/customer/reservations?status=DONE', { headers: { cookie } }))[1].count).toBe(0)
    expect((await send(`/customer/reservations?from=${inDays(4)}`, { headers: { cookie } }))[1].count).toBe(0)
    expect((await send('/customer/badge', { headers: { cookie } }))[1]).toEqual({
      cartCount: 0,
      reservationCount: 1,
    })
    expect(id).toBeGreaterThan(0)
  })

  test('no price leaves a clinic that shows none', async () => {
    await openClinic(app.database, 1, { hasPriceView: false })
    const body = { reservedAt: at(3, 10), productOptionIds: [option], sensitiveConsent: true, ...guest }
    const [, made] = await book(body)
    expect([made.totalPrice, made.isIncludeVat, made.items[0].price]).toEqual([null, null, null])
    const [, confirm] = await send(`/customer/reservation-confirm?productOptionIds=${option}`)
    expect(JSON.stringify(confirm)).not.toMatch(/165|220/)
  })
})

describe('confirmation follows the clinic’s settings', () => {
  test.each([
    [{}, 'CLINIC', 'REQUESTED'],
    [{ isForceReservation: true }, 'IMMEDIATE', 'CONFIRMED'],
    [{ reservationConfirm: 'IMMEDIATE' }, 'IMMEDIATE', 'CONFIRMED'],
    [{ reservationConfirm: 'CLINIC' }, 'CLINIC', 'REQUESTED'],
    [{ reservationMode: 'FREE', isForceReservation: true }, 'CLINIC', 'REQUESTED'],
  ])('%o', async (config, confirmation, status) => {
    await openClinic(app.database, 1, config)
    const [, told] = await send(`/customer/reservation-confirm?productOptionIds=${option}`)
    expect(told).toMatchObject({ confirmation, type: 'TREATMENT', durationMinutes: 60 })
    expect((await book(visit(at(3, 10))))[1].status).toBe(status)
  })

  test('where requests may share a time, confirming one takes it', async () => {
    await openClinic(app.database, 1, { reservationMode: 'FREE' })
    const [, first] = await book(visit(at(3, 10)))
    const [status, second] = await book(visit(at(3, 10)))
    expect([status, first.employee, second.employee]).toEqual([201, null, null])
    const headers = await desk()
    const confirm = (id: number, body: Json) => send(`/admin/reservations/${id}/confirm`, { body, headers })
    expect(await confirm(first.id, {})).toMatchObject([422, { code: 'no-employee' }])
    expect(await confirm(first.id, { employeeId: doctor })).toMatchObject([200, { status: 'CONFIRMED' }])
    expect(await confirm(second.id, { employeeId: doctor })).toMatchObject([409, { code: 'slot-taken' }])
    const [, { rows }] = await send(`/partner-schedules/time?day=${inDays(3)}`)
    expect(rows.find((row: Json) => row.time === '10:00')).toMatchObject({
      isAvailable: false,
      reason: { code: 'taken' },
    })
    expect(await book(visit(at(3, 10)))).toMatchObject([409, { code: 'slot-taken' }])
  })

  test('reservationRange says how far ahead', async () => {
    await openClinic(app.database, 1, { reservationRange: '1W' })
    expect((await book(visit(at(8, 10))))[1].code).toBe('slot-beyond-range')
    expect((await book(visit(at(7, 10))))[0]).toBe(201)
  })
})

describe('a held slot', () => {
  const hold = (reservedAt: string, more: Json = {}) =>
    send('/customer/reservation-holds', { body: { reservedAt, ...more } })
  const isFree = async (time: string, holdToken?: string) => {
    const query = new URLSearchParams({ day: inDays(3), ...(holdToken && { holdToken }) })
    const [, day] = await send(`/partner-schedules/time?${query}`)
    return day.rows.find((row: Json) => row.time === time).isAvailable
  }

  test('belongs to whoever chose it', async () => {
    const began = Date.now()
    const [status, { holdToken, expiresAt, employee }] = await hold(at(3, 10))
    expect([status, employee.id]).toEqual([201, doctor])
    expect(Date.parse(expiresAt) - began).toBeGreaterThan(299_000)
    expect([await isFree('10:00'), await isFree('10:00', holdToken)]).toEqual([false, true])
    expect((await hold(at(3, 10)))[0]).toBe(409)
    expect((await book(visit(at(3, 10))))[0]).toBe(409)
    expect((await book(visit(at(3, 10), { holdToken })))[0]).toBe(201)
    expect((await book(visit(at(3, 10), { holdToken })))[0]).toBe(409)
  })

  test('is let go of by choosing another, by saying so, and by booking another time', async () => {
    const [, first] = await hold(at(3, 10))
    const [, second] = await hold(at(3, 10, 30), { holdToken: first.holdToken })
    expect([await isFree('10:00'), await isFree('10:30')]).toEqual([true, false])
    expect(
      (await send(`/customer/reservation-holds?holdToken=${second.holdToken}`, { method: 'DELETE' }))[0],
    ).toBe(204)
    expect(await isFree('10:30')).toBe(true)
    const [, third] = await hold(at(3, 11))
    await book(visit(at(3, 12), { holdToken: third.holdToken }))
    expect([await isFree('11:00'), await isFree('12:00')]).toEqual([true, false])
  })

  test('is over after five minutes, for others and for its holder alike', async () => {
    const [, { holdToken }] = await hold(at(3, 10))
    await app.database.asOperator((tx) =>
      tx
        .update(slotClaims)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(isNotNull(slotClaims.holdHash)),
    )
    expect(await isFree('10:00')).toBe(true)
    expect((await book(visit(at(3, 10))))[0]).toBe(201)
    expect((await book(visit(at(3, 10), { holdToken })))[0]).toBe(409)
  })
})

test('what was held in time is booked, though by now it is too late to ask for it', async () => {
  const [, { holdToken }] = await send('/customer/reservation-holds', { body: { reservedAt: at(3, 10) } })
  const lead = (leadMinutes: number) =>
    app.database.asOperator((tx) => tx.update(bookingPolicies).set({ leadMinutes }))
  // Four minutes later, when the last moment to ask for it was two minutes ago.
  await app.database.asOperator((tx) =>
    tx.update(slotClaims).set({
      madeAt: sql`now() - interval '4 minutes'`,
      expiresAt: sql`now() + interval '1 minute'`,
    }),
  )
  await lead(Math.ceil((Date.parse(at(3, 10)) - Date.now()) / 60_000) + 1)
  expect((await book(visit(at(3, 10))))[1].code).toBe('slot-past')
  const [status, made] = await book(visit(at(3, 10), { holdToken }))
  await lead(60)
  expect([status, made.time]).toEqual([201, '10:00'])
})

describe('any doctor', () => {
  test('is one who is free, the least busy first; nobody is booked twice', async () => {
    const second = await addDoctor(app.database, 1, { name: '윤도현', position: 2 })
    const employees = []
    for (let turn = 0; turn < 2; turn += 1) employees.push((await book(visit(at(5, 10))))[1].employee.id)
    expect(new Set(employees)).toEqual(new Set([doctor, second]))
    expect((await book(visit(at(5, 10))))[0]).toBe(409)
    expect((await book(visit(at(5, 11), { employeeId: second })))[1]).toMatchObject({
      employee: { id: second },
      isEmployeeChosen: true,
    })
    expect((await book(visit(at(5, 15))))[1].employee.id).toBe(doctor)
    await app.database.asOperator((tx) =>
      tx.execute(sql`update employees set is_visible = false where id = ${second}`),
    )
  })
})

describe('changing', () => {
  test('moves to a free time, keeps the old one where the new is taken, and is written down', async () => {
    const { cookie } = await signInCustomer(app.database, 1)
    const headers = { cookie }
    const [, mine] = await book(visit(at(3, 10)), headers)
    await book(visit(at(3, 11)))
    const change = (body: Json) => send(`/customer/reservations/${mine.id}`, { method: 'PUT', body, headers })
    expect((await change({ reservedAt: at(3, 11) }))[0]).toBe(409)
    expect((await book(visit(at(3, 10))))[0]).toBe(409)
    expect(await change({ reservedAt: at(3, 12), request: '조금 늦게' })).toMatchObject([
      200,
      { time: '12:00', request: '조금 늦게', status: 'REQUESTED' },
    ])
    expect((await book(visit(at(3, 10))))[0]).toBe(201)
    const treated = { productOptionIds: [option], reservedAt: at(3, 14) }
    expect(await change(treated)).toMatchObject([422, { errors: [{ path: '/sensitiveConsent' }] }])
    expect(await change({ ...treated, sensitiveConsent: true })).toMatchObject([
      200,
      { type: 'TREATMENT', durationMinutes: 60, totalPrice: 165_000, items: [{ productOptionId: option }] },
    ])
    const [, { rows }] = await send(`/customer/reservations/${mine.id}/history`, { headers })
    expect(rows.map((row: Json) => row.action)).toEqual(['CHANGED', 'CHANGED', 'CREATED'])
    expect(rows[1].changes).toContainEqual({ field: 'reservedAt', before: at(3, 10), after: at(3, 12) })
    expect(rows[0].changes).toContainEqual({
      field: 'items',
      before: '방문 상담',
      after: '스킨부스터 1회',
    })
    const times = await send(`/partner-schedules/time?day=${inDays(3)}&reservationId=${mine.id}`, { headers })
    expect(times[1].rows.find((row: Json) => row.time === '14:00').isAvailable).toBe(true)
    expect((await send(`/partner-schedules/time?day=${inDays(3)}&reservationId=${mine.id}`))[0]).toBe(401)
  })

  test('to what it is already changes nothing: price, confirmation and history stay', async () => {
    const priced = await addOption(app.database, 1, { price: 100_000 })
    const { cookie } = await signInCustomer(app.database, 1)
    const body = { reservedAt: at(3, 10), productOptionIds: [priced], sensitiveConsent: true }
    const [, mine] = await book(body, { cookie })
    const ofDesk = { headers: await desk() }
    await send(`/admin/reservations/${mine.id}/confirm`, { ...ofDesk, body: {} })
    await app.database.asOperator((tx) =>
      tx.update(productOptions).set({ price: 120_000 }).where(eq(productOptions.id, priced)),
    )
    const change = (wanted: Json) =>
      send(`/customer/reservations/${mine.id}`, { method: 'PUT', body: wanted, headers: { cookie } })
    const same = { reservedAt: at(3, 10), employeeId: doctor, productOptionIds: [priced] }
    for (const wanted of [{}, same]) {
      expect(await change(wanted)).toMatchObject([200, { status: 'CONFIRMED', totalPrice: 100_000 }])
    }
    await send(`/admin/reservations/${mine.id}`, {
      ...ofDesk,
      method: 'PUT',
      body: { reservedAt: at(3, 10) },
    })
    const history = async () =>
      (await send(`/customer/reservations/${mine.id}/history`, { headers: { cookie } }))[1].rows
    expect((await history()).map((row: Json) => row.action)).toEqual(['CONFIRMED', 'CREATED'])
    // It takes longer: what is confirmed stays until the clinic confirms that too.
    expect(await change({ productOptionIds: [option] })).toMatchObject([
      200,
      { status: 'CONFIRMED', endsAt: at(3, 10, 30), pendingMove: { endsAt: at(3, 11) } },
    ])
    expect((await history())[0].changes).toContainEqual({
      field: 'items',
      before: '스킨부스터 1회',
      after: '스킨부스터 1회',
    })
  })

  test('ends a day before, for customers; the clinic still may', async () => {
    const { cookie } = await signInCustomer(app.database, 1)
    const headers = { cookie }
    await app.database.asOperator((tx) =>
      tx.execute(sql`update booking_policies set change_until_minutes = 43200, withdraw_minutes = 0`),
    )
    const [, mine] = await book(visit(at(3, 10)), headers)
    expect(mine.changeableUntil).toBeNull()
    const path = `/customer/reservations/${mine.id}`
    expect(await send(path, { method: 'PUT', body: { request: 'x' }, headers })).toMatchObject([
      422,
      { code: 'too-late' },
    ])
    expect(await send(`${path}/cancel`, { body: {}, headers })).toMatchObject([422, { code: 'too-late' }])
    await app.database.asOperator((tx) =>
      tx.execute(sql`update booking_policies set change_until_minutes = 1440`),
    )
    expect(await send(`${path}/cancel`, { body: { reason: '감기' }, headers })).toMatchObject([
      200,
      { status: 'CANCELLED', reason: '감기', changeableUntil: null },
    ])
    expect(await send(`${path}/cancel`, { body: {}, headers })).toMatchObject([409, { code: 'wrong-status' }])
    expect((await book(visit(at(3, 10))))[0]).toBe(201)
  })
})

describe('guests', () => {
  test('find, change and cancel by phone and number; a wrong one is told like an unknown one', async () => {
    const [, made] = await book(visit(at(3, 10)))
    const key = { phone: '+82 10 9876 5432', code: made.code.toLowerCase() }
    expect(await send('/guest/reservations/lookup', { body: key })).toMatchObject([200, { id: made.id }])
    const wrong = await send('/guest/reservations/lookup', { body: { ...key, code: 'AAAAAAAA' } })
    const unknown = await send('/guest/reservations/lookup', { body: { ...key, phone: '010-0000-1111' } })
    expect(wrong).toEqual(unknown)
    expect(wrong[0]).toBe(404)
    const moved = await send('/guest/reservations', {
      method: 'PUT',
      body: { ...key, reservedAt: at(3, 11) },
    })
    expect(moved).toMatchObject([200, { time: '11:00' }])
    const file = await app.send('/guest/reservations/calendar', { body: key })
    expect(file.headers.get('content-disposition')).toBe(`inline; filename="reservation-${made.code}.ics"`)
    expect(await file.text()).toContain(`UID:reservation-1-${made.id}@danjang\r\n`)
    expect(await send('/guest/reservations/cancel', { body: key })).toMatchObject([
      200,
      { status: 'CANCELLED' },
    ])
  })

  test('guesses at one number are limited whatever address they come from', async () => {
    const statuses = []
    for (let turn = 0; turn < 40; turn += 1) {
      const body = { phone: '010-5555-6666', code: `AAAAAA${turn + 10}` }
      statuses.push((await send('/guest/reservations/lookup', { body }))[0])
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('a calendar file is the same event through every change, and tells nobody why one goes there', async () => {
  const { cookie } = await signInCustomer(app.database, 1)
  const body = { reservedAt: at(3, 10), productOptionIds: [option], sensitiveConsent: true }
  const [, made] = await book(body, { cookie })
  const path = `/customer/reservations/${made.id}`
  const file = async () => {
    const answer = await app.send(`${path}/calendar`, { headers: { cookie } })
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    return answer.text()
  }
  const before = await file()
  await send(path, { method: 'PUT', body: { reservedAt: at(3, 14) }, headers: { cookie } })
  const after = await file()
  const line = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1]
  expect(line(before, 'UID')).toBe(line(after, 'UID'))
  expect([line(before, 'SEQUENCE'), line(after, 'SEQUENCE')]).toEqual(['0', '1'])
  expect(line(after, 'DTSTART')).toBe(at(3, 14).replaceAll(/[-:]|\.000/g, ''))
  expect(line(after, 'SUMMARY')).toBe('가나의원 예약')
  expect(after).not.toContain('스킨부스터')
  for (const text of after.split('\r\n')) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(75)
})

describe('the desk', () => {
  test('confirms, marks, cancels and restores; a time given away is not taken back', async () => {
    const headers = await desk()
    const act = (id: number, action: string, body?: Json) =>
      send(`/admin/reservations/${id}/${action}`, { method: 'POST', headers, ...(body && { body }) })
    const [, made] = await book(visit(at(3, 10)))
    expect(await act(made.id, 'done')).toMatchObject([409, { code: 'wrong-status' }])
    expect((await act(made.id, 'confirm', {}))[1].status).toBe('CONFIRMED')
    const shift = (days: number) =>
      app.database.asOperator((tx) =>
        tx.execute(sql`update reservations set starts_at = starts_at + make_interval(days => ${days}::integer),
          ends_at = ends_at + make_interval(days => ${days}::integer) where id = ${made.id}`),
      )
    expect(await act(made.id, 'no-show')).toMatchObject([422, { code: 'not-yet' }])
    await shift(-10)
    expect((await act(made.id, 'no-show'))[1].status).toBe('NO_SHOW')
    expect((await act(made.id, 'restore'))[1].status).toBe('CONFIRMED')
    expect((await act(made.id, 'done'))[1].status).toBe('DONE')
    expect((await act(made.id, 'restore'))[1].status).toBe('CONFIRMED')
    await shift(10)
    expect(await act(made.id, 'cancel', { reason: '휴진' })).toMatchObject([200, { reason: '휴진' }])
    const [, other] = await book(visit(at(3, 10)))
    expect(await act(made.id, 'restore')).toMatchObject([409, { code: 'slot-taken' }])
    expect((await act(other.id, 'reject', { reason: '' }))[1].status).toBe('REJECTED')
    expect((await act(made.id, 'restore'))[1].status).toBe('CONFIRMED')
    expect((await act(other.id, 'restore'))[0]).toBe(409)
    const [, { rows }] = await send(`/admin/reservations/${made.id}/history`, { headers })
    expect(rows.map((row: Json) => row.action)).toEqual([
      'RESTORED',
      'CANCELLED',
      'RESTORED',
      'DONE',
      'RESTORED',
      'NO_SHOW',
      'CONFIRMED',
      'CREATED',
    ])
    expect(rows[0]).toMatchObject({ actor: 'clinic', accountName: '관리자' })
  })

  test('sees a day or a doctor, contacts masked until asked for, and that is written down', async () => {
    const headers = await desk()
    const [, made] = await book(visit(at(20, 10)))
    await book(visit(at(21, 10)))
    const [, list] = await send(`/admin/reservations?day=${inDays(20)}&employeeId=${doctor}`, { headers })
    expect(list).toMatchObject({ count: 1, days: [{ day: inDays(20), count: 1 }] })
    expect(list.rows[0]).toMatchObject({ id: made.id, contactName: '이*다', contactPhone: '+8210****5432' })
    const [, span] = await send(`/admin/reservations?from=${inDays(20)}&to=${inDays(21)}&pageSize=1`, {
      headers,
    })
    expect([span.count, span.rows.length, span.days.length]).toEqual([2, 1, 2])
    for (const keyword of ['이바', '5432', '010-9876-5432', '01098765432', '+821098765432', made.code]) {
      const query = new URLSearchParams({ keyword, day: inDays(20) })
      expect((await send(`/admin/reservations?${query}`, { headers }))[1].count).toBe(1)
    }
    const path = `/admin/reservations/${made.id}`
    expect((await send(path, { headers }))[1].contactPhone).toBe('+8210****5432')
    const [, shown] = await send(`${path}/reveal`, { method: 'POST', headers })
    expect([shown.contactName, shown.contactPhone]).toEqual(['이바다', '+821098765432'])
    await send(`${path}/memo`, { method: 'PUT', body: { memo: '주차 안내함' }, headers })
    const [, { rows }] = await send(`${path}/history`, { headers })
    expect(rows.map((row: Json) => row.action)).toEqual(['MEMO', 'REVEALED', 'CREATED'])
    const [, own] = await send('/guest/reservations/lookup', {
      body: { phone: '01098765432', code: made.code },
    })
    expect(own).not.toHaveProperty('memo')
  })

  test('is told who has signed up', async () => {
    const isMember = async (kind: 'member' | 'guest') => {
      const { cookie } = await signInCustomer(app.database, 1, { kind })
      const [, made] = await book(visit(at(22, 10 + Number(kind === 'guest'))), { cookie })
      return (await send(`/admin/reservations/${made.id}`, { headers: await desk() }))[1].isMember
    }
    expect([await isMember('member'), await isMember('guest')]).toEqual([true, false])
  })

  test('enters and moves at any hour it accepts, but never over another', async () => {
    const headers = await desk()
    const overrides = ['outside-hours']
    const entry = { type: 'VISIT', employeeId: doctor, overrides, ...guest }
    const enter = (reservedAt: string) =>
      send('/admin/reservations', { body: { ...entry, reservedAt }, headers })
    const [status, late] = await enter(at(3, 20, 10))
    expect([status, late.status]).toEqual([201, 'CONFIRMED'])
    expect((await enter(at(3, 20)))[0]).toBe(409)
    const [, free] = await enter(at(3, 22))
    const move = (id: number, body: Json) =>
      send(`/admin/reservations/${id}`, { method: 'PUT', body: { overrides, ...body }, headers })
    expect((await move(free.id, { reservedAt: at(3, 20) }))[0]).toBe(409)
    expect((await move(late.id, { durationMinutes: 90 }))[1].durationMinutes).toBe(90)
    expect((await move(free.id, { employeeId: 999_999 }))[0]).toBe(422)
    expect((await move(free.id, { reservedAt: at(4, 8) }))[1]).toMatchObject({
      day: inDays(4),
      time: '08:00',
    })
  })
})

test('a key is one request: again it gets the same answer, for anything else 409', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await book(visit(at(3, 10)), headers)
  expect(first[0]).toBe(201)
  expect(await book(visit(at(3, 10)), headers)).toEqual(first)
  expect(await book(visit(at(3, 11)), headers)).toMatchObject([409, { code: 'key-reused' }])
  const { cookie } = await signInCustomer(app.database, 1)
  expect((await book(visit(at(3, 10)), { ...headers, cookie }))[1].code).toBe('key-reused')
  expect((await book(visit(at(3, 10)), { 'idempotency-key': 'short' }))[0]).toBe(400)
})

test('another clinic’s doctors and options are none here', async () => {
  const body = visit(at(3, 10), { employeeId: doctor })
  await openClinic(app.database, 2)
  expect((await send('/customer/reservations', { body, host: hosts.b }))[0]).toBe(422)
  expect(
    (await send(`/partner-schedules/time?day=${inDays(3)}&employeeId=${doctor}`, { host: hosts.b }))[0],
  ).toBe(404)
})
