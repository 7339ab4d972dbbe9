import type { Call } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import { examples } from '#backend/documentation/examples.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let ownerOfB: string
beforeAll(async () => {
  app = await startBackend()
  ownerOfB = await app.signIn(hosts.b)
})
afterAll(() => app.close())

type Example = { query?: Record<string, string>; params?: Record<string, unknown>; body?: unknown }

/** A call as the documentation shows it, so that a new call is in the table by being in the contract. */
function send(name: CallName, host: string, cookie?: string) {
  const [method = '', template = ''] = name.split(' ')
  const { query = {}, params = {}, body } = examples[name] as Example
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(params[key]))
  return app.send(`${path}?${new URLSearchParams(query)}`, {
    host,
    method,
    headers: { 'if-match': '"x"', ...(cookie && { cookie }) },
    ...(body !== undefined && { body }),
  })
}

const calls = Object.entries(contract) as [CallName, Call][]

describe.each(calls)('%s', (name, { access }) => {
  test('nobody', async () => {
    const { status } = await send(name, hosts.a)
    if (access === 'admin') expect(status).toBe(401)
    else expect(status).not.toBe(403)
  })

  test('B’s owner at A is nobody', async () => {
    const response = await send(name, hosts.a, ownerOfB)
    if (access === 'admin') expect(response.status).toBe(401)
    else expect(await response.text()).not.toContain('다라')
  })

  test('an unknown host has nothing', async () => {
    expect((await send(name, 'nobody.test', ownerOfB)).status).toBe(404)
  })
})

test('all of it changed nothing', async () => {
  const cookie = await app.signIn(hosts.a)
  const rows = await app.client(hosts.a, cookie).request('GET /admin/revisions')
  expect(rows.rows).toHaveLength(1)
  const { slots } = await app.client(hosts.a, cookie).request('GET /admin/global')
  expect(Object.values(slots).some(({ changed }) => changed)).toBe(false)
})
