import { cartItems } from './table.ts'
import { eventOptions, events } from '#backend/catalogue/events/table.ts'
import { productOptions } from '#backend/catalogue/products/table.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addOption, openClinic } from '#tests/support/reservations.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let once: number
let five: number
beforeAll(async () => {
  app = await startBackend()
  once = await addOption(app.database, 1, { price: 100_000 })
  five = await addOption(app.database, 1, { name: '5회', price: 400_000 })
})
afterAll(() => app.close())

const member = async () => app.client(hosts.a, (await signInCustomer(app.database, 1)).cookie)
const items = (...ids: number[]) => ids.map((productOptionId) => ({ productOptionId }))

test('a member’s cart adds up, counts on, is set, and loses what is taken out', async () => {
  const client = await member()
  const empty = await client.request('GET /carts')
  expect(empty).toEqual({ rows: [], count: 0, totalPrice: 0, isIncludeVat: true, removedCount: 0 })
  await client.request('POST /carts', { body: { items: items(once, five) } })
  const more = await client.request('POST /carts', {
    body: { items: [{ productOptionId: once, quantity: 2 }] },
  })
  expect(more).toMatchObject({ count: 2, totalPrice: 700_000 })
  expect(more.rows).toMatchObject([
    { productOptionId: once, productName: '스킨부스터', optionName: '1회', quantity: 3, isAvailable: true },
    { productOptionId: five, quantity: 1 },
  ])
  const set = await client.request('POST /carts', {
    body: { items: [{ productOptionId: once, quantity: 1 }], mode: 'SET' },
  })
  expect(set.rows[0]?.quantity).toBe(1)
  expect(await client.request('GET /customer/badge')).toEqual({ cartCount: 2, reservationCount: 0 })
  const id = set.rows[0]?.id ?? 0
  expect((await client.request('DELETE /carts', { query: { ids: [id] } })).rows).toMatchObject([
    { productOptionId: five },
  ])
  expect((await client.request('DELETE /carts', { query: { all: 'true' } })).count).toBe(0)
  expect((await (await member()).request('GET /carts')).count).toBe(0)
})

test('nothing is taken out unless it is said what', async () => {
  const { cookie } = await signInCustomer(app.database, 1)
  expect((await app.send('/carts', { method: 'DELETE', headers: { cookie } })).status).toBe(400)
  const guestId = crypto.randomUUID()
  expect((await app.send(`/guest/carts?guestId=${guestId}`, { method: 'DELETE' })).status).toBe(400)
  expect((await app.send('/guest/carts?guestId=1')).status).toBe(400)
})

test('a guest’s cart is that browser’s alone', async () => {
  const client = app.client(hosts.a)
  const guestId = crypto.randomUUID()
  await client.request('POST /guest/carts', { body: { guestId, items: items(once) } })
  expect((await client.request('GET /guest/carts', { query: { guestId } })).count).toBe(1)
  expect(await client.request('GET /guest/badge', { query: { guestId } })).toEqual({ cartCount: 1 })
  const other = { query: { guestId: crypto.randomUUID() } }
  expect((await client.request('GET /guest/carts', other)).count).toBe(0)
  expect((await app.client(hosts.b).request('GET /guest/carts', { query: { guestId } })).count).toBe(0)
  const emptied = await client.request('DELETE /guest/carts', {
    query: { guestId, productOptionIds: [once] },
  })
  expect(emptied.count).toBe(0)
})

test('a guestId names the same cart in capitals', async () => {
  const client = app.client(hosts.a)
  const guestId = crypto.randomUUID()
  const capitals = guestId.toUpperCase()
  await client.request('POST /guest/carts', { body: { guestId: capitals, items: items(once) } })
  expect((await client.request('GET /guest/carts', { query: { guestId } })).count).toBe(1)
  expect(await client.request('GET /guest/badge', { query: { guestId: capitals } })).toEqual({ cartCount: 1 })
  const signedIn = await member()
  const merged = await signedIn.request('POST /carts/synchronization', { body: { guestId: capitals } })
  expect(merged.count).toBe(1)
})

test('options nobody can book are not put in, and those already in say what became of them', async () => {
  const client = await member()
  const gone = await addOption(app.database, 1, { name: '사라질 옵션' })
  const hidden = await addOption(app.database, 1, { name: '숨길 옵션' })
  await client.request('POST /carts', { body: { items: items(once, gone, hidden) } })
  await app.database.asOperator(async (tx) => {
    await tx.delete(productOptions).where(eq(productOptions.id, gone))
    await tx.update(productOptions).set({ isVisible: false }).where(eq(productOptions.id, hidden))
  })
  const cart = await client.request('GET /carts')
  expect(cart).toMatchObject({ count: 3, removedCount: 2, totalPrice: 100_000 })
  expect(cart.rows[1]).toMatchObject({
    optionName: '사라질 옵션',
    productId: null,
    isAvailable: false,
    unavailableReason: 'GONE',
  })
  expect(cart.rows[2]).toMatchObject({ isAvailable: false, unavailableReason: 'HIDDEN' })
  const refused = client.request('POST /carts', { body: { items: items(five, hidden) } })
  await expect(refused).rejects.toMatchObject({
    status: 422,
    errors: [{ path: '/items/1/productOptionId' }],
  })
  expect((await client.request('GET /carts')).count).toBe(3)
  const foreign = app.client(hosts.b, (await signInCustomer(app.database, 2)).cookie)
  await expect(foreign.request('POST /carts', { body: { items: items(once) } })).rejects.toMatchObject({
    status: 422,
  })
})

test('prices are today’s, an event’s too, and none where the clinic shows none', async () => {
  const client = await member()
  await client.request('POST /carts', { body: { items: items(once) } })
  await app.database.asOperator(async (tx) => {
    const day = 86_400_000
    const period = { startsAt: new Date(Date.now() - day), endsAt: new Date(Date.now() + day) }
    const [event] = await tx
      .insert(events)
      .values({ partnerId: 1, title: '가을', ...period })
      .returning()
    await tx
      .insert(eventOptions)
      .values({ partnerId: 1, eventId: event?.id ?? 0, optionId: once, price: 70_000 })
  })
  const cart = await client.request('GET /carts')
  expect(cart).toMatchObject({
    totalPrice: 70_000,
    rows: [{ price: { kind: 'EVENT', regularAmount: 100_000 } }],
  })
  await app.database.asOperator((tx) => tx.execute(sql`update events set is_viewable = false`))
  expect((await client.request('GET /carts')).totalPrice).toBe(100_000)
  await openClinic(app.database, 1, { hasPriceView: false })
  expect(await client.request('GET /carts')).toMatchObject({
    totalPrice: null,
    isIncludeVat: null,
    rows: [{ price: null }],
  })
  await openClinic(app.database, 1)
})

const addOptions = async (count: number) => {
  const added: number[] = []
  while (added.length < count) added.push(await addOption(app.database, 1))
  return added
}

test('a cart holds a hundred options and no more; of what is in it, more', async () => {
  const { id: customerId, cookie } = await signInCustomer(app.database, 1)
  const client = app.client(hosts.a, cookie)
  const many = await addOptions(101)
  await client.request('POST /carts', { body: { items: items(...many.slice(0, 50)) } })
  await client.request('POST /carts', { body: { items: items(...many.slice(50, 100)) } })
  const over = client.request('POST /carts', { body: { items: items(...many.slice(100)) } })
  await expect(over).rejects.toMatchObject({ status: 409, code: 'cart-full' })
  expect((await client.request('GET /carts')).count).toBe(100)
  // As carts were merged once.
  const tooMany = { partnerId: 1, customerId, optionId: many[100] ?? 0, productName: '', optionName: '' }
  await app.database.asOperator((tx) => tx.insert(cartItems).values(tooMany))
  const body = { items: [{ productOptionId: many[0] ?? 0, quantity: 5 }], mode: 'SET' as const }
  expect((await client.request('POST /carts', { body })).rows[0]?.quantity).toBe(5)
})

test('a cart is merged as far as there is room, and the rest stays in the guest’s', async () => {
  const client = await member()
  const many = await addOptions(106)
  await client.request('POST /carts', { body: { items: items(...many.slice(0, 50)) } })
  await client.request('POST /carts', { body: { items: items(...many.slice(50, 98)) } })
  const guestId = crypto.randomUUID()
  const brought = items(...many.slice(98), many[0] ?? 0)
  await client.request('POST /guest/carts', { body: { guestId, items: brought } })
  const merged = await client.request('POST /carts/synchronization', { body: { guestId } })
  expect(merged).toMatchObject({ count: 100, leftCount: 6 })
  expect(merged.rows[0]).toMatchObject({ productOptionId: many[0], quantity: 2 })
  expect(merged.rows.slice(-2).map(({ productOptionId }) => productOptionId)).toEqual(many.slice(98, 100))
  const left = async () =>
    (await client.request('GET /guest/carts', { query: { guestId } })).rows.map(
      ({ productOptionId }) => productOptionId,
    )
  expect(await left()).toEqual(many.slice(100))
  const again = await client.request('POST /carts/synchronization', { body: { guestId } })
  expect(again).toEqual(merged)
  await client.request('DELETE /carts', { query: { productOptionIds: many.slice(0, 10) } })
  const rest = await client.request('POST /carts/synchronization', { body: { guestId } })
  expect(rest).toMatchObject({ count: 96, leftCount: 0 })
  expect(await left()).toEqual([])
})

test('at sign-in the guest’s cart moves into the member’s, once', async () => {
  const client = await member()
  const guestId = crypto.randomUUID()
  await client.request('POST /carts', { body: { items: [{ productOptionId: once, quantity: 98 }] } })
  const body = { guestId, items: [{ productOptionId: once, quantity: 3 }, { productOptionId: five }] }
  await client.request('POST /guest/carts', { body })
  const merged = await client.request('POST /carts/synchronization', { body: { guestId } })
  expect(merged.rows).toMatchObject([
    { productOptionId: once, quantity: 99 },
    { productOptionId: five, quantity: 1 },
  ])
  expect(await client.request('POST /carts/synchronization', { body: { guestId } })).toEqual(merged)
  expect((await client.request('GET /guest/carts', { query: { guestId } })).count).toBe(0)
})

test('a guest’s cart is kept whole as long as they come, and forgotten a quarter after', async () => {
  const client = app.client(hosts.a)
  const [coming, counting, adding, gone] = Array.from({ length: 4 }, () => crypto.randomUUID()) as [
    string,
    string,
    string,
    string,
  ]
  const put = (guestId: string, ...ids: number[]) =>
    client.request('POST /guest/carts', { body: { guestId, items: items(...ids) } })
  for (const guestId of [coming, counting, adding, gone]) await put(guestId, once)
  const daysAgo = (days: number) =>
    app.database.asOperator((tx) =>
      tx.execute(sql`update cart_items set created_at = now() - interval '100 days',
        seen_at = now() - make_interval(days => ${days}) where guest_id is not null`),
    )
  const look = (guestId: string) => client.request('GET /guest/carts', { query: { guestId } })
  await daysAgo(89)
  await look(coming)
  await client.request('GET /guest/badge', { query: { guestId: counting } })
  await put(adding, five)
  await app.database.asOperator((tx) =>
    tx.execute(sql`update cart_items set seen_at = seen_at - interval '2 days' where guest_id is not null`),
  )
  // Whoever puts something in is who makes others forgotten.
  await put(crypto.randomUUID(), once)
  expect((await look(coming)).count).toBe(1)
  expect((await look(counting)).count).toBe(1)
  expect((await look(adding)).count).toBe(2)
  expect((await look(gone)).count).toBe(0)
})

test('that a guest was there is noted once a day', async () => {
  const client = app.client(hosts.a)
  const guestId = crypto.randomUUID()
  await client.request('POST /guest/carts', { body: { guestId, items: items(once) } })
  const seen = async (hours: number) => {
    const isOf = sql`where guest_id = ${guestId}`
    await app.database.asOperator((tx) =>
      tx.execute(sql`update cart_items set seen_at = now() - make_interval(hours => ${hours}) ${isOf}`),
    )
    await client.request('GET /guest/badge', { query: { guestId } })
    await client.request('GET /guest/carts', { query: { guestId } })
    const { rows } = await app.database.asOperator((tx) =>
      tx.execute<{ hours: number }>(
        sql`select round(extract(epoch from now() - seen_at) / 3600)::integer as hours from cart_items ${isOf}`,
      ),
    )
    return rows[0]?.hours
  }
  expect([await seen(23), await seen(25)]).toEqual([23, 0])
})
