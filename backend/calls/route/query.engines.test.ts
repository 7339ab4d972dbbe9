import type { Call } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActorName } from '#tests/support/actors.ts'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { addDoctor, addOption, openClinic } from '#tests/support/reservations.ts'

/* What holds for the query of every call, whatever the call. */

let app: Awaited<ReturnType<typeof startBackend>>
let signIn: (actor: ActorName) => Promise<string | undefined>
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  await addDoctor(app.database, 1)
  signIn = await makeActors(app.database, 1, (await signInCustomer(app.database, 1)).id)
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

const calls = (Object.entries(contract) as [CallName, Call][]).flatMap(([name, call]) =>
  Object.keys(call.query?.shape ?? {}).map((field) => ({ name, call, field })),
)

// Source: decision 0010, a query that is wrong is 400 and names the field.
test('no field takes U+0000, which no text in the database has', async () => {
  const taken: string[] = []
  for (const { name, call, field } of calls) {
    const { status, fields } = await wrongFields(await sendNul(name, call, field))
    const isNamed = fields.some((path) => `${path}/`.startsWith(`/query/${field}/`))
    if (status !== 400 || !isNamed) taken.push(`${name}: ${field} (${status})`)
  }
  expect(taken).toEqual([])
})

async function sendNul(name: CallName, call: Call, field: string): Promise<Response> {
  const [method = '', template = ''] = name.split(' ')
  const actor = call.access === 'admin' ? 'owner' : 'member'
  const cookie = call.access === 'public' ? undefined : await signIn(actor)
  const path = template
    .replace('{resource}', 'notices')
    .replaceAll(/\{hash\}/g, '0'.repeat(16))
    .replaceAll(/\{\w+\}/g, '1')
  return app.send(`${path}?${field}=%00`, {
    method,
    headers: {
      'certification-token': 'x',
      ...(call.rawBody && { 'content-type': 'image/png' }),
      ...(cookie && { cookie }),
    },
    ...(call.rawBody && { body: 'no picture' }),
  })
}

test('a list of numbers has each once, as a reservation has', async () => {
  const option = await addOption(app.database, 1, { durationMinutes: 45 })
  const minutes = async (path: string) =>
    ((await (await app.send(path)).json()) as { durationMinutes: number }).durationMinutes
  expect(await minutes(`/customer/reservation-confirm?productOptionIds=${option},${option}`)).toBe(45)
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  expect(
    await minutes(`/partner-schedules/time?day=${day}&productOptionIds=${option}&productOptionIds=${option}`),
  ).toBe(45)
})

test('as many options may be asked about as may be booked', async () => {
  const many = Array.from({ length: 21 }, (_, index) => index + 1).join()
  for (const path of [
    '/customer/reservation-confirm?',
    '/customer/reservation-validation?reservedAt=2026-12-01T02:00:00.000Z&',
    '/partner-schedules/time?day=2026-12-01&',
    '/partner-schedules/available-dates?',
    '/partner-employee-schedules/employees?',
  ]) {
    expect(await wrongFields(await app.send(`${path}productOptionIds=${many}`))).toEqual({
      status: 400,
      fields: ['/query/productOptionIds'],
    })
  }
})
