import type { Transaction } from '#backend/kernel/database/database.ts'
import { customerPosts } from '#backend/content/customer-posts/table.ts'
import { customerSessions } from './table.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import type { Agreement } from '#schema/terms.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInCustomer, startBackend } from '#tests/support/backend.ts'
import { insert } from '#tests/support/content.ts'
import { cookieOf } from '#tests/support/customers.ts'
import { offerOf } from '#tests/support/products.ts'
import { addDoctor, at, openClinic } from '#tests/support/reservations.ts'
import { addTerms } from '#tests/support/terms.ts'
import { waiting } from '#tests/support/locks.ts'

/*
 * What a customer does while something else ends, changes or moves what is theirs, on a real PostgreSQL: PGlite has one
 * connection and cannot show a race.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let passwordHash: string
let productId: number
let items: { productOptionId: number }[]
let agreements: (Agreement | undefined)[]
/** What a post must be agreed to with. */
let toPost: (Agreement | undefined)[]
/** What a booking must be agreed to with. */
let toBook: (Agreement | undefined)[]
beforeAll(async () => {
  app = await startBackend()
  passwordHash = await hashPassword(password, 1)
  const made = await offerOf(app.database, 1).product('보습')
  productId = made.id
  items = made.optionIds.map((productOptionId) => ({ productOptionId }))
  await openClinic(app.database, 1)
  await addDoctor(app.database, 1)
  const terms = await addTerms(app.database, 1)
  agreements = [terms['marketing-sms']]
  toBook = [terms['privacy-consent']]
  toPost = [terms['privacy-consent'], terms['sensitive-data']]
})
afterAll(() => app.close())

const password = '봄날의 산책 3월'
const next = '가을밤의 산책 11월'
let lastPhone = 40_000_000
/** A member who is signed in and has the password above. */
async function member() {
  const digits = String((lastPhone += 1))
  const values = { phone: `+8210${digits}`, passwordHash }
  return { ...(await signInCustomer(app.database, 1, values)), phone: `010${digits}` }
}
type Member = Awaited<ReturnType<typeof member>>
const guest = () =>
  signInCustomer(app.database, 1, { kind: 'guest', phone: null, name: null, guestId: crypto.randomUUID() })

let lastAddress = 0
/** As from an address that nobody else has, so that limits by address are no part of what is tested. */
const send = (path: string, cookie: string, body?: object, method = 'POST') =>
  app.send(path, {
    method,
    headers: { cookie },
    address: `10.8.${(lastAddress += 1)}`,
    ...(body && { body }),
  })

/**
 * Holds rows while one step after the other is taken, the next when the last waits for a lock or is over; tells what
 * those that are calls are answered, and the code of a problem.
 */
async function whileHeld(
  hold: (tx: Transaction) => PromiseLike<unknown>,
  ...steps: ((tx: Transaction) => PromiseLike<unknown>)[]
) {
  const taken: PromiseLike<unknown>[] = []
  await app.database.asOperator(async (tx) => {
    await hold(tx)
    for (const step of steps) {
      const ending = Promise.resolve(step(tx))
      taken.push(ending)
      await waiting(app.database, taken.length, ending)
    }
  })
  const answers = (await Promise.all(taken)).filter((one) => one instanceof Response)
  return Promise.all(answers.map(outcome))
}

async function outcome(answer: Response) {
  const { code } = JSON.parse((await answer.text()) || '{}')
  return [answer.status, ...(code ? [code] : [])]
}

const me = async (cookie: string) => (await send('/customers/this', cookie, undefined, 'GET')).status
const holdCustomer = (tx: Transaction, id: number) =>
  tx.execute(sql`select from customers where partner_id = 1 and id = ${id} for update`)
async function countOf(table: string, customerId: number): Promise<number | undefined> {
  const ask = sql<{ count: number }>`
    select count(*)::integer as count from ${sql.identifier(table)} where customer_id = ${customerId}`
  const { rows } = await app.database.asOperator((tx) => tx.execute<{ count: number }>(ask))
  return rows[0]?.count
}
const look = (cookie: string, seen = productId) => send('/recent-products', cookie, { productId: seen })
const sessionsOf = (customerId: number) => eq(customerSessions.customerId, customerId)
const holdSessions = (tx: Transaction, customerId: number) =>
  tx.select().from(customerSessions).where(sessionsOf(customerId)).for('update')

test('a session that ends while it is handed over is a token that is over', async () => {
  const [giver, asker] = [await signInCustomer(app.database, 1), await signInCustomer(app.database, 1)]
  const { authToken } = await (await send('/customer/auth-tokens', giver.cookie)).json()
  const answers = await whileHeld(
    // Whoever takes over ends their own session, and waits here with the other's found.
    (tx) => holdSessions(tx, asker.id),
    () => send('/access-tokens', asker.cookie, { authToken }),
    (tx) =>
      tx
        .update(customerSessions)
        .set({ expiresAt: new Date(0) })
        .where(sessionsOf(giver.id)),
  )
  expect(answers).toEqual([[422, 'bad-auth-token']])
})

describe('a new password', () => {
  const change = ({ cookie }: { cookie: string }) =>
    send('/customers/this', cookie, { currentPassword: password, password: next }, 'PUT')
  const signIn = (phone: string, cookie = '') => send('/api/signin', cookie, { phone, password })

  test.each([
    ['sign in', 'wrong-credentials', ({ phone }: Member) => signIn(phone)],
    ['set yet another', 'wrong-password', change],
    [
      'close the account',
      'wrong-password',
      ({ cookie }: Member) => send('/customers/this', cookie, { password }, 'DELETE'),
    ],
  ])('leaves nobody to %s who proved the old one while it was set', async (_, code, act) => {
    const who = await member()
    const answers = await whileHeld(
      (tx) => holdCustomer(tx, who.id),
      () => change(who),
      () => act(who),
    )
    expect(answers).toEqual([[200], [422, code]])
    expect((await send('/api/signin', '', { phone: who.phone, password: next })).status).toBe(200)
  })

  test('ends the session that was being started by the old one', async () => {
    const [who, before] = [await member(), await guest()]
    let cookie = ''
    const answers = await whileHeld(
      // Signing in ends the guest's session, and waits here with the password found right.
      (tx) => holdSessions(tx, before.id),
      async () => {
        const answer = await signIn(who.phone, before.cookie)
        cookie = cookieOf(answer)
        return answer
      },
      () => change(who),
    )
    expect(answers).toEqual([[200], [200]])
    expect(await me(cookie)).toBe(401)
  })
})

describe('closing an account', () => {
  const browser = crypto.randomUUID()
  let boardTypeId: number
  beforeAll(async () => {
    await send('/guest/carts', '', { guestId: browser, items })
    boardTypeId = await app.database.withPartner(1, (tx) =>
      insert(tx, 'boardTypes', { partnerId: 1, name: '고객 질문', writer: 'CUSTOMER' }),
    )
  })
  const close = ({ cookie }: { cookie: string }) => send('/customers/this', cookie, {}, 'DELETE')
  const write = (cookie: string) =>
    send('/customer/notice-customer-boards', cookie, {
      boardTypeId,
      author: '하늘이네',
      title: '질문',
      content: '운동해도 되나요?',
      password,
      sensitiveConsent: true,
      agreements: toPost,
    })

  const book = (cookie: string) =>
    send('/customer/reservations', cookie, {
      type: 'VISIT',
      reservedAt: at(3, 10),
      contactName: '이바다',
      contactPhone: '010-9876-5432',
      agreements: toBook,
    })

  test.each([
    ['cart_items', 200, (cookie: string) => send('/carts', cookie, { items })],
    ['cart_items', 200, (cookie: string) => send('/carts/synchronization', cookie, { guestId: browser })],
    ['recent_products', 204, (cookie: string) => look(cookie)],
    ['consents', 200, (cookie: string) => send('/customers/this/consents', cookie, { agreements })],
    ['customer_posts', 201, write],
    ['reservations', 201, book],
  ])('is not outrun by what is written to %s at the same time', async (table, done, act) => {
    const [who, other] = [await guest(), await guest()]
    const answers = await whileHeld(
      // Who leaves is signed out everywhere, and waits here with the customer's row changed.
      (tx) => holdSessions(tx, who.id),
      () => close(who),
      () => act(who.cookie),
    )
    expect(answers).toEqual([[200], [401, 'signed-out']])
    expect(await countOf(table, who.id)).toBe(0)
    expect((await act(other.cookie)).status).toBe(done)
  })

  test('waits for a post that is being written, and takes it back', async () => {
    const who = await guest()
    const answers = await whileHeld(
      // Whoever posts counts a change of the clinic's pages, and waits here with the post written.
      (tx) => tx.execute(sql`select from partners where partner_id = 1 for update`),
      () => write(who.cookie),
      () => close(who),
    )
    expect(answers).toEqual([[201], [200]])
    const posts = await app.database.asOperator((tx) =>
      tx
        .select({ author: customerPosts.author, content: customerPosts.content })
        .from(customerPosts)
        .orderBy(desc(customerPosts.id))
        .limit(1),
    )
    expect(posts).toEqual([{ author: '', content: '' }])
  })
})

test('consent to advertisements that is given twice at the same time is on record once', async () => {
  const who = await guest()
  const agree = () => send('/customers/this/marketing-receivable', who.cookie, { sms: true }, 'PUT')
  const answers = await whileHeld((tx) => holdCustomer(tx, who.id), agree, agree)
  expect(answers).toEqual([[200], [200]])
  expect(await countOf('consents', who.id)).toBe(1)
})

describe('what a guest looks at while they sign in', () => {
  const lookedAt = async (cookie: string): Promise<number[]> => {
    const { rows } = await (await send('/recent-products', cookie, undefined, 'GET')).json()
    return rows.map(({ id }: { id: number }) => id)
  }

  test('is the member’s too where it was being written', async () => {
    const [who, before] = [await member(), await guest()]
    const answers = await whileHeld(
      (tx) => tx.execute(sql`select from products where id = ${productId} for update`),
      () => look(before.cookie),
      () => send('/api/signin', before.cookie, { phone: who.phone, password }),
    )
    expect(answers).toEqual([[204], [200]])
    expect(await lookedAt(who.cookie)).toEqual([productId])
  })

  test('is not lost where it comes later', async () => {
    const [who, before] = [await member(), await guest()]
    const other = await offerOf(app.database, 1).product('미백')
    for (const { cookie } of [who, before]) await look(cookie)
    const answers = await whileHeld(
      // Both have looked at one treatment: the guest's look takes the place of the member's, and waits here.
      (tx) => tx.execute(sql`select from recent_products where customer_id = ${who.id} for update`),
      () => send('/api/signin', before.cookie, { phone: who.phone, password }),
      () => look(before.cookie, other.id),
    )
    expect(answers).toEqual([[200], [204]])
    expect(await countOf('recent_products', before.id)).toBe(1)
  })
})
