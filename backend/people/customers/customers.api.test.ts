import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customerPosts } from '#backend/content/customer-posts/table.ts'
import { customers, customerSessions } from './table.ts'
import { products, recentProducts } from '#backend/catalogue/products/table.ts'
import { consents } from '#backend/clinic/terms/table.ts'
import { dayInSeoul } from '#schema/plain/days.ts'
import type { Agreement } from '#schema/terms.ts'
import { eq, inArray } from 'drizzle-orm'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { insert } from '#tests/support/content.ts'
import { certify, cookieOf } from '#tests/support/customers.ts'
import { addTerms } from '#tests/support/terms.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let agreed: Record<string, Agreement>
beforeAll(async () => {
  app = await startBackend()
  agreed = await addTerms(app.database, 1)
})
afterAll(() => app.close())

let lastAddress = 0
/** An address nobody else in this file has, so that limits by address are no part of what is tested. */
const elsewhere = () => `10.2.${(lastAddress += 1)}`
const password = '봄날의 산책 3월'
const must = () => [agreed['terms-of-service'], agreed['privacy-consent']]
let lastPhone = 20000000
const newPhone = () => `010${(lastPhone += 1)}`

async function signUp(body: object = {}, who: Parameters<typeof certify>[1] = { phone: newPhone() }) {
  const certificationToken = await certify(app.send, who)
  return app.send('/api/signup', {
    body: { certificationToken, password, agreements: must(), ...body },
    address: elsewhere(),
  })
}
const pathsOf = async (response: Response) =>
  (await response.json()).errors.map(({ path }: { path: string }) => path)
const me = async (cookie: string) => {
  const response = await app.send('/customers/this', { headers: { cookie } })
  return { status: response.status, body: await response.json() }
}
const put = (path: string, cookie: string, body: object) =>
  app.send(path, { method: 'PUT', headers: { cookie }, body, address: elsewhere() })

describe('signing up', () => {
  test('makes a member of the certified person, with the consents as they were given', async () => {
    const phone = newPhone()
    const response = await signUp(
      { agreements: [...must(), agreed['marketing-sms']], email: 'a@example.com', channel: 'WIDGET' },
      { phone },
    )
    expect(response.status).toBe(201)
    const body = await response.json()
    expect(body).toMatchObject({
      kind: 'member',
      name: '김하늘',
      phone: `+82${phone.slice(1)}`,
      birthDate: '1990-01-01',
      gender: 'female',
      email: 'a@example.com',
      marketing: { sms: { isAgreed: true }, email: { isAgreed: false, changedAt: null } },
    })
    expect(body.consents.map(({ code, version, channel }: never) => [code, version, channel])).toEqual([
      ['terms-of-service', 1, 'WIDGET'],
      ['privacy-consent', 1, 'WIDGET'],
      ['marketing-sms', 1, 'WIDGET'],
    ])
    expect((await me(cookieOf(response))).body).toEqual(body)
  })

  test('needs every required consent and names what is missing', async () => {
    const response = await signUp({ agreements: [agreed['terms-of-service']] })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      code: 'consent-required',
      message: '필수 약관에 동의해 주세요: privacy-consent 약관',
    })
    const refused = { ...agreed['privacy-consent'], isAgreed: false }
    expect((await signUp({ agreements: [agreed['terms-of-service'], refused] })).status).toBe(422)
  })

  test('takes only the version in force', async () => {
    const stale = await signUp({ agreements: [...must(), { ...agreed['marketing-sms'], version: 2 }] })
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      {
        code: 'terms-changed',
        message: expect.stringContaining('marketing-sms 약관이 새 판(1)으로 바뀌었습니다.'),
      },
    ])
    const unknown = await signUp({ agreements: [...must(), { termId: 999_999, version: 1 }] })
    expect([unknown.status, (await unknown.json()).code]).toEqual([422, 'unknown-term'])
  })

  test('is refused to somebody younger than 14, who is told why', async () => {
    const birthDate = `${Number(dayInSeoul(Date.now()).slice(0, 4)) - 13}0101`
    const response = await signUp({}, { phone: newPhone(), birthDate })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'under-14' })
  })

  test('uses its certification up, and a phone has one member', async () => {
    const phone = newPhone()
    const certificationToken = await certify(app.send, { phone })
    const send = () =>
      app.send('/api/signup', {
        body: { certificationToken, password, agreements: must() },
        address: elsewhere(),
      })
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect((await send()).status).toBe(422)
    const again = await signUp({}, { phone })
    expect([again.status, (await again.json()).code]).toEqual([409, 'already-registered'])
  })

  test('without a certification is refused before anything is hashed', async () => {
    const certificationToken = 'x'.repeat(43)
    const body = { certificationToken, password, agreements: must() }
    expect((await app.send('/api/signup', { body, address: elsewhere() })).status).toBe(422)
    const short = await app.send('/api/signup', {
      body: { ...body, password: '😀😀😀가나다라' },
      address: elsewhere(),
    })
    expect((await short.json()).errors).toEqual([
      { path: '/password', message: '비밀번호는 8자 이상이어야 합니다.' },
    ])
  })
})

describe('signing in', () => {
  test('a password of 64 Korean letters and emoji works, however it was typed', async () => {
    const long = '가나다라마바사아자차카타파하😀👍'.repeat(4)
    expect([...long]).toHaveLength(64)
    const phone = newPhone()
    await signUp({ password: long }, { phone })
    const signIn = (typed: string) =>
      app.send('/api/signin', { body: { phone, password: typed }, address: elsewhere() })
    expect((await signIn(long.normalize('NFD'))).status).toBe(200)
    expect((await signIn(long.slice(0, -2))).status).toBe(422)
  })

  test('known and unknown numbers are answered alike', async () => {
    const phone = newPhone()
    await signUp({}, { phone })
    const answers = [phone, newPhone(), '114-114-1'].map(async (one) => {
      const response = await app.send('/api/signin', {
        body: { phone: one, password: '아니에요아니에요' },
        address: elsewhere(),
      })
      return [response.status, await response.text()]
    })
    const [known, unknown, none] = await Promise.all(answers)
    expect(known).toEqual(unknown)
    expect(known).toEqual(none)
    expect(known?.[0]).toBe(422)
  })

  test('takes a number as people write it; the token changes, and a member of A is nobody at B', async () => {
    const phone = newPhone()
    const first = cookieOf(await signUp({}, { phone }))
    const written = `+82 ${phone.slice(1, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`
    const response = await app.send('/api/signin', {
      body: { phone: written, password },
      headers: { cookie: first },
      address: elsewhere(),
    })
    const second = cookieOf(response)
    expect(second).not.toBe(first)
    expect((await me(first)).status).toBe(401)
    expect((await me(second)).status).toBe(200)
    const atB = await app.send('/customers/this', { host: hosts.b, headers: { cookie: second } })
    expect(atB.status).toBe(401)
  })
})

describe('a member', () => {
  test('changes their password, which ends every other session', async () => {
    const phone = newPhone()
    const first = cookieOf(await signUp({}, { phone }))
    const other = cookieOf(await app.send('/api/signin', { body: { phone, password }, address: elsewhere() }))
    const wrong = await put('/customers/this', first, {
      currentPassword: '아니에요아니에요',
      password: '가을밤의 산책 11월',
    })
    expect([wrong.status, await pathsOf(wrong)]).toEqual([422, ['/currentPassword']])
    expect((await put('/customers/this', first, { password: '가을밤의 산책 11월' })).status).toBe(422)
    const changed = await put('/customers/this', first, {
      currentPassword: password,
      password: '가을밤의 산책 11월',
    })
    expect(changed.status).toBe(200)
    expect([(await me(first)).status, (await me(other)).status]).toEqual([401, 401])
    expect((await me(cookieOf(changed))).status).toBe(200)
    const again = await app.send('/api/signin', {
      body: { phone, password: '가을밤의 산책 11월' },
      address: elsewhere(),
    })
    expect(again.status).toBe(200)
  })

  test('sets a password anew by certification; another person with the number cannot', async () => {
    const phone = newPhone()
    const cookie = cookieOf(await signUp({}, { phone }))
    const reset = async (who: object) =>
      app.send('/api/password-reset', {
        body: {
          certificationToken: await certify(app.send, { phone, ...who }),
          password: '가을밤의 산책 11월',
        },
        address: elsewhere(),
      })
    expect((await reset({ birthDate: '19910101' })).status).toBe(422)
    expect((await me(cookie)).status).toBe(200)
    expect((await reset({})).status).toBe(204)
    expect((await me(cookie)).status).toBe(401)
    const body = { phone, password: '가을밤의 산책 11월' }
    expect((await app.send('/api/signin', { body, address: elsewhere() })).status).toBe(200)
  })

  test('takes name and phone from a new certification of the same person alone', async () => {
    const taken = newPhone()
    await signUp({}, { phone: taken })
    const cookie = cookieOf(await signUp())
    const renew = async (who: object) => {
      const certificationToken = await certify(app.send, who)
      return put('/customers/this/info', cookie, { certificationToken })
    }
    expect((await renew({ phone: newPhone(), birthDate: '19850505' })).status).toBe(422)
    expect((await renew({ phone: taken })).status).toBe(409)
    const phone = newPhone()
    expect(await (await renew({ phone, name: '김바다' })).json()).toMatchObject({
      name: '김바다',
      phone: `+82${phone.slice(1)}`,
    })
  })

  test('changes e-mail and language, and only what is given', async () => {
    const cookie = cookieOf(await signUp({ email: 'a@example.com' }))
    const changed = await put('/customers/this', cookie, { languageCode: 'en' })
    expect(await changed.json()).toMatchObject({ languageCode: 'en', email: 'a@example.com' })
    expect((await (await put('/customers/this', cookie, { email: null })).json()).email).toBeNull()
  })

  test('agrees to advertisements kind by kind and takes it back; every change stays on record', async () => {
    const cookie = cookieOf(await signUp())
    const { id } = (await me(cookie)).body
    const change = async (body: object) =>
      (await put('/customers/this/marketing-receivable', cookie, body)).json()
    expect(await change({ sms: true, night: true })).toMatchObject({
      sms: { isAgreed: true },
      email: { isAgreed: false, changedAt: null },
      night: { isAgreed: true },
    })
    const withdrawn = await change({ sms: false })
    expect(withdrawn.sms).toEqual({ isAgreed: false, changedAt: expect.any(String) })
    await change({ sms: false })
    expect((await me(cookie)).body.marketing).toEqual(withdrawn)
    const rows = await app.database.withPartner(1, (tx) =>
      tx.select().from(consents).where(eq(consents.customerId, id)),
    )
    const sms = rows.filter(({ termId }) => termId === agreed['marketing-sms']?.termId)
    expect(sms.map(({ isAgreed }) => isAgreed)).toEqual([true, false])
  })

  test('agrees to sensitive data by itself and may take that back; not what membership needs', async () => {
    const cookie = cookieOf(await signUp())
    const say = (agreements: unknown[]) =>
      app.send('/customers/this/consents', { headers: { cookie }, body: { agreements, channel: 'WIDGET' } })
    const given = await (await say([agreed['sensitive-data']])).json()
    expect(given.rows).toContainEqual(
      expect.objectContaining({ purpose: 'SENSITIVE', isAgreed: true, channel: 'WIDGET' }),
    )
    expect((await say([{ ...agreed['sensitive-data'], isAgreed: false }])).status).toBe(200)
    expect((await say([{ ...agreed['privacy-consent'], isAgreed: false }])).status).toBe(422)
  })

  test('leaves: nothing of the person stays, the row and the consents do', async () => {
    const phone = newPhone()
    const cookie = cookieOf(await signUp({ email: 'bye@example.com' }, { phone }))
    const { id } = (await me(cookie)).body
    const close = (body: object) =>
      app.send('/customers/this', { method: 'DELETE', headers: { cookie }, body, address: elsewhere() })
    const productId = await app.database.withPartner(1, async (tx) => {
      const values = { partnerId: 1, name: '보톡스' }
      const [product] = await tx.insert(products).values(values).returning({ id: products.id })
      const productId = product?.id ?? 0
      await tx.insert(recentProducts).values({ partnerId: 1, customerId: id, productId })
      return productId
    })
    expect((await close({})).status).toBe(422)
    const wrong = await close({ password: '아니에요아니에요' })
    expect([wrong.status, await pathsOf(wrong)]).toEqual([422, ['/password']])
    expect((await close({ password })).status).toBe(200)
    expect((await me(cookie)).status).toBe(401)
    const [row] = await app.database.withPartner(1, (tx) =>
      tx.select().from(customers).where(eq(customers.id, id)),
    )
    expect(row).toMatchObject({ isClosed: true, phone: null, name: null, email: null, passwordHash: null })
    const traces = await app.database.withPartner(1, (tx) =>
      tx.select().from(recentProducts).where(eq(recentProducts.productId, productId)),
    )
    expect(traces).toEqual([])
    const body = { phone, password }
    expect((await app.send('/api/signin', { body, address: elsewhere() })).status).toBe(422)
    expect((await signUp({}, { phone })).status).toBe(201)
  })
})

describe('a guest', () => {
  const guestSignIn = (body: object) => app.send('/api/guest-signin', { body, address: elsewhere() })

  /** As if nobody had used a guest for so many days; their sessions ended a fortnight after. */
  const leaveAlone = (ids: number[], days: number) =>
    app.database.asOperator(async (tx) => {
      const seenAt = new Date(Date.now() - days * 86_400_000)
      const expiresAt = new Date(seenAt.getTime() + 14 * 86_400_000)
      await tx.update(customers).set({ seenAt }).where(inArray(customers.id, ids))
      await tx.update(customerSessions).set({ expiresAt }).where(inArray(customerSessions.customerId, ids))
    })
  const thoseThere = async (ids: number[]) => {
    const isOne = inArray(customers.id, ids)
    const rows = await app.database.withPartner(1, (tx) => tx.select().from(customers).where(isOne))
    return rows.map(({ id }) => id).sort((a, b) => a - b)
  }
  const wasJustSeen = async (id: number) => {
    const [row] = await app.database.withPartner(1, (tx) =>
      tx.select().from(customers).where(eq(customers.id, id)),
    )
    return Date.now() - (row?.seenAt.getTime() ?? 0) < 60_000
  }
  const comeBy = async (guestId: string = crypto.randomUUID()) => {
    const answer = await guestSignIn({ guestId })
    return { id: (await answer.json()).id as number, cookie: cookieOf(answer) }
  }

  test('who has not come back for a quarter is forgotten, unless something refers to them', async () => {
    const [idle, looked, wrote, signedIn, recent] = [
      (await comeBy()).id,
      (await comeBy()).id,
      (await comeBy()).id,
      (await comeBy()).id,
      (await comeBy()).id,
    ]
    const member = (await signInCustomer(app.database, 1)).id
    await leaveAlone([idle, looked, wrote, signedIn, member], 105)
    await leaveAlone([recent], 103)
    await app.database.asOperator(async (tx) => {
      const values = { partnerId: 1, name: '이마 보톡스' }
      const [product] = await tx.insert(products).values(values).returning({ id: products.id })
      await tx
        .insert(recentProducts)
        .values({ partnerId: 1, customerId: looked, productId: product?.id ?? 0 })
      const boardTypeId = await insert(tx, 'boardTypes', { partnerId: 1, name: '문의', writer: 'CUSTOMER' })
      const words = { author: '하늘', title: '질문', content: '', passwordHash: '' }
      await tx.insert(customerPosts).values({ ...words, partnerId: 1, boardTypeId, customerId: wrote })
      const expiresAt = new Date(Date.now() + 86_400_000)
      await tx
        .insert(customerSessions)
        .values({ partnerId: 1, tokenHash: 'x', customerId: signedIn, expiresAt })
    })
    await comeBy()
    const kept = [looked, wrote, signedIn, recent, member]
    expect(await thoseThere([idle, ...kept])).toEqual(kept)
    expect(await wasJustSeen(looked)).toBe(true)
  })

  test('comes back in time by their number or session; many who did not are forgotten bit by bit', async () => {
    const guestId = crypto.randomUUID()
    const { id: again } = await comeBy(guestId)
    await leaveAlone([again], 103)
    expect(await wasJustSeen(again)).toBe(false)
    await comeBy(guestId)
    expect(await wasJustSeen(again)).toBe(true)
    const { id, cookie } = await comeBy()
    await leaveAlone([id], 105)
    const soon = new Date(Date.now() + 86_400_000)
    await app.database.asOperator((tx) =>
      tx.update(customerSessions).set({ expiresAt: soon }).where(eq(customerSessions.customerId, id)),
    )
    expect((await me(cookie)).status).toBe(200)
    await app.send('/customer/logout', { method: 'POST', headers: { cookie } })
    const many = await app.database.asOperator((tx) =>
      tx
        .insert(customers)
        .values(Array.from({ length: 25 }, () => ({ partnerId: 1, kind: 'guest' as const })))
        .returning({ id: customers.id }),
    )
    const ids = many.map((one) => one.id)
    await leaveAlone(ids, 105)
    await comeBy()
    expect(await thoseThere(ids)).toHaveLength(5)
    await comeBy()
    expect(await thoseThere([...ids, id])).toEqual([id])
  })

  test('is known by the browser’s number, and claims a phone', async () => {
    const guestId = crypto.randomUUID()
    const first = await guestSignIn({ guestId, phone: '010-9999-0001' })
    const { id, ...guest } = await first.json()
    expect(guest).toMatchObject({ kind: 'guest', phone: '+821099990001', name: null, certifiedAt: null })
    const again = await app.send('/api/guest-signin', {
      body: { guestId },
      headers: { cookie: cookieOf(first) },
      address: elsewhere(),
    })
    expect(await again.json()).toMatchObject({ id, phone: '+821099990001' })
    const moved = await put('/guest-customer/phone', cookieOf(again), { phone: '010 9999 0002' })
    expect((await moved.json()).phone).toBe('+821099990002')
    expect((await guestSignIn({ guestId: 'me' })).status).toBe(422)
    expect((await put('/guest-customer/phone', cookieOf(again), { phone: '1234567' })).status).toBe(422)
    // The number stands in addresses and their logs: alone it gives back nobody's phone.
    expect(await (await guestSignIn({ guestId })).json()).toMatchObject({ phone: null })
  })

  test('is certified, and a certification goes when the phone or the browser is another', async () => {
    const guestId = crypto.randomUUID()
    const cookie = cookieOf(await guestSignIn({ guestId }))
    const phone = newPhone()
    const certificationToken = await certify(app.send, { phone })
    const path = '/api/guest-customer/certification-info'
    const certified = await put(path, cookie, { certificationToken })
    expect(await certified.json()).toMatchObject({ name: '김하늘', birthDate: '1990-01-01' })
    expect((await put(path, cookie, { certificationToken })).status).toBe(422)
    await put('/guest-customer/phone', cookie, { phone })
    expect((await me(cookie)).body.certifiedAt).not.toBeNull()
    await put('/guest-customer/phone', cookie, { phone: newPhone() })
    expect((await me(cookie)).body).toMatchObject({ name: null, certifiedAt: null, birthDate: null })
    const direct = await guestSignIn({ guestId, certificationToken: await certify(app.send, { phone }) })
    expect((await direct.json()).name).toBe('김하늘')
    // Whoever has only the number gets no name.
    expect((await (await guestSignIn({ guestId })).json()).name).toBeNull()
  })

  test('who is certified is not brought back by the browser’s number alone, and keeps what is theirs', async () => {
    const guestId = crypto.randomUUID()
    const phone = newPhone()
    const signIn = async (who?: object, headers: Record<string, string> = {}) => {
      const certificationToken = who && (await certify(app.send, { phone, ...who }))
      const body = { guestId, ...(who && { certificationToken }) }
      const answer = await app.send('/api/guest-signin', { body, headers, address: elsewhere() })
      return { cookie: cookieOf(answer), ...(await answer.json()) }
    }
    const first = await signIn({})
    const again = await signIn(undefined, { cookie: first.cookie })
    expect(again).toMatchObject({ id: first.id, name: '김하늘' })
    const second = await signIn()
    expect(second).toMatchObject({ name: null, phone: null, certifiedAt: null })
    expect(second.id).not.toBe(first.id)
    expect((await me(again.cookie)).body).toMatchObject({ id: first.id, name: '김하늘' })
    expect((await signIn()).id).toBe(second.id)
    expect(await signIn({ name: '김바다' })).toMatchObject({ id: second.id, name: '김바다' })
    expect(await signIn({})).toMatchObject({ id: first.id, name: '김하늘' })
    expect(await signIn({ name: '김바다' })).toMatchObject({ id: second.id })
  })

  test('is no member, and a member is no guest', async () => {
    const cookie = cookieOf(await guestSignIn({ guestId: crypto.randomUUID() }))
    expect((await put('/customers/this', cookie, { languageCode: 'en' })).status).toBe(403)
    const member = await signInCustomer(app.database, 1)
    expect((await put('/guest-customer/phone', member.cookie, { phone: newPhone() })).status).toBe(403)
    const certificationToken = await certify(app.send)
    const path = '/api/guest-customer/certification-info'
    expect((await put(path, member.cookie, { certificationToken })).status).toBe(403)
  })

  test('leaves without a password', async () => {
    const cookie = cookieOf(await guestSignIn({ guestId: crypto.randomUUID() }))
    expect((await app.send('/customers/this', { method: 'DELETE', headers: { cookie } })).status).toBe(200)
    expect((await me(cookie)).status).toBe(401)
  })
})
