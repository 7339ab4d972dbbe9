import { afterAll, beforeAll, expect, test } from 'vitest'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addOption } from '#tests/support/reservations.ts'

/* What holds for the query of every call, whatever the call. */

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

/** Fields of a problem that are named as wrong. */
async function wrongFields(response: Response) {
  const { errors = [] } = (await response.json()) as { errors?: { path: string }[] }
  return { status: response.status, fields: errors.map(({ path }) => path) }
}

// Source: OpenAPI 3.1, "Style Values": a list in a query is `form` and, unless told, exploded.
test('a name that is repeated is its values joined by commas', async () => {
  const { cookie } = await signInCustomer(app.database, 1)
  const options = [await addOption(app.database, 1), await addOption(app.database, 1)]
  const items = options.map((productOptionId) => ({ productOptionId }))
  const client = app.client(hosts.a, cookie)
  expect((await client.request('POST /carts', { body: { items } })).count).toBe(2)
  const query = options.map((id) => `productOptionIds=${id}`).join('&')
  const emptied = await app.send(`/carts?${query}`, { method: 'DELETE', headers: { cookie } })
  expect(await emptied.json()).toMatchObject({ count: 0 })
})

test('what is one number is not two', async () => {
  expect(await wrongFields(await app.send('/v2/products?page=2&page=3'))).toEqual({
    status: 400,
    fields: ['/query/page'],
  })
})
