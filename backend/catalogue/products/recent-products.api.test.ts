import type { ApiClient } from '#api/client.ts'
import { products } from './table.ts'
import { hashPassword } from '#backend/kernel/credentials/passwords.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { offerOf } from '#tests/support/products.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let ids: number[]
let secret: number
let elsewhere: number
beforeAll(async () => {
  app = await startBackend()
  const make = offerOf(app.database, 1)
  ids = []
  for (let number = 1; number <= 53; number += 1) ids.push((await make.product(`시술 ${number}`)).id)
  secret = (await make.product('비밀', { isSecret: true })).id
  elsewhere = (await offerOf(app.database, 2).product('다른 병원의 시술')).id
})
afterAll(() => app.close())

const guest = { kind: 'guest', phone: null, guestId: crypto.randomUUID() } as const

async function visitor(values: Parameters<typeof signInCustomer>[2] = {}) {
  const { id, cookie } = await signInCustomer(app.database, 1, values)
  return { id, client: app.client(hosts.a, cookie) }
}
const look = async (client: ApiClient, ...productIds: (number | undefined)[]) => {
  for (const productId of productIds)
    await client.request('POST /recent-products', { body: { productId: productId ?? 0 } })
}
const seen = async (client: ApiClient, query = {}) => {
  const { rows, count } = await client.request('GET /recent-products', { query })
  return { ids: rows.map(({ id }) => id), count }
}

test.each([
  ['a member', {}],
  ['a guest', guest],
])('%s sees what they looked at, newest first and once', async (_, values) => {
  const { client } = await visitor(values)
  await look(client, ids[0], ids[1], ids[2], ids[0])
  expect(await seen(client)).toEqual({ ids: [ids[0], ids[2], ids[1]], count: 3 })
  expect(await seen(client, { page: 2, pageSize: 2 })).toEqual({ ids: [ids[1]], count: 3 })
  const { rows } = await client.request('GET /recent-products', { query: {} })
  expect(Date.now() - Date.parse(rows[0]?.viewedAt ?? '')).toBeLessThan(60_000)
  expect(rows[0]?.price).toMatchObject({ amount: 100_000 })
})

test('fifty are kept', async () => {
  const { client } = await visitor()
  await look(client, ...ids)
  expect(await seen(client, { pageSize: 100 })).toEqual({ ids: ids.slice(3).reverse(), count: 50 })
})

test('they are forgotten one by one or all at once, and only one’s own', async () => {
  const [one, other] = await Promise.all([visitor(), visitor()])
  await look(one.client, ids[0], ids[1], ids[2])
  await look(other.client, ids[0])
  const forget = { params: { id: ids[1] ?? 0 } }
  await one.client.request('DELETE /recent-products/{id}', forget)
  expect((await seen(one.client)).ids).toEqual([ids[2], ids[0]])
  await expect(one.client.request('DELETE /recent-products/{id}', forget)).rejects.toMatchObject({
    status: 404,
  })
  await one.client.request('DELETE /recent-products/total')
  expect(await seen(one.client)).toEqual({ ids: [], count: 0 })
  expect((await seen(other.client)).count).toBe(1)
})

test('what lists do not show is not kept', async () => {
  const { client } = await visitor()
  for (const productId of [secret, elsewhere, 2_000_000_000]) {
    await expect(look(client, productId)).rejects.toMatchObject({ status: 404, code: 'unknown-product' })
  }
  await look(client, ids[3], ids[4])
  const show = (isVisible: boolean) =>
    app.database.withPartner(1, async (tx) => {
      await tx
        .update(products)
        .set({ isVisible })
        .where(eq(products.id, ids[3] ?? 0))
    })
  await show(false)
  expect(await seen(client)).toEqual({ ids: [ids[4]], count: 1 })
  await show(true)
  expect((await seen(client)).count).toBe(2)
})

test('looks that come at once leave none out', async () => {
  const { client } = await visitor()
  await Promise.all(ids.slice(0, 20).map((id) => look(client, id, ids[21])))
  const { ids: all, count } = await seen(client, { pageSize: 100 })
  expect(count).toBe(21)
  expect(all.toSorted((one, two) => one - two)).toEqual([...ids.slice(0, 20), ids[21]])
})

test('nobody has any', async () => {
  const nobody = app.client(hosts.a)
  await expect(nobody.request('GET /recent-products', { query: {} })).rejects.toMatchObject({ status: 401 })
  await expect(look(nobody, ids[0])).rejects.toMatchObject({ status: 401 })
})

test('a guest’s become the member’s at sign-in', async () => {
  const password = '함께 본 시술 열두 글자'
  const phone = '+821055550199'
  const member = await signInCustomer(app.database, 1, {
    phone,
    passwordHash: await hashPassword(password, 1),
  })
  const to = app.client(hosts.a, member.cookie)
  const guestSession = await signInCustomer(app.database, 1, { ...guest, guestId: crypto.randomUUID() })
  const from = app.client(hosts.a, guestSession.cookie)
  await look(from, ids[0], ids[1])
  await look(to, ids[2], ids[0])
  await look(from, ids[5])
  await from.request('POST /api/signin', { body: { phone, password } })
  expect((await seen(to)).ids).toEqual([ids[5], ids[0], ids[2], ids[1]])
})
