import { createBackend } from '#backend/create-backend.ts'
import { limitRefusals } from '#backend/clinic/limit-refusals/table.ts'
import { reservations, slotClaims } from '#backend/booking/reservations/table.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callers, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import { provePhone } from '#tests/support/phone-codes.ts'
import { rounds } from '#tests/support/rounds.ts'
import { addDoctor, addOption, at, openClinic } from '#tests/support/reservations.ts'
import { unprovedClaims } from './table.ts'

/* Claims of doctors' time without a proved phone. Source: docs/product.md, R7, R28. */

let app: Awaited<ReturnType<typeof startBackend>>
let doctor: number
let hour: number
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  doctor = await addDoctor(app.database, 1)
  await addDoctor(app.database, 1, { name: '윤도현', position: 2 })
  hour = await addOption(app.database, 1, { durationMinutes: 60 })
})
afterAll(() => app.close())
beforeEach(async () => {
  await openClinic(app.database, 1, {}, unset)
  await app.database.asOperator(async (tx) => {
    for (const table of [slotClaims, unprovedClaims, limitRefusals]) await tx.delete(table)
    await tx.update(reservations).set({ status: 'CANCELLED' })
  })
})

type Json = Record<string, unknown>
const unset = { unprovedMinutesPerAddress: null, unprovedMinutesPerClinic: null }
const address = '192.0.2.7'
const send = async (path: string, options: Parameters<typeof app.send>[1] = {}, to = app.send) => {
  const response = await to(path, { address, ...options })
  return [response.status, await response.json()] as const
}
const hold = (reservedAt: string, more: Json = {}, options: Parameters<typeof app.send>[1] = {}) =>
  send('/customer/reservation-holds', {
    body: { reservedAt, ...more },
    headers: { 'guest-id': crypto.randomUUID() },
    ...options,
  })
const proofNeeded = [422, { code: 'proof-needed', errors: [{ path: '/phoneProof' }] }]

/** Minutes of doctors' time that are held at this moment. */
async function heldMinutes(): Promise<number> {
  const { rows } = await app.database.asOperator((tx) =>
    tx.execute<{ minutes: number }>(sql`
      select coalesce(sum(extract(epoch from upper(during) - lower(during)) / 60), 0)::integer as minutes
      from slot_claims where hold_hash is not null and expires_at > now()`),
  )
  return rows[0]?.minutes ?? 0
}

/** Lets time pass for all that is held and counted. */
const pass = (minutes: number) =>
  app.database.asOperator(async (tx) => {
    const by = sql`make_interval(mins => ${minutes}::integer)`
    await tx.execute(sql`update slot_claims set made_at = made_at - ${by}, expires_at = expires_at - ${by}`)
    await tx.execute(sql`update unproved_claims set made_at = made_at - ${by}`)
  })

describe('a hold without a proved phone', () => {
  test('is of one visit’s length, whatever quantity and however many treatments', async () => {
    const quarter = await addOption(app.database, 1, { durationMinutes: 15 })
    const items = [
      { productOptionId: quarter, quantity: 3 },
      { productOptionId: hour, quantity: 2 },
    ]
    const [, held] = await hold(at(3, 14), { items })
    expect([held.endsAt, await heldMinutes()]).toEqual([at(3, 15), 60])
    const { cookie } = await signInCustomer(app.database, 1)
    const [, member] = await hold(at(4, 14), { items }, { headers: { cookie } })
    expect([member.endsAt, await heldMinutes()]).toEqual([at(4, 16, 45), 225])
    // The whole visit is booked all the same, with the doctor who was held.
    const booking = { items, sensitiveConsent: true, contactName: '이바다', contactPhone: '010-9876-5432' }
    const body = { reservedAt: at(3, 14), holdToken: held.holdToken, ...booking }
    const [status, made] = await send('/customer/reservations', { body })
    expect([status, made.endsAt, made.employee.id]).toEqual([201, at(3, 16, 45), held.employee.id])
  })

  test('of one time is not prolonged, with its token or another number, and ends in a proof', async () => {
    const one = { employeeId: doctor }
    const [, first] = await hold(at(3, 10), one)
    await pass(2)
    const [, again] = await hold(at(3, 10), { ...one, holdToken: first.holdToken })
    await pass(2)
    const part = { items: [{ productOptionId: hour }], ...one, holdToken: again.holdToken }
    const [, longer] = await hold(at(3, 10), part)
    const left = (Date.parse(longer.expiresAt) - Date.now()) / 60_000
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(1.1)
    await pass(5)
    expect(await hold(at(3, 10), one)).toMatchObject(proofNeeded)
    expect(await hold(at(3, 10, 30), one)).toMatchObject(proofNeeded)
    // With any doctor it is another doctor's time, and from another address anybody's.
    expect((await hold(at(3, 10)))[1].employee.id).not.toBe(doctor)
    expect((await hold(at(3, 10), one, { address: '192.0.2.8' }))[0]).toBe(201)
  })

  test('of other times adds up, whether they are let go of or not', async () => {
    await openClinic(app.database, 1, {}, { ...unset, unprovedMinutesPerAddress: 90 })
    let holdToken: string | undefined
    for (const minutes of [0, 30, 60]) {
      const [status, held] = await hold(at(3, 10, minutes), holdToken === undefined ? {} : { holdToken })
      expect(status).toBe(201)
      holdToken = held.holdToken
    }
    expect(await hold(at(3, 14), { holdToken })).toMatchObject(proofNeeded)
    // Refused, it lets go of nothing.
    expect(await heldMinutes()).toBe(30)
    await pass(61)
    expect((await hold(at(3, 14)))[0]).toBe(201)
  })
})

test('made-up guests of one address hold no more than its limit, on two nodes; who proves a phone books from there', async () => {
  const second = await app.connectAgain?.()
  if (!second) throw new Error('PostgreSQL gives another connection')
  const logger = pino({ level: 'warn' }, { write: (line) => app.logs.push(line) })
  const backend = createBackend({ ...app, database: second, logger, definitions: testDefinitions })
  const nodes = [app.send, callers(backend).send]
  // Two doctors, nine hours less lunch, ninety days: three percent of that, and a quarter of it.
  const limit = Math.floor(Math.floor(2 * 8 * 60 * 90 * 0.03) / 4)
  const ask = async (index: number) => {
    const day = 2 + (index % 40)
    const half = Math.floor(index / 40) % 16
    const start = half < 6 ? 20 + half : 22 + half
    const response = await nodes[index % 2]?.('/customer/reservation-holds', {
      address,
      body: { reservedAt: at(day, Math.floor(start / 2), (start % 2) * 30) },
      headers: { 'guest-id': crypto.randomUUID() },
    })
    return response?.status ?? 0
  }
  const guests = rounds({ few: 200, all: 1_000 })
  const statuses: number[] = []
  const told = app.logs.length
  while (statuses.length < guests) {
    const from = statuses.length
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => ask(from + index)))))
  }
  await backend.close()
  expect(await heldMinutes()).toBe(Math.floor(limit / 30) * 30)
  expect(statuses.filter((status) => status === 201)).toHaveLength(Math.floor(limit / 30))
  expect(statuses.filter((status) => status === 422)).toHaveLength(guests - Math.floor(limit / 30))

  const contactPhone = '+821070000001'
  const phoneProof = await provePhone(app, contactPhone, address)
  const proved = { contactPhone: '010-7000-0001', phoneProof }
  const [held, { holdToken }] = await hold(at(50, 10), { ...proved, items: [{ productOptionId: hour }] })
  expect(held).toBe(201)
  const visit = { type: 'VISIT', contactName: '이바다', ...proved }
  const [booked] = await send('/customer/reservations', {
    body: { reservedAt: at(50, 10), holdToken, ...visit },
  })
  expect(booked).toBe(201)
  // Somebody else's number is none that the code proved.
  expect((await hold(at(51, 10), { ...proved, contactPhone: '010-7000-0002' }))[1].code).toBe(
    'phone-proof-over',
  )

  const cookie = await app.signIn()
  const [, { rows }] = await send('/admin/limit-refusals', { headers: { cookie } })
  expect(rows).toMatchObject([{ kind: 'HOLD', count: guests - Math.floor(limit / 30) }])
  expect(
    app.logs.slice(told).filter((line) => line.includes('a limit of the clinic is reached')),
  ).toHaveLength(1)
})

test('many addresses together hold no more than the clinic’s limit', async () => {
  await openClinic(app.database, 1, {}, { ...unset, unprovedMinutesPerClinic: 150 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => hold(at(3 + index, 10), {}, { address: `10.9.0.${index}` })),
  )
  expect(answers.filter(([status]) => status === 201)).toHaveLength(5)
  expect(await heldMinutes()).toBe(150)
  // A hold that is over counts no more.
  await pass(6)
  expect((await hold(at(40, 10), {}, { address: '10.9.1.1' }))[0]).toBe(201)
})

describe('a clinic that takes phones on trust', () => {
  const request = { contactName: '이바다', sensitiveConsent: true }
  const book = (day: number, more: Json = {}) =>
    send('/customer/reservations', {
      body: {
        type: 'VISIT',
        reservedAt: at(day, 10),
        contactPhone: `010-6000-00${day}`,
        ...request,
        ...more,
      },
    })

  test('is asked for no more in a day from one address than its limit, by bookings, longer ones and calls alike', async () => {
    await openClinic(app.database, 1, {}, { ...unset, unprovedMinutesPerAddress: 30 })
    const [, made] = await book(11)
    const call = { message: '궁금합니다', contactPhone: '010-6000-0030', ...request }
    expect((await send('/customer/consultations', { body: call }))[0]).toBe(201)
    const key = { phone: '010-6000-0011', code: made.code }
    const change = (more: Json) =>
      send('/guest/reservations', { method: 'PUT', body: { ...key, sensitiveConsent: true, ...more } })
    const longer = { items: [{ productOptionId: hour, quantity: 2 }] }
    expect(await change(longer)).toMatchObject(proofNeeded)
    expect((await book(12))[0]).toBe(201)
    expect((await book(13))[0]).toBe(201)
    expect(await book(14)).toMatchObject(proofNeeded)
    expect(await send('/customer/consultations', { body: call })).toMatchObject(proofNeeded)

    const phoneProof = await provePhone(app, '+821060000011', address)
    expect((await change({ ...longer, phoneProof }))[0]).toBe(200)
    expect((await book(15, { contactPhone: '010-6000-0011', phoneProof }))[0]).toBe(201)
    const { cookie } = await signInCustomer(app.database, 1)
    const [status] = await send('/customer/consultations', { body: call, headers: { cookie } })
    expect(status).toBe(201)
  })
})
