import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import type { ActorName } from '#tests/support/actors.ts'
import { makeActors } from '#tests/support/actors.ts'
import { hosts, signInCustomer, startBackend } from '#tests/support/backend.ts'
import { isPostgres } from '#tests/support/database.ts'
import type { RandomCall } from '#tests/support/random-calls.ts'
import { randomCalls } from '#tests/support/random-calls.ts'
import { rounds } from '#tests/support/rounds.ts'
import { addSearchable } from '#tests/support/search.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
  // A stream of events goes on for as long as somebody reads.
  app.backend.endStreams()
  await addSearchable(app.database, 1)
})
afterAll(() => app.close())

/** On each engine, with a seed of its own. */
const count = rounds({ few: 1_000, all: 5_000 })
const seed = isPostgres ? 11 : 7
/** As many calls at once, by people who are signed in anew, since the last calls may have signed them out. */
const atOnce = 10
const actors = ['nobody', 'member', 'guest', 'owner'] as const satisfies ActorName[]
/** Whom a call is meant for; every fourth is made by anybody else. */
const meantFor = { public: 'guest', customer: 'member', member: 'member', admin: 'owner' } as const

test(`${count} random calls as anybody meet no 500 and no answer that breaks its schema`, async () => {
  const member = await signInCustomer(app.database, 1)
  const signIn = await makeActors(app.database, 1, member.id)
  const calls = randomCalls(count, seed)
  const statuses = new Map<number, number>()

  for (let start = 0; start < count; start += atOnce) {
    const cookies = new Map<ActorName, string | undefined>()
    for (const actor of actors) cookies.set(actor, await signIn(actor))
    const batch = calls.slice(start, start + atOnce)
    const answers = await Promise.all(
      batch.map((call, index) => {
        const turn = start + index
        const anybody = actors[(turn / 4) % actors.length] ?? meantFor[contract[call.name].access]
        return send(call, cookies.get(anybody), turn)
      }),
    )
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  // They reach the handlers, and are refused for many reasons.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 20)
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([400, 401, 404, 422]))
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect((await app.send('/page?path=/')).status).toBe(200)
})

async function send({ name, path, headers, body }: RandomCall, cookie: string | undefined, turn: number) {
  const [method = ''] = name.split(' ')
  const response = await app.send(path, {
    method,
    headers: { ...headers, ...(cookie && { cookie }) },
    // Each from elsewhere, so that no limit keeps a call from its handler.
    address: `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`,
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const tell = (what: string) =>
    new Error(`${what}: ${method} ${path} ${JSON.stringify(headers)} ${body}\n${text}\n${app.logs.at(-1)}`)
  if (response.status >= 500) throw tell(String(response.status))
  const call: Call = contract[name]
  if (response.ok && call.response) {
    const parsed = call.response.safeParse(JSON.parse(text))
    if (!parsed.success) throw tell(`an answer that its schema refuses, ${parsed.error.message}`)
  }
  if (!response.ok)
    expect(JSON.parse(text)).toMatchObject({ status: response.status, code: expect.any(String) })
  return response.status
}

test.each([
  '/%61dmin/blocks',
  '/./admin/blocks',
  '/x/../admin/blocks',
  '/%2e/admin/blocks',
  '/x/%2e%2e/admin/blocks',
  '/admin/%62locks',
])('%s answers nobody what /admin/blocks does, or is no address at all', async (path) => {
  const plain = await app.send('/admin/blocks')
  expect(plain.status).toBe(401)
  expect([401, 404]).toContain((await app.send(path, { host: hosts.a })).status)
})
