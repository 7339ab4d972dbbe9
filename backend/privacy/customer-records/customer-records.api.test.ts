import type { ApiClient } from '#api/client.ts'
import { reservations } from '#backend/booking/reservations/table.ts'
import type { Role } from '#schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { certify, cookieOf } from '#tests/support/customers.ts'
import { addDoctor, at, openClinic } from '#tests/support/reservations.ts'
import { addTerms } from '#tests/support/terms.ts'

/* Customers as the clinic sees them. Source: docs/product.md, R16. */

let app: Awaited<ReturnType<typeof startBackend>>
let as: (role: Role) => Promise<ApiClient>
let doctor: number
let agreed: Awaited<ReturnType<typeof addTerms>>
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  doctor = await addDoctor(app.database, 1)
  agreed = await addTerms(app.database, 1)
  const cookie = await makeActors(app.database, 1, 0)
  as = async (role) => app.client(hosts.a, await cookie(role))
})
afterAll(() => app.close())

let lastAddress = 0
const elsewhere = () => `10.9.0.${(lastAddress += 1)}`
let lastHour = 0
/** An hour that nobody else here has. */
const nextTime = () => at(2 + Math.floor((lastHour += 1) / 5), 14 + (lastHour % 5))

async function book(contactName: string, contactPhone: string, cookie?: string) {
  const agreements = [agreed['privacy-consent']]
  const response = await app.send('/customer/reservations', {
    body: { type: 'VISIT', reservedAt: nextTime(), contactName, contactPhone, agreements },
    headers: { ...(cookie && { cookie }) },
    address: elsewhere(),
  })
  const made = (await response.json()) as { id: number; code: string; reservedAt: string }
  expect({ status: response.status, made }).toMatchObject({ status: 201 })
  return made
}
const enter = async (contactName: string, contactPhone: string) =>
  (await as('desk')).request('POST /admin/reservations', {
    body: { type: 'VISIT', reservedAt: nextTime(), employeeId: doctor, contactName, contactPhone },
  })
const list = async (query: { keyword?: string; kind?: 'member' | 'guest' } = {}) =>
  (await (await as('desk')).request('GET /admin/customers', { query })).rows
const only = async (keyword: string) => {
  const rows = await list({ keyword })
  expect(rows).toHaveLength(1)
  return rows[0]!
}
const log = async () =>
  (
    await (await as('owner')).request('GET /admin/audit', { query: { resource: 'customers', pageSize: 50 } })
  ).rows.map(({ action, rowId }) => [action, rowId])

describe('the list', () => {
  test('has members and guests who booked, masked, whose booking is nearest first', async () => {
    const { id } = await signInCustomer(app.database, 1, { name: '차은별', phone: '+821011110001' })
    await signInCustomer(app.database, 1, { kind: 'guest', name: null, phone: null })
    const booked = await book('마루한', '010-1111-0002')
    const rows = await list()
    expect(rows.map(({ kind, name, phone }) => [kind, name, phone])).toEqual([
      ['guest', '마*한', '+8210****0002'],
      ['member', '차*별', '+8210****0001'],
    ])
    expect(rows[0]?.next).toEqual({
      reservationId: booked.id,
      reservedAt: booked.reservedAt,
      status: 'REQUESTED',
    })
    expect(rows[1]).toMatchObject({ id, next: null, visits: 0, noShows: 0, isMarketingAgreed: false })
    expect(JSON.stringify(rows)).not.toMatch(/마루한|차은별|1111000/)
    expect((await list({ kind: 'member' })).map((row) => row.id)).toEqual([id])
  })

  test('is searched by name, initial consonants, digits of a phone, and the number of a booking', async () => {
    const { code } = await book('탁해솔', '010-2222-7781')
    const { id } = await only('탁해솔')
    for (const keyword of ['ㅌㅎㅅ', '7781', '010-2222-7781', code, code.toLowerCase(), '해솔'])
      expect([keyword, (await only(keyword)).id]).toEqual([keyword, id])
    expect(await list({ keyword: '없는이름' })).toEqual([])
  })

  test('counts visits and no-shows, and keeps bookings of one phone and name under one customer', async () => {
    const [first, second] = [await book('표나래', '010-3333-0001'), await book('표 나래', '010 3333 0001')]
    await enter('표나래', '+82 10-3333-0001')
    await book('다른이', '010-3333-0001')
    await app.database.withPartner(1, async (tx) => {
      for (const [id, status] of [
        [first.id, 'DONE'],
        [second.id, 'NO_SHOW'],
      ] as const)
        await tx.update(reservations).set({ status }).where(eq(reservations.id, id))
    })
    expect(await only('표나래')).toMatchObject({
      visits: 1,
      noShows: 1,
      lastVisitAt: first.reservedAt,
      next: { status: 'CONFIRMED' },
    })
    expect(await list({ keyword: '33330001' })).toHaveLength(2)
  })

  test('what is booked by phone is the member’s of that phone and name; what a stranger books is not', async () => {
    const { id, cookie } = await signInCustomer(app.database, 1, { name: '하예진', phone: '+821044440001' })
    const entered = await enter('하예진', '010-4444-0001')
    const foreign = await book('하예진', '010-4444-0001')
    const own = await (await app.send('/customer/reservations', { headers: { cookie } })).json()
    expect(own.rows.map((row: { id: number }) => row.id)).toEqual([entered.id])
    const record = await (await as('desk')).request('GET /admin/reservations', { query: { customerId: id } })
    expect(record.rows.map((row) => row.id)).not.toContain(foreign.id)
    // Whoever certifies the phone gets what was booked with it, and what the clinic wrote down about them.
    const desk = await as('desk')
    const stranger = { customerId: (await list({ keyword: foreign.code }))[0]?.id ?? 0 }
    const body = { memo: '전화는 오후에' }
    await desk.request('PUT /admin/customers/{customerId}/memo', { params: stranger, body })
    const certificationToken = await certify(app.send, { name: '하예진', phone: '01044440001' })
    const guest = await app.send('/api/guest-signin', {
      body: { guestId: crypto.randomUUID(), certificationToken },
    })
    const theirs = await (
      await app.send('/customer/reservations', { headers: { cookie: cookieOf(guest) } })
    ).json()
    expect(theirs.rows.map((row: { id: number }) => row.id)).toContain(foreign.id)
    const known = { customerId: (await list({ keyword: foreign.code }))[0]?.id ?? 0 }
    expect(known).not.toEqual(stranger)
    expect(await desk.request('GET /admin/customers/{customerId}', { params: known })).toMatchObject(body)
  })
})

describe('one customer', () => {
  test('is masked until asked for, which the log tells; a memo is the clinic’s own', async () => {
    const email = 'sora@example.com'
    const { id, cookie } = await signInCustomer(app.database, 1, {
      name: '문소라',
      phone: '+821055550001',
      email,
    })
    const sms = agreed['marketing-sms']!
    await app.send('/customers/this/consents', { body: { agreements: [sms] }, headers: { cookie } })
    const booked = await book('문소라', '010-5555-0001', cookie)
    const desk = await as('desk')
    const params = { customerId: id }
    const masked = await desk.request('GET /admin/customers/{customerId}', { params })
    expect(masked).toMatchObject({
      name: '문*라',
      phone: '+8210****0001',
      email: 's***@example.com',
      isRevealed: false,
      next: { reservationId: booked.id },
      marketing: { sms: { isAgreed: true }, email: { isAgreed: false } },
    })
    expect(masked.consents.map(({ code, version, channel }) => [code, version, channel])).toEqual([
      ['privacy-consent', 1, 'SITE'],
      ['marketing-sms', 1, 'SITE'],
    ])
    expect((await list({ keyword: '문소라' }))[0]?.isMarketingAgreed).toBe(true)
    const before = await log()
    const shown = await desk.request('POST /admin/customers/{customerId}/reveal', { params })
    expect(shown).toMatchObject({ name: '문소라', phone: '+821055550001', email, isRevealed: true })
    const body = { memo: '왼쪽 팔 알레르기' }
    await desk.request('PUT /admin/customers/{customerId}/memo', { params, body })
    expect((await desk.request('GET /admin/customers/{customerId}', { params })).memo).toBe(body.memo)
    expect(await log()).toEqual([['CHANGED', id], ['REVEALED', id], ...before])
    const self = await (await app.send('/customers/this', { headers: { cookie } })).text()
    expect(self).not.toContain('알레르기')
    // The log outlives the person, so that it holds nothing of them.
    const { rows } = await (
      await as('owner')
    ).request('GET /admin/audit', { query: { resource: 'customers' } })
    expect(JSON.stringify(rows)).not.toMatch(/소라|55550001|알레르기/)
  })

  test('is handed out whole and removed by who runs the clinic alone', async () => {
    const { id, cookie } = await signInCustomer(app.database, 1, { name: '서다온', phone: '+821066660001' })
    const { id: reservationId } = await book('서다온', '010-6666-0001', cookie)
    const params = { customerId: id }
    const [desk, manager] = [await as('desk'), await as('manager')]
    await desk.request('PUT /admin/customers/{customerId}/memo', { params, body: { memo: '단골' } })
    for (const name of [
      'POST /admin/customers/{customerId}/export',
      'DELETE /admin/customers/{customerId}',
    ] as const)
      await expect(desk.request(name, { params })).rejects.toMatchObject({ status: 403 })
    const taken = await manager.request('POST /admin/customers/{customerId}/export', { params })
    expect(taken).toMatchObject({
      customer: { name: '서다온', phone: '+821066660001', memo: '단골' },
      reservations: [{ id: reservationId, contactName: '서다온' }],
      consents: [{ code: 'privacy-consent', version: 1 }],
    })
    expect(JSON.stringify(taken)).not.toMatch(/password|scrypt|search/i)

    await manager.request('DELETE /admin/customers/{customerId}', { params })
    expect(await list({ keyword: '서다온' })).toEqual([])
    await expect(desk.request('GET /admin/customers/{customerId}', { params })).rejects.toMatchObject({
      status: 404,
    })
    expect((await app.send('/customers/this', { headers: { cookie } })).status).toBe(401)
    const after = await desk.request('GET /admin/reservations/{reservationId}', { params: { reservationId } })
    expect(after).toMatchObject({
      status: 'CANCELLED',
      reason: '개인정보 삭제 요청',
      contactName: '정보를 삭제한 고객',
    })
    expect((await log()).slice(0, 2)).toEqual([
      ['REMOVED', id],
      ['EXPORTED', id],
    ])
    await expect(manager.request('DELETE /admin/customers/{customerId}', { params })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('is found by the console’s search, by those who see customers', async () => {
    await book('빈가람', '010-7777-8123')
    const found = async (role: Role, q: string) =>
      (await (await as(role)).request('GET /admin/find', { query: { q } })).rows.filter(
        ({ kind }) => kind === 'customer',
      )
    const { id } = await only('빈가람')
    for (const q of ['빈가람', 'ㅂㄱㄹ', '8123'])
      expect(await found('desk', q)).toMatchObject([{ title: '빈*람', link: `/customers/${id}` }])
    expect(await found('editor', '빈가람')).toEqual([])
  })
})
