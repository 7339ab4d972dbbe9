import type { Call } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import { examples } from '#backend/calls/documentation/examples.ts'
import { withRequestId } from '#backend/kernel/http/request-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActors } from '#tests/support/actors.ts'
import { signInCustomer, startBackend } from '#tests/support/backend.ts'

/* What a log may keep of a call that fails: which it was and why, and nothing that was in it. */

const canary = { word: '카나리아', digits: '077778888' }
const seen = /카나리아|canary|77778888|7777-8888/i

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => void (app = await startBackend()))
afterAll(() => app.close())

const calls = Object.entries(contract) as [CallName, Call][]

/** An example with a canary wherever somebody writes. */
function withCanary(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withCanary(one, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withCanary(one, name)]))
  }
  if (typeof value !== 'string') return value
  if (/phone|tel$/i.test(key)) return `01${canary.digits}`
  if (/email/i.test(key)) return 'canary@example.com'
  if (
    /^(name|author|title|content|memo|request|reason|reply|keyword|password|newPassword|text|contactName)$/i.test(
      key,
    )
  )
    return `${canary.word}-열두글자1`
  if (/^impUid$/.test(key)) return `dev-01${canary.digits}-19900101-female-${canary.word}`
  return value
}

async function send(name: CallName, turn: number, cookie: string | undefined) {
  const call: Call = contract[name]
  const [method = '', template = ''] = name.split(' ')
  const {
    params = {},
    query = {},
    body,
  } = withCanary(examples[name]) as {
    params?: Record<string, unknown>
    query?: object
    body?: unknown
  }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const response = await app.send(`${path}?${search}`, {
    method,
    address: `10.0.${turn >> 8}.${turn & 255}`,
    headers: {
      'if-match': '"x"',
      'certification-token': `canary${'x'.repeat(37)}`,
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && !call.rawBody && { body }),
  })
  return response
}

test('no value of a call that is refused is in the log, whoever makes it', async () => {
  const member = await signInCustomer(app.database, 1)
  const before = app.logs.length
  let refused = 0
  let turn = 0
  for (const cookie of [undefined, member.cookie]) {
    for (const [name] of calls) {
      turn += 1
      if ((await send(name, turn, cookie)).status >= 400) refused += 1
    }
  }
  const unknown = await app.send(`/${canary.word}?keyword=${canary.word}&phone=01${canary.digits}`)
  expect(unknown.status).toBe(404)
  // Where nearly everything went through, this would say nothing.
  expect(refused).toBeGreaterThan(calls.length / 2)
  expect(app.logs.slice(before).filter((line) => seen.test(line))).toEqual([])
})

test('no value of a call that fails is in the log, whichever statement fails', async () => {
  const member = await signInCustomer(app.database, 1)
  const signIn = await makeActors(app.database, 1, member.id)
  const cookies = {
    admin: await signIn('owner'),
    customer: await signIn('member'),
    member: await signIn('member'),
  }
  const before = app.logs.length
  const failed = new Set<string>()
  // First nothing can be written, then nothing can be read either.
  for (const rights of ['insert, update, delete', 'select']) {
    await app.database.asOperator((tx) =>
      tx.execute(sql.raw(`revoke ${rights} on all tables in schema public from app`)),
    )
    for (const [turn, [name, call]] of calls.entries()) {
      const cookie = call.access === 'public' ? undefined : cookies[call.access]
      const id = `request-${turn}-of-${rights.length}`
      const response = await withRequestId(id, () => send(name, turn, cookie))
      if (response.status < 500) continue
      failed.add(name)
      expect([name, (await response.json()).requestId]).toEqual([name, id])
      expect([name, app.logs.filter((line) => line.includes(`"${id}"`)).length]).toEqual([name, 1])
    }
  }
  const lines = app.logs.slice(before)
  expect(lines.filter((line) => seen.test(line))).toEqual([])
  // It is told all the same: which call, which statement, and what the database says.
  expect(failed.size).toBeGreaterThan(calls.length * 0.8)
  const wrote = lines.map((text) => JSON.parse(text)).find(({ err }) => err?.query?.startsWith('insert'))
  expect(wrote).toMatchObject({
    call: expect.stringMatching(/^(POST|PUT) /),
    partnerId: 1,
    err: { cause: { code: '42501', message: expect.stringContaining('permission denied') } },
  })
})
