import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { employees } from '#backend/booking/employees/table.ts'
import { slotClaims } from '#backend/booking/reservations/table.ts'
import { specialDays } from './table.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays } from '#backend/kernel/time/seoul-time.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, inDays, nextWeekday, openClinic } from '#tests/support/reservations.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let cookie: string
let han: number
let yoon: number
let hour: number
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  await openClinic(app.database, 2)
  han = await addDoctor(app.database, 1, {
    name: '한서윤',
    title: '대표원장',
    specialty: '색소',
    careers: ['전문의'],
    position: 1,
  })
  const mondays = [{ weekday: 1, breakStart: '11:00', breakEnd: '12:00' }]
  yoon = await addDoctor(app.database, 1, { name: '윤도현', position: 2 }, mondays)
  await addDoctor(app.database, 1, { name: '숨은 의사', isVisible: false })
  await addDoctor(app.database, 1, { name: '상담실장', type: 'STAFF' })
  await addDoctor(app.database, 2, { name: '다라 의사' })
  hour = await addOption(app.database, 1, { durationMinutes: 60 })
  cookie = await app.signIn()
})
afterAll(() => app.close())
// Which weekday the days of a test are depends on when it runs: none finds them taken by another test.
afterEach(() => app.database.asOperator((tx) => tx.delete(slotClaims)))

const client = () => app.client(hosts.a)
const owner = () => app.client(hosts.a, cookie)
const monday = nextWeekday(1, 2)
const tuesday = nextWeekday(2, 2)

test('doctors who are shown come in the clinic’s order, others not at all', async () => {
  const all = await client().request('GET /partner-employees', { query: {} })
  expect(all.rows.map(({ name }) => name)).toEqual(['한서윤', '윤도현'])
  expect(all.rows[0]).toMatchObject({
    title: '대표원장',
    specialty: '색소',
    careers: ['전문의'],
    image: null,
  })
  const second = await client().request('GET /partner-employees', { query: { page: 2, pageSize: 1 } })
  expect([second.count, second.rows.map(({ id }) => id)]).toEqual([2, [yoon]])
  const staff = await app.send('/partner-employees?partnerEmployeeType=STAFF')
  expect(staff.status).toBe(400)
})

test('a doctor’s days are hours without breaks and lunch, or a reason', async () => {
  await app.database.asOperator((tx) =>
    tx
      .insert(specialDays)
      .values({ partnerId: 1, employeeId: han, startsOn: tuesday, endsOn: tuesday, reason: '학회' }),
  )
  const { rows } = await client().request('GET /partner-employee-schedules', {
    query: { from: [monday, tuesday].sort()[0], to: [monday, tuesday].sort()[1] },
  })
  const dayOf = (employee: number, day: string) =>
    rows.find((row) => row.employee.id === employee)?.days.find((one) => one.day === day)
  expect(dayOf(yoon, monday)?.hours).toEqual([
    { start: '10:00', end: '11:00' },
    { start: '12:00', end: '13:00' },
    { start: '14:00', end: '19:00' },
  ])
  expect(dayOf(yoon, tuesday)).toMatchObject({ hours: [], reason: { code: 'doctor-off' } })
  expect(dayOf(han, tuesday)).toMatchObject({ hours: [], reason: { message: '학회' } })
  const one = await client().request('GET /partner-employee-schedules', { query: { employeeId: yoon } })
  expect([one.count, one.rows[0]?.days.length]).toEqual([1, 14])
  await app.database.asOperator((tx) => tx.delete(specialDays))
})

test.each([
  '/partner-schedules/available-dates?',
  '/partner-employee-schedules?',
  '/partner-shorten-works?',
  '/customer/reservations?',
  '/admin/reservations?',
])('%s: a period turned round is refused, a day is a period', async (path) => {
  const both = { headers: { cookie: `${cookie}; ${(await signInCustomer(app.database, 1)).cookie}` } }
  const turned = await app.send(`${path}from=2026-12-10&to=2026-12-01`, both)
  expect([turned.status, (await turned.json()).errors]).toEqual([
    400,
    [{ path: '/query/to', message: '기간의 마지막 날은 첫날보다 빠를 수 없습니다.' }],
  ])
  expect((await app.send(`${path}from=2026-12-10&to=2026-12-10`, both)).status).toBe(200)
  expect((await app.send(`${path}from=2026-12-10`, both)).status).toBe(200)
})

test('hours of a doctor that touch or overlap are one stretch', async () => {
  const doctor = await addDoctor(app.database, 1, { name: '서나연', position: 3 }, [
    { weekday: 1, startTime: '12:00', endTime: '18:00' },
    { weekday: 1, startTime: '10:00', endTime: '12:00' },
    { weekday: 1, startTime: '11:00', endTime: '12:30' },
  ])
  const { rows } = await client().request('GET /partner-employee-schedules', {
    query: { employeeId: doctor, from: monday, to: monday },
  })
  expect(rows[0]?.days[0]?.hours).toEqual([
    { start: '10:00', end: '13:00' },
    { start: '14:00', end: '18:00' },
  ])
  const { rows: times } = await client().request('GET /partner-schedules/time', {
    query: { day: monday, employeeId: doctor, productOptionIds: [hour] },
  })
  expect(times.find(({ time }) => time === '11:30')).toMatchObject({ isAvailable: true, reason: null })
  await app.database.asOperator((tx) => tx.delete(employees).where(eq(employees.id, doctor)))
})

test('closed and shortened days are told beside public holidays', async () => {
  const told = async (from: string, to: string) =>
    (await client().request('GET /partner-shorten-works', { query: { from, to } })).rows
  const keepHolidays = (isClosed: boolean) =>
    app.database.asOperator((tx) =>
      tx.execute(sql`update booking_policies set is_closed_on_public_holidays = ${isClosed}`),
    )
  await keepHolidays(true)
  const holidays = (await told('2026-12-25', '2027-02-28')).map(({ reason }) => reason)
  expect(holidays).toEqual(expect.arrayContaining(['기독탄신일', '설날']))
  // One of the days below may be a holiday, whenever this runs.
  await keepHolidays(false)
  const day = inDays(30)
  await app.database.asOperator((tx) =>
    tx.insert(specialDays).values([
      { partnerId: 1, startsOn: day, endsOn: inDays(31), reason: '여름휴가' },
      {
        partnerId: 1,
        startsOn: inDays(32),
        endsOn: inDays(32),
        startTime: '10:00',
        endTime: '12:00',
        reason: '단축',
      },
      { partnerId: 2, startsOn: day, endsOn: day, reason: '남의 휴가' },
    ]),
  )
  expect(await told(day, inDays(32))).toMatchObject([
    { kind: 'CLOSED', reason: '여름휴가', open: null },
    { kind: 'SHORTENED', open: '10:00', close: '12:00' },
  ])
  const closed = await client().request('GET /partner-schedules/time', { query: { day } })
  expect(closed).toMatchObject({ rows: [], reason: { code: 'clinic-closed', message: '여름휴가' } })
  expect(closed.nextAvailable?.day).toBe(inDays(32))
  await app.database.asOperator((tx) => tx.delete(specialDays))
})

test('the next free time is told however far it is, and none where bookings are not taken so far ahead', async () => {
  const ask = async () =>
    (await client().request('GET /partner-schedules/time', { query: { day: inDays(3) } })).nextAvailable
  const close = (last: number) =>
    app.database.asOperator((tx) =>
      tx
        .insert(specialDays)
        .values({ partnerId: 1, startsOn: inDays(3), endsOn: inDays(last), reason: '이전 공사' }),
    )
  await close(24)
  expect((await ask())?.day).toBe(inDays(25))
  await close(400)
  expect(await ask()).toBeNull()
  await app.database.asOperator((tx) => tx.delete(specialDays))
})

test('a day’s times are told with why some cannot be had, and nobody’s name', async () => {
  const body = {
    type: 'VISIT',
    reservedAt: at(4, 10),
    contactName: '이바다',
    contactPhone: '010-9876-5432',
    employeeId: han,
  }
  expect((await app.send('/customer/reservations', { body })).status).toBe(201)
  const query = { day: inDays(4), employeeId: han, productOptionIds: [hour] }
  const answer = await client().request('GET /partner-schedules/time', { query })
  const codeAt = (time: string) => answer.rows.find((row) => row.time === time)?.reason?.code
  expect([codeAt('10:00'), codeAt('10:30'), codeAt('12:30'), codeAt('13:00'), codeAt('18:30')]).toEqual([
    'taken',
    undefined,
    'too-long',
    'lunch',
    'too-long',
  ])
  expect(answer.durationMinutes).toBe(60)
  // The last visit before it and the first one after it tell nothing of its length.
  expect(answer.lunch).toEqual({ start: '13:00', end: '14:00' })
  const text = await (await app.send(`/partner-schedules/time?day=${inDays(4)}&employeeId=${han}`)).text()
  expect(text).not.toMatch(/이바다|9876|한서윤/)
  const unknown = await app.send(`/partner-schedules/time?day=${inDays(4)}&employeeId=99999`)
  expect(unknown.status).toBe(404)
  for (const bad of ['day=2026-02-30', 'day=9999-12-31', 'day=내일', '']) {
    expect((await app.send(`/partner-schedules/time?${bad}`)).status).toBe(400)
  }
})

test('a full day offers the next free time', async () => {
  const day = inDays(4)
  await app.database.asOperator((tx) =>
    tx.insert(slotClaims).values(
      [`[${at(5, 0)},${at(6, 0)})`, `[${at(6, 0)},${at(6, 12)})`].map((during, index) => ({
        partnerId: 1,
        employeeId: han,
        during,
        holdHash: `x${index}`,
        expiresAt: new Date(Date.now() + 60_000),
      })),
    ),
  )
  const full = await client().request('GET /partner-schedules/time', {
    query: { day: inDays(5), employeeId: han },
  })
  expect(full).toMatchObject({
    reason: { code: 'full' },
    nextAvailable: { day: inDays(6), time: '12:00', reservedAt: at(6, 12) },
  })
  const dates = await client().request('GET /partner-schedules/available-dates', {
    query: { employeeId: han, from: day, to: inDays(6) },
  })
  expect(dates.rows.map(({ isAvailable }) => isAvailable)).toEqual([true, false, true])
  expect(dates.lastDay).toBe(inDays(90))
  const only = await client().request('GET /partner-schedules/available-dates', {
    query: { employeeId: han, from: inDays(5), to: inDays(95), onlyAvailable: 'true' },
  })
  expect([only.rows[0]?.day, only.rows.at(-1)?.day]).toEqual([inDays(6), inDays(90)])
  const validate = (reservedAt: string) =>
    client().request('GET /customer/reservation-validation', { query: { reservedAt, employeeId: han } })
  expect(await validate(at(6, 12))).toEqual({ isAvailable: true, reason: null, nextAvailable: null })
  expect(await validate(at(5, 12))).toMatchObject({
    isAvailable: false,
    reason: { code: 'taken' },
    nextAvailable: { reservedAt: at(6, 12) },
  })
})

test('a day on which the clinic never opens offers the first time after it that is not taken', async () => {
  const days = Array.from({ length: 10 }, (_, ahead) => ahead).find((ahead) => inDays(ahead) === monday) ?? 0
  const hoursOfMonday = (opens: string | null) =>
    app.database.asOperator((tx) =>
      tx.execute(
        sql`update partners set profile = profile || ${JSON.stringify({ mondayOpen: opens })} where partner_id = 1`,
      ),
    )
  await hoursOfMonday(null)
  const taken = [1, 2].flatMap((after) => [
    { employeeId: han, during: `[${at(days + after, 0)},${at(days + after, 24)})` },
    { employeeId: yoon, during: `[${at(days + after, 0)},${at(days + after, 24)})` },
  ])
  const claim = (claims: typeof taken) =>
    app.database.asOperator((tx) =>
      tx.insert(slotClaims).values(
        claims.map((one, index) => ({
          ...one,
          partnerId: 1,
          holdHash: `y${days}${index}${claims.length}`,
          expiresAt: new Date(Date.now() + 60_000),
        })),
      ),
    )
  const ask = () => client().request('GET /partner-schedules/time', { query: { day: monday } })
  await claim(taken)
  expect(await ask()).toMatchObject({
    reason: { code: 'weekly-closed' },
    rows: [],
    nextAvailable: { day: inDays(days + 3), time: '10:00' },
  })
  const far = Array.from({ length: 12 }, (_, index) => ({
    employeeId: han,
    during: `[${at(days + 3 + index, 0)},${at(days + 3 + index, 24)})`,
  }))
  await claim([...far, ...far.map((one) => ({ ...one, employeeId: yoon }))])
  expect((await ask()).nextAvailable?.day).toBe(inDays(days + 15))
  await hoursOfMonday('10:00')
})

test('who is free at a time, on a day, or at all', async () => {
  const ask = async (query: object) =>
    (await client().request('GET /partner-employee-schedules/employees', { query })).rows.map(
      ({ id, isAvailable, reason }) => [id, isAvailable, reason?.code],
    )
  expect(await ask({})).toEqual([
    [han, true, undefined],
    [yoon, true, undefined],
  ])
  expect(await ask({ day: tuesday })).toEqual([
    [han, true, undefined],
    [yoon, false, 'doctor-off'],
  ])
  const body = {
    type: 'VISIT',
    reservedAt: at(4, 15),
    contactName: '이',
    contactPhone: '010-9876-5432',
    employeeId: han,
  }
  await app.send('/customer/reservations', { body })
  expect((await ask({ reservedAt: at(4, 15) }))[0]).toEqual([han, false, 'taken'])
})

test('who moves a reservation finds its own time free, and nobody else does', async () => {
  const mine = await signInCustomer(app.database, 1)
  const reservedAt = at(4, 17)
  const made = await app.send('/customer/reservations', {
    body: { type: 'VISIT', reservedAt, employeeId: han },
    headers: { cookie: mine.cookie },
  })
  const { id: reservationId } = await made.json()
  const doctors = `/partner-employee-schedules/employees?reservedAt=${reservedAt}`
  const moment = `/customer/reservation-validation?reservedAt=${reservedAt}&employeeId=${han}`
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.send(path, { headers })
    const body = await response.json()
    return [response.status, (body.rows?.[0] ?? body).isAvailable]
  }
  for (const path of [doctors, moment]) {
    const own = `${path}&reservationId=${reservationId}`
    expect(await ask(path)).toEqual([200, false])
    expect(await ask(own, { cookie: mine.cookie })).toEqual([200, true])
    expect(await ask(own)).toEqual([401, undefined])
    const other = await signInCustomer(app.database, 1)
    expect(await ask(own, { cookie: other.cookie })).toEqual([404, undefined])
  }
})

test('a guest who has found a reservation finds its own time free for a while, by a token of it alone', async () => {
  const book = async (hour: number, contactPhone: string) => {
    const reservedAt = at(5, hour)
    const body = { type: 'VISIT', reservedAt, contactName: '이바다', contactPhone, employeeId: han }
    const { code } = await (await app.send('/customer/reservations', { body })).json()
    const found = await app.send('/guest/reservations/lookup', { body: { phone: contactPhone, code } })
    const { id, changeToken } = await found.json()
    return { reservedAt, own: { reservationId: String(id), changeToken } }
  }
  const mine = await book(11, '010-2222-3333')
  const other = await book(15, '010-4444-5555')
  for (const path of ['/partner-employee-schedules/employees', '/customer/reservation-validation']) {
    const ask = async (own: Record<string, string>) => {
      const query = new URLSearchParams({ reservedAt: mine.reservedAt, employeeId: String(han), ...own })
      const response = await app.send(`${path}?${query}`)
      const body = await response.json()
      return [response.status, (body.rows?.[0] ?? body).isAvailable]
    }
    expect(await ask({})).toEqual([200, false])
    expect(await ask(mine.own)).toEqual([200, true])
    expect(await ask({ ...mine.own, changeToken: other.own.changeToken })).toEqual([404, undefined])
    expect(await ask(other.own)).toEqual([200, false])
  }
})

test('calls that are asked with a reservation say when they answer 401', () => {
  const asked = (Object.entries(contract) as [string, Call][]).filter(
    ([, { query }]) => query?.shape.reservationId,
  )
  expect(asked.length).toBeGreaterThanOrEqual(4)
  for (const [name, { problems }] of asked)
    expect([name, problems?.[401]]).toEqual([name, expect.any(String)])
})

test('what booking would mean is told before', async () => {
  const visit = await client().request('GET /customer/reservation-confirm', { query: {} })
  expect(visit).toMatchObject({
    type: 'VISIT',
    durationMinutes: 30,
    totalPrice: 0,
    needsSensitiveConsent: false,
  })
  const treatment = await client().request('GET /customer/reservation-confirm', {
    query: { productOptionIds: [hour] },
  })
  expect(treatment).toMatchObject({
    type: 'TREATMENT',
    totalPrice: 100_000,
    isIncludeVat: true,
    items: [{ productOptionId: hour, price: { amount: 100_000, kind: 'REGULAR' } }],
  })
  expect((await app.send('/customer/reservation-confirm?productOptionIds=99999')).status).toBe(422)
})

test('the clinic sets hours, days and rules, and availability follows at once', async () => {
  const saturday = nextWeekday(6, 8)
  const heard: unknown[] = []
  const stop = app.backend.onPublished((publication) => heard.push(publication))
  const params = { resource: 'employees', id: yoon }
  const before = await owner().request('GET /admin/{resource}/{id}', { params })
  const saved = await owner().request('PUT /admin/{resource}/{id}', {
    params,
    body: { ...before.data, hours: [{ weekday: 6, startTime: '10:00', endTime: '11:00' }] },
    headers: { 'if-match': before.etag },
  })
  expect(saved.data.hours).toMatchObject([{ weekday: 6, endTime: '11:00', validFrom: null }])
  const times = async () =>
    (
      await client().request('GET /partner-schedules/time', { query: { day: saturday, employeeId: yoon } })
    ).rows.flatMap(({ time, isAvailable }) => (isAvailable ? time : []))
  expect(await times()).toEqual(['10:00', '10:30'])
  const booking = { setting: 'booking' }
  const policy = await owner().request('GET /admin/settings/{setting}', { params: booking })
  await owner().request('PUT /admin/settings/{setting}', {
    params: booking,
    body: { ...policy.data, slotMinutes: 15 },
    headers: { 'if-match': policy.etag },
  })
  expect(await times()).toEqual(['10:00', '10:15', '10:30'])
  const special = (body: object) =>
    owner().request('POST /admin/{resource}', {
      params: { resource: 'special-days' },
      body: { startsOn: saturday, endsOn: saturday, reason: '행사', ...body },
    })
  const { id, data } = await special({})
  expect([await times(), data.startTime]).toEqual([[], null])
  // A day that is closed within a longer period of other hours.
  const shortened = { startsOn: addDays(saturday, -1), startTime: '10:00', endTime: '11:00' }
  const longer = await special({ ...shortened, reason: '단축 진료' })
  expect(await times()).toEqual([])
  const remove = (row: number) =>
    app.send(`/admin/special-days/${row}`, { method: 'DELETE', headers: { cookie } })
  expect([(await remove(longer.id)).status, (await remove(id)).status]).toEqual([204, 204])
  expect((await remove(id)).status).toBe(404)
  expect(await times()).toEqual(['10:00', '10:15', '10:30'])
  // Of one doctor: the other works.
  const away = await special({ employeeId: yoon, startTime: '10:30', endTime: '11:00', reason: '학회' })
  expect(await times()).toEqual(['10:30'])
  await remove(away.id)
  // Whoever keeps pages is told: of the hours, the policy, and three special days twice each.
  stop()
  expect(heard.length).toBeGreaterThanOrEqual(8)
  expect(heard[0]).toEqual({ partnerId: 1, revision: 1 })
})
