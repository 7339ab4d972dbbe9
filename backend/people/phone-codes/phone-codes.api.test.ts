import { createBackend } from '#backend/create-backend.ts'
import { limitRefusals } from '#backend/clinic/limit-refusals/table.ts'
import { notifications } from '#backend/messages/notifications/table.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { callers, hosts, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import { sentCode } from '#tests/support/phone-codes.ts'
import { openClinic } from '#tests/support/reservations.ts'
import { phoneCodes, sentCodes } from './table.ts'

/* Where codes go, and how many. Source: docs/product.md, R31; reliability line 56. */

let app: Awaited<ReturnType<typeof startBackend>>
let otherNode: ReturnType<typeof createBackend>
let nodes: (typeof app.send)[]
beforeAll(async () => {
  app = await startBackend()
  const second = await app.connectAgain?.()
  if (!second) throw new Error('PostgreSQL gives another connection')
  const logger = pino({ level: 'silent' })
  otherNode = createBackend({ ...app, database: second, logger, definitions: testDefinitions })
  nodes = [app.send, callers(otherNode).send]
})
afterAll(async () => {
  await otherNode.close()
  await app.close()
})
beforeEach(async () => {
  for (const partner of [1, 2])
    await openClinic(app.database, partner, {}, { phoneCodeCountries: [], mostCodesPerDay: 300 })
  await app.database.asOperator(async (tx) => {
    for (const table of [phoneCodes, sentCodes, limitRefusals, notifications]) await tx.delete(table)
  })
})

const policy = (values: object) => openClinic(app.database, 1, {}, values)
let lastAddress = 0
/** An address of nobody else: limits of addresses are no part of most tests. */
const someAddress = () => `10.56.${(lastAddress += 1) >> 8}.${lastAddress & 255}`

async function ask(
  phone: string,
  {
    address = someAddress(),
    host = hosts.a,
    node = 0,
  }: { address?: string; host?: string; node?: number } = {},
) {
  const response = await nodes[node]?.('/guest/phone-codes', { body: { phone }, address, host })
  const answer = (await response?.json()) as { code?: string; message?: string; errors?: { path: string }[] }
  return { status: response?.status, retryAfter: Number(response?.headers.get('retry-after')), ...answer }
}
const phoneOf = (index: number) => `010-5600-${String(index).padStart(4, '0')}`
const messages = async () => (await app.database.asOperator((tx) => tx.select().from(notifications))).length

/** Lets time pass for what was sent. */
const pass = (minutes: number) =>
  app.database.asOperator((tx) =>
    tx.update(sentCodes).set({ sentAt: sql`sent_at - make_interval(mins => ${minutes}::integer)` }),
  )

describe('a code goes', () => {
  const korean = ['010-1234-5678', '82-10-1234-5679', '０１０－１２３４－５６８０', '011-234-5678']
  const abroad = ['+1 212 555 0100', '+81 90 1234 5678', '+44 7400 123456', '+86 131 2345 6789']
  const never = {
    premium: ['+1 900 555 0123', '+979 123 456 789', '060-123-4567', '+82 60 700 1234', '+44 909 879 0123'],
    others: [
      '02-1234-5678',
      '070-1234-5678',
      '0505-123-4567',
      '080-123-4567',
      '1588-0000',
      '+881 6 1234 5678',
    ],
  }

  test('to Korean mobiles alone, unless the clinic names other countries', async () => {
    for (const phone of korean) expect([phone, (await ask(phone)).status]).toEqual([phone, 201])
    for (const phone of [...abroad, ...never.premium, ...never.others]) {
      const refused = await ask(phone)
      expect([phone, refused.status, refused.errors?.[0]?.path]).toEqual([phone, 422, '/phone'])
    }
    expect(await messages()).toBe(korean.length)
  })

  test('to mobiles of the countries that the clinic names, and to premium ranges never', async () => {
    await policy({ phoneCodeCountries: ['US', 'JP', 'GB', 'CN'] })
    for (const phone of abroad) expect([phone, (await ask(phone)).status]).toEqual([phone, 201])
    for (const phone of [...never.premium, ...never.others])
      expect([phone, (await ask(phone)).status]).toEqual([phone, 422])
    expect((await ask('+33 6 12 34 56 78')).code).toBe('country-closed')
    // Another clinic has its own.
    expect((await ask('+1 212 555 0199', { host: hosts.b })).code).toBe('country-closed')
    expect(await messages()).toBe(abroad.length)
  })

  test('to no number that cannot be', async () => {
    for (const phone of ['010-123-4567', '010-1234-56789', '+82 10 123 456', '010-12', '+1 010 123 4567'])
      expect([phone, (await ask(phone)).status]).toEqual([phone, 422])
  })
})

test('the setting is the console’s: countries by name, codes a day', async () => {
  const console = app.client(hosts.a, await app.signIn())
  const params = { setting: 'booking' }
  const { data, etag } = await console.request('GET /admin/settings/{setting}', { params })
  const body = { ...data, phoneCodeCountries: ['US'], mostCodesPerDay: 1 }
  await console.request('PUT /admin/settings/{setting}', { params, body, headers: { 'if-match': etag } })
  expect((await ask('+1 212 555 0100')).status).toBe(201)
  expect((await ask(phoneOf(6))).code).toBe('codes-over')
})

test('a phone is sent one in 30 seconds, 5 an hour and 15 a day, by all clinics and nodes together', async () => {
  const phone = phoneOf(1)
  const places = [
    { host: hosts.a, node: 0 },
    { host: hosts.b, node: 1 },
    { host: hosts.b, node: 0 },
    { host: hosts.a, node: 1 },
  ]
  const place = (index: number) => places[index % places.length]
  expect((await ask(phone, place(0))).status).toBe(201)
  expect(await ask(`+82 ${phone}`, place(1))).toMatchObject({ status: 429, retryAfter: expect.any(Number) })
  for (let sent = 1; sent < 15; sent += 1) {
    if (sent % 5 === 0) {
      await pass(1)
      const refused = await ask(phone, place(sent))
      expect([refused.status, refused.retryAfter > 50 * 60]).toEqual([429, true])
      await pass(60)
    } else await pass(1)
    expect([sent, (await ask(phone, place(sent))).status]).toEqual([sent, 201])
  }
  await pass(61)
  const refused = await ask(phone, place(1))
  expect([refused.status, refused.retryAfter > 60 * 60]).toEqual([429, true])
  expect(await messages()).toBe(15)
  await pass(24 * 60)
  expect((await ask(phone, place(1))).status).toBe(201)
})

test('asked for at once on two nodes, a phone is sent one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => ask(phoneOf(2), { node: index % 2 })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  expect(await messages()).toBe(1)
})

test('an address is sent 60 an hour, by all clinics and nodes together; others are none the worse', async () => {
  const address = '192.0.2.56'
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, index) =>
      ask(phoneOf(100 + index), { address, node: index % 2, host: index % 3 === 0 ? hosts.b : hosts.a }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60)
  expect(answers.find(({ status }) => status === 429)?.message).toMatch(
    /이 인터넷 주소에서.*병원에 전화해 주세요/,
  )
  expect((await ask(phoneOf(3))).status).toBe(201)
})

test('a clinic sends its number of a day, and its console tells; the next day and other clinics send on', async () => {
  await policy({ mostCodesPerDay: 3 })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => ask(phoneOf(200 + index), { node: index % 2 })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused).toMatchObject({
    code: 'codes-over',
    message: expect.stringContaining('병원에 전화해 예약해 주세요'),
  })
  expect(refused?.retryAfter).toBeLessThanOrEqual(24 * 3_600)
  expect((await ask(phoneOf(210), { host: hosts.b })).status).toBe(201)
  const cookie = await app.signIn()
  const rows = await (await app.send('/admin/limit-refusals', { headers: { cookie } })).json()
  expect(rows).toMatchObject({ rows: [{ kind: 'CODE', count: 5 }] })
  await pass(24 * 60)
  expect((await ask(phoneOf(211))).status).toBe(201)
})

test('a code holds by the database’s clock, on a node whose own is a day off', async () => {
  const phone = phoneOf(4)
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] })
  expect((await ask(phone)).status).toBe(201)
  vi.useRealTimers()
  const code = await sentCode(app.database)
  const verified = await app.send('/guest/phone-codes/verify', { body: { phone, code } })
  expect(verified.status).toBe(200)
  await pass(1)
  expect((await ask(phone)).status).toBe(201)
  await app.database.asOperator((tx) =>
    tx.update(phoneCodes).set({ expiresAt: sql`now() - interval '1 second'` }),
  )
  const late = { body: { phone, code: await sentCode(app.database) } }
  expect((await app.send('/guest/phone-codes/verify', late)).status).toBe(422)
})

test('the table of the deployment keeps neither phones nor addresses', async () => {
  await ask('010-5600-0005', { address: '192.0.2.57' })
  const [row] = await app.database.asOperator((tx) => tx.select().from(sentCodes))
  expect(JSON.stringify(row)).not.toMatch(/56000005|192\.0\.2/)
})
