import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, at, inDays, openClinic } from '#tests/support/reservations.ts'

/*
 * A doctor prepares for a treatment and cleans up after it: nobody else gets that time, and no customer sees it.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let doctor: number
let laser: number
let peel: number
let cookie: string
beforeAll(async () => {
  app = await startBackend()
  doctor = await addDoctor(app.database, 1)
  laser = await addOption(app.database, 1, { durationMinutes: 60, minutesBefore: 10, minutesAfter: 20 })
  peel = await addOption(app.database, 1, { durationMinutes: 30, minutesBefore: 30, minutesAfter: 5 })
  cookie = await app.signIn()
})
afterAll(() => app.close())
beforeEach(async () => {
  await openClinic(app.database, 1, { reservationMode: 'STRICT', reservationConfirm: 'IMMEDIATE' })
  await app.database.asOperator(async (tx) => {
    await tx.execute(sql`delete from waitings`)
    await tx.execute(sql`delete from slot_claims`)
    await tx.execute(sql`delete from special_days`)
    await tx.execute(sql`update reservations set status = 'CANCELLED'`)
  })
})

type Json = Record<string, unknown>
let calls = 0
const send = async (path: string, options: Parameters<typeof app.send>[1] = {}) => {
  calls += 1
  const response = await app.send(path, { address: `10.7.${calls >> 8}.${calls & 255}`, ...options })
  return [response.status, response.status === 204 ? {} : await response.json()] as const
}
const guest = { contactName: '이바다', contactPhone: '010-9876-5432', sensitiveConsent: true }
const of = (...ids: number[]) => ids.map((productOptionId) => ({ productOptionId }))
const book = (reservedAt: string, ids: number[] = [], more: Json = {}) =>
  send('/customer/reservations', {
    body: { type: 'VISIT', reservedAt, items: of(...ids), ...guest, ...more },
  })
const freeTimes = async (items = '') => {
  const query = { from: inDays(3), to: inDays(3), ...(items && { items }) }
  const { rows } = await app.client(hosts.a).request('GET /partner-schedules/times', { query })
  return rows[0]?.times.filter(({ isAvailable }) => isAvailable).map(({ time }) => time) ?? []
}

test('two bookings whose visits do not meet are refused where the time before or after one meets the other', async () => {
  const [status, made] = await book(at(3, 11), [laser])
  expect([status, made.reservedAt, made.endsAt, made.durationMinutes]).toEqual([
    201,
    at(3, 11),
    at(3, 12),
    60,
  ])
  // Until 11:00 the doctor prepares, and until 12:20 they clean up.
  expect(await book(at(3, 12))).toMatchObject([
    409,
    { code: 'slot-taken', nextAvailable: { reservedAt: at(3, 12, 30) } },
  ])
  expect((await book(at(3, 10, 30)))[0]).toBe(409)
  expect(await freeTimes()).toEqual(expect.arrayContaining(['10:00', '12:30']))
  expect(await freeTimes()).not.toContain('10:30')
  expect((await book(at(3, 12, 30)))[0]).toBe(201)
  expect((await book(at(3, 10)))[0]).toBe(201)
})

test('what is booked keeps its distance from what is there, though it may begin as the clinic opens', async () => {
  await book(at(3, 11))
  const afternoon = ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00', '17:30', '18:00']
  expect(await freeTimes(`${laser}`)).toEqual(['12:00', ...afternoon])
  expect((await book(at(3, 10), [laser]))[0]).toBe(409)
  expect((await book(at(3, 11, 30), [laser]))[0]).toBe(409)
  expect((await book(at(3, 12), [laser]))[0]).toBe(201)
  expect((await book(at(4, 10), [laser]))[0]).toBe(201)
})

test('of several treatments the longest time before and the longest after count', async () => {
  await book(at(3, 15))
  // 90 minutes, 30 before and 20 after.
  const times = await freeTimes(`${laser},${peel}`)
  expect(times.filter((time) => time >= '14:00' && time < '17:00')).toEqual(['16:00', '16:30'])
  expect((await book(at(3, 16), [peel, laser]))[0]).toBe(201)
  expect((await book(at(3, 17, 30)))[0]).toBe(409)
  expect((await book(at(3, 18)))[0]).toBe(201)
})

test('a held time is kept with what is around it, and is booked so', async () => {
  const holding = (reservedAt: string, ids: number[] = [], more: Json = {}) =>
    send('/customer/reservation-holds', { body: { reservedAt, items: of(...ids), ...more } })
  const [, { holdToken, endsAt }] = await holding(at(3, 11), [laser])
  expect(endsAt).toBe(at(3, 12))
  expect((await holding(at(3, 12)))[0]).toBe(409)
  expect((await book(at(3, 12)))[0]).toBe(409)
  expect((await book(at(3, 11), [laser], { holdToken }))[0]).toBe(201)
  expect((await book(at(3, 12)))[0]).toBe(409)
})

describe('a reservation that is moved', () => {
  test('takes its time around along, and may lie where its own was', async () => {
    const [, made] = await book(at(3, 11), [laser])
    const key = { phone: guest.contactPhone, code: made.code }
    const moved = (reservedAt: string) =>
      send('/guest/reservations', { method: 'PUT', body: { ...key, reservedAt } })
    expect((await moved(at(3, 11, 30)))[0]).toBe(200)
    expect((await book(at(3, 12, 30)))[0]).toBe(409)
    expect((await book(at(3, 10, 30)))[0]).toBe(201)
    await book(at(3, 16))
    expect((await moved(at(3, 15)))[0]).toBe(409)
    expect((await moved(at(3, 14, 30)))[0]).toBe(200)
  })

  test('waits for the clinic with the new time whole', async () => {
    await openClinic(app.database, 1, { reservationMode: 'STRICT' })
    const [, made] = await book(at(3, 11), [laser])
    const act = (action: string) =>
      send(`/admin/reservations/${made.id}/${action}`, { method: 'POST', body: {}, headers: { cookie } })
    expect((await act('confirm'))[0]).toBe(200)
    const key = { phone: guest.contactPhone, code: made.code }
    const asked = await send('/guest/reservations', {
      method: 'PUT',
      body: { ...key, reservedAt: at(3, 15) },
    })
    expect(asked[1].pendingMove).toMatchObject({ reservedAt: at(3, 15), endsAt: at(3, 16) })
    expect((await book(at(3, 16)))[0]).toBe(409)
    expect((await act('confirm'))[0]).toBe(200)
    expect((await book(at(3, 16)))[0]).toBe(409)
    expect((await book(at(3, 12)))[0]).toBe(201)
  })
})

test('requests that may share a time do not share what is around the one that is confirmed', async () => {
  await openClinic(app.database, 1, { reservationMode: 'FREE' })
  const [, first] = await book(at(3, 11), [laser])
  const [, second] = await book(at(3, 12))
  const confirm = (id: number) =>
    send(`/admin/reservations/${id}/confirm`, {
      method: 'POST',
      body: { employeeId: doctor },
      headers: { cookie },
    })
  expect((await confirm(first.id))[0]).toBe(200)
  expect(await confirm(second.id)).toMatchObject([409, { message: expect.stringContaining('준비와 정리') }])
})

test('the desk may book at any hour it accepts, and not into what is around another', async () => {
  await book(at(3, 11), [laser])
  const overrides = ['outside-hours', 'lunch']
  const enter = (reservedAt: string, ids: number[] = []) =>
    send('/admin/reservations', {
      body: { reservedAt, employeeId: doctor, type: 'VISIT', items: of(...ids), overrides, ...guest },
      headers: { cookie },
    })
  expect(await enter(at(3, 12, 10))).toMatchObject([
    409,
    { code: 'slot-taken', message: expect.stringContaining('준비와 정리') },
  ])
  const [status, made] = await enter(at(3, 12, 20))
  expect(status).toBe(201)
  const move = (reservedAt: string) =>
    send(`/admin/reservations/${made.id}`, {
      method: 'PUT',
      body: { reservedAt, overrides },
      headers: { cookie },
    })
  expect((await move(at(3, 12, 15)))[0]).toBe(409)
  const [, entered] = await enter(at(3, 20), [laser])
  expect([entered.minutesBefore, entered.minutesAfter]).toEqual([10, 20])
  expect((await move(at(3, 21, 15)))[0]).toBe(409)
  expect((await move(at(3, 21, 20)))[0]).toBe(200)
})

test('who waits is offered a time only once what is around it is free', async () => {
  await app.database.asOperator((tx) =>
    tx.execute(sql`insert into special_days (partner_id, starts_on, ends_on, start_time, end_time, reason)
      values (1, ${inDays(3)}, ${inDays(3)}, '10:00', '11:30', '단축 진료')`),
  )
  const [, early] = await book(at(3, 10))
  const [, middle] = await book(at(3, 10, 30))
  const [, late] = await book(at(3, 11))
  const [status, { linkToken }] = await send('/customer/waitings', {
    body: { day: inDays(3), ...guest, contactPhone: '010-7000-0001', items: of(peel) },
  })
  expect(status).toBe(201)
  const cancel = ({ id }: { id: number }) =>
    send(`/admin/reservations/${id}/cancel`, { method: 'POST', body: {}, headers: { cookie } })
  const offered = async () =>
    (await send('/guest/waitings/lookup', { body: { linkToken } }))[1].offer?.time ?? null
  // Half an hour of preparing comes before it, and five minutes after.
  await cancel(late)
  expect(await offered()).toBeNull()
  await cancel(middle)
  expect(await offered()).toBe('11:00')
  expect((await book(at(3, 10, 30)))[0]).toBe(409)
  const [accepted, { reservedAt }] = await send('/guest/waitings/accept', { body: { linkToken } })
  expect([accepted, reservedAt]).toEqual([200, at(3, 11)])
  await cancel(early)
  expect(await freeTimes()).toEqual(['10:00'])
})
