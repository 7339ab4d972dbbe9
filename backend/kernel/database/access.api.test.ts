import type { Call } from '#api/call.ts'
import { siteRoles } from '#api/call.ts'
import type { CallName } from '#api/contract.ts'
import { contract } from '#api/contract.ts'
import { createBackend } from '#backend/create-backend.ts'
import { examples } from '#backend/calls/documentation/examples.ts'
import { createLogger } from '#backend/kernel/http/logger.ts'
import type { Role } from '#schema/accounts.ts'
import { apiScopes } from '#schema/api-keys.ts'
import type { ApiScope } from '#schema/plain/api-scopes.ts'
import { roles } from '#schema/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ActorName } from '#tests/support/actors.ts'
import { actorNames, makeActors } from '#tests/support/actors.ts'
import { callers, hosts, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import type { Marked } from '#tests/support/every-table.ts'
import { checksums, fillEveryTable } from '#tests/support/every-table.ts'
import { withoutPolicies } from '#tests/support/stated-partner.ts'

/*
 * Who may make which call, worked out from the contract: every call, by everybody of A and of B, with B's numbers. Each
 * call is sent as its example has it, so that a call is in this table by being in the contract.
 * Source: docs/product.md, X1.
 */

const a: Marked = {
  partnerId: 1,
  canary: 'canary-of-a',
  id: 66_001,
  uuid: '66000000-0000-4000-8000-000000000001',
}
const b: Marked = {
  partnerId: 2,
  canary: 'canary-of-b',
  id: 77_001,
  uuid: '77000000-0000-4000-8000-000000000001',
}

let app: Awaited<ReturnType<typeof startBackend>>
let ofA: (actor: ActorName) => Promise<string | undefined>
let ofB: (actor: ActorName) => Promise<string | undefined>
beforeAll(async () => {
  app = await startBackend()
  // From here on a stream of events is at its end: the others go on for as long as somebody reads.
  app.backend.endStreams()
  for (const marked of [a, b]) await fillEveryTable(app.database, marked)
  ofA = await makeActors(app.database, 1, a.id)
  ofB = await makeActors(app.database, 2, b.id)
})
afterAll(() => app.close())

const calls = Object.entries(contract) as [CallName, Call][]

type Example = { query?: object; params?: Record<string, unknown>; body?: unknown }

/** An example with a partner's numbers in place of its own, wherever a field's name says that it is one. */
function withIds(value: unknown, { id, uuid, canary }: Marked, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withIds(one, { ...a, id, uuid, canary }, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, withIds(one, { ...a, id, uuid, canary }, name)]),
    )
  }
  if (key === 'guestId') return uuid
  if (/ids?$/i.test(key) && /^[\d,]+$/.test(String(value))) return typeof value === 'string' ? String(id) : id
  if (/^(code|shortenUrl|termTitle)$/.test(key)) return canary
  return value
}

let lastAddress = 0

/** Sends a call's example with a partner's numbers, from an address of its own, as limits are no part of this. */
function send(name: CallName, host: string, marked: Marked, cookie?: string, sendTo = app.send) {
  const call: Call = contract[name]
  const [method = '', template = ''] = name.split(' ')
  const example = withIds(examples[name], marked) as Example
  const { params = {}, body } = example
  const query = Object.entries(example.query ?? {}).map(([key, value]) => [key, String(value)] as const)
  const path = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const isRaw = 'rawBody' in call && call.rawBody !== undefined
  lastAddress += 1
  return sendTo(`${path}?${new URLSearchParams(query.map(([key, value]) => [key, value]))}`, {
    host,
    method,
    address: `10.${lastAddress >> 16}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`,
    headers: {
      'if-match': '"x"',
      'certification-token': 'x',
      'idempotency-key': crypto.randomUUID(),
      ...(isRaw && { 'content-type': 'image/png' }),
      ...(cookie && { cookie }),
    },
    ...(isRaw ? { body: 'no picture' } : body !== undefined && { body }),
  })
}

const isRole = (actor: ActorName): actor is Role => (roles as readonly string[]).includes(actor)

/** The status that refuses somebody of the partner's own; `null` where they are let in. */
function refusal({ access, roles: allowed = siteRoles }: Call, actor: ActorName): 401 | 403 | null {
  switch (access) {
    case 'public':
      return null
    case 'admin':
      if (!isRole(actor)) return 401
      return (allowed as readonly Role[]).includes(actor) ? null : 403
    case 'customer':
      return actor === 'member' || actor === 'guest' ? null : 401
    case 'member':
      return actor === 'member' ? null : actor === 'guest' ? 403 : 401
  }
}

/** Does the address itself name a row? */
const namesRow = (name: CallName) =>
  Object.values((examples[name] as Example).params ?? {}).some((value) => /^\d+$/.test(String(value)))

describe('nobody else is let in, and nothing happens where they try', () => {
  let before: [Record<string, string>, Record<string, string>]
  const sums = () => Promise.all([checksums(app.database, 1), checksums(app.database, 2)])
  const cookies: [string, () => Promise<string | undefined>][] = actorNames.flatMap((actor) => [
    [`A’s ${actor}`, once(() => ofA(actor))] as [string, () => Promise<string | undefined>],
    [`B’s ${actor}`, once(() => ofB(actor))] as [string, () => Promise<string | undefined>],
  ])
  beforeAll(async () => {
    for (const [, cookie] of cookies) await cookie()
    before = await sums()
  })

  test.each(calls.filter(([, { access }]) => access !== 'public'))('%s', async (name, call) => {
    const wrong: string[] = []
    for (const [who, cookie] of cookies) {
      const actor = who.slice(4) as ActorName
      const expected = who.startsWith('A') ? refusal(call, actor) : 401
      if (expected === null) continue
      const { status } = await send(name, hosts.a, b, await cookie())
      if (status !== expected) wrong.push(`${who}: ${status}, not ${expected}`)
    }
    expect(wrong).toEqual([])
  })

  test('all of that changed nothing, at either partner', async () => {
    expect(await sums()).toEqual(before)
  })
})

describe('a key', () => {
  const keys = new Map<string, string>()
  /** A key of a partner with these scopes. */
  async function keyOf(host: 'a' | 'b', scopes: readonly ApiScope[]): Promise<string> {
    const name = `${host} ${scopes.join()}`
    const known = keys.get(name)
    if (known) return known
    const cookie = (await (host === 'a' ? ofA : ofB)('owner')) ?? ''
    const body = { name: 'key', scopes: [...scopes] }
    const { token } = await app.client(hosts[host], cookie).request('POST /admin/api-keys', { body })
    keys.set(name, token)
    return token
  }
  const by = (token: string) => (path: string, options: Parameters<typeof app.send>[1] & object) =>
    app.send(path, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } })
  const ask = async (name: CallName, token: string) => {
    const response = await send(name, hosts.a, b, undefined, by(token) as typeof app.send)
    return {
      status: response.status,
      code: response.ok ? '' : (JSON.parse(await response.text()).code as string),
    }
  }

  test.each(calls.filter(([, { access }]) => access !== 'public'))('%s', async (name, { access, scope }) => {
    expect((await ask(name, await keyOf('b', apiScopes))).status).toBe(401)
    if (access !== 'admin') {
      expect((await ask(name, await keyOf('a', apiScopes))).status).toBe(401)
      return
    }
    const others = apiScopes.filter((one) => one !== scope)
    expect(await ask(name, await keyOf('a', others))).toEqual({ status: 403, code: 'scope' })
    if (!scope) return
    const own = await ask(name, await keyOf('a', [scope]))
    expect([own.status === 401, own.code === 'scope', own.status >= 500]).toEqual([false, false, false])
  })

  test('opens no account, session or key', () => {
    const opened = calls.filter(([, { scope }]) => scope).map(([name]) => name)
    expect(opened.filter((name) => /account|session|api-key|webhook|settings/.test(name))).toEqual([])
    expect(opened.length).toBeGreaterThan(15)
  })
})

describe('whoever is let in gets nothing of B’s and changes nothing there', () => {
  test.each(calls)('%s', async (name, call) => {
    const wrong: string[] = []
    const comers: [string, () => Promise<string | undefined>][] = [
      ...actorNames
        .filter((actor) => refusal(call, actor) === null)
        // Where everybody is let in, one account of the console stands for all.
        .filter((actor) => call.access !== 'public' || !isRole(actor) || actor === 'owner')
        .map((actor) => [`A’s ${actor}`, () => ofA(actor)] as [string, () => Promise<string | undefined>]),
      ...(call.access === 'public'
        ? (['owner', 'member', 'guest'] as const).map(
            (actor) =>
              [`B’s ${actor}`, once(() => ofB(actor))] as [string, () => Promise<string | undefined>],
          )
        : []),
    ]
    // Sessions of B's own people, and when a guest last had one, are of B's tables too.
    for (const [who, cookie] of comers) if (who.startsWith('B')) await cookie()
    const before = await checksums(app.database, 2)
    for (const [who, cookie] of comers) {
      const response = await send(name, hosts.a, b, await cookie())
      const body = await response.text()
      if (response.status >= 500) wrong.push(`${who}: ${response.status} ${app.logs.at(-1)}`)
      if (body.includes(b.canary) && !sent(name, b).includes(b.canary)) wrong.push(`${who} sees ${body}`)
      if (namesRow(name) && response.ok && response.status !== 204) {
        wrong.push(`${who}: ${response.status} for a row of B’s`)
      }
    }
    expect(wrong).toEqual([])
    expect(await checksums(app.database, 2)).toEqual(before)
  })

  /*
   * Row-level security would hide that a statement states no partner, or states it of one table of two.
   */
  test('and so it is by what statements state, with row-level security off', async () => {
    const { certification, files, secretBox } = app
    const logs: string[] = []
    const logger = createLogger('error', { write: (line) => logs.push(line) })
    const database = withoutPolicies(app.database)
    const backend = createBackend({
      database,
      files,
      logger,
      definitions: testDefinitions,
      certification,
      secretBox,
    })
    backend.endStreams()
    try {
      const wrong: string[] = []
      const before = await checksums(app.database, 2)
      for (const actor of ['nobody', 'owner', 'member'] as const) {
        for (const [name, call] of calls) {
          if (refusal(call, actor) !== null) continue
          // A session of its own: some calls end the one they come with.
          const cookie = await ofA(actor)
          const response = await send(name, hosts.a, b, cookie, callers(backend).send)
          const body = await response.text()
          if (response.status >= 500) wrong.push(`${actor}: ${name}: ${response.status} ${logs.at(-1)}`)
          if (body.includes(b.canary) && !sent(name, b).includes(b.canary))
            wrong.push(`${actor}: ${name}: ${body}`)
        }
      }
      const after = await checksums(app.database, 2)
      const changed = Object.keys(before).filter((table) => before[table] !== after[table])
      expect({ wrong, changed }).toEqual({ wrong: [], changed: [] })
    } finally {
      await backend.close()
    }
  })

  test('an unknown host has nothing', async () => {
    for (const [name] of calls) {
      expect((await send(name, 'nobody.test', b, await ofB('owner'))).status).toBe(404)
    }
  })
})

/** What a request itself says, which an answer may repeat. */
function sent(name: CallName, marked: Marked): string {
  const { query, params, body } = withIds(examples[name], marked) as Example
  return JSON.stringify([query, params, body])
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}

describe('a crawler', () => {
  const gets = calls.filter(([name]) => name.startsWith('GET '))
  const sums = () => Promise.all([checksums(app.database, 1), checksums(app.database, 2)])
  const sites = [
    { code: 'A', host: hosts.a, own: a, other: b, cookieOf: (actor: ActorName) => ofA(actor) },
    { code: 'B', host: hosts.b, own: b, other: a, cookieOf: (actor: ActorName) => ofB(actor) },
  ]
  /** The calls whose answer has a partner's own canary, and what has the other's, each with who saw it. */
  const found = new Map<string, { own: Set<string>; foreign: string[] }>()
  let before: Awaited<ReturnType<typeof sums>>
  let after: Awaited<ReturnType<typeof sums>>

  /** Everybody of both partners makes every GET with either's numbers, side by side. */
  beforeAll(async () => {
    const cookies = new Map<string, string | undefined>()
    for (const { code, cookieOf } of sites) {
      for (const actor of actorNames) cookies.set(`${code}’s ${actor}`, await cookieOf(actor))
    }
    // Visits that others were counted by are written later, by themselves.
    await app.backend.writeVisits()
    before = await sums()
    for (const { code, host, own, other } of sites) {
      const seen = { own: new Set<string>(), foreign: [] as string[] }
      found.set(code, seen)
      const crawl = async (actor: ActorName) => {
        for (const [name] of gets) {
          for (const marked of [own, other]) {
            const text = await (await send(name, host, marked, cookies.get(`${code}’s ${actor}`))).text()
            if (text.includes(own.canary)) seen.own.add(name)
            const isForeign = text.includes(other.canary) && !sent(name, marked).includes(other.canary)
            if (isForeign) seen.foreign.push(`${actor}: ${name}: ${text}`)
          }
        }
      }
      await Promise.all(actorNames.map(crawl))
    }
    after = await sums()
  })

  test.each(sites)('finds $code’s canary and never the other’s', ({ code }) => {
    const seen = found.get(code)
    expect(seen?.foreign).toEqual([])
    // A control: where it sees so much of its own, it would have seen the other's.
    expect(seen?.own.size).toBeGreaterThan(gets.length / 3)
  })

  test('changes nothing at either partner: no GET does', () => {
    // A post that is asked for with its password is a guess, and counts as one.
    const withoutGuesses = (sums: Record<string, string>[]) => sums.map(({ guesses: _, ...rest }) => rest)
    expect(withoutGuesses(after)).toEqual(withoutGuesses(before))
  })

  test('a thousand alternating requests leak nothing', async () => {
    const paths = ['/page?path=/_app', '/customers/this', '/products', '/terms', '/admin/session']
    const cookies = {
      a: `${await ofA('member')}; ${await ofA('owner')}`,
      b: `${await ofB('member')}; ${await ofB('owner')}`,
    }
    const ask = async (index: number) => {
      const [own, other, host] = index % 2 === 0 ? [a, b, 'a' as const] : [b, a, 'b' as const]
      const path = paths[Math.floor(index / 2) % paths.length] ?? ''
      const response = await app.send(path, { host: hosts[host], headers: { cookie: cookies[host] } })
      const text = await response.text()
      const names = { a: '가나', b: '다라' }
      const foreign = host === 'a' ? names.b : names.a
      return response.ok && !text.includes(other.canary) && !text.includes(foreign) && own !== other
    }
    const answers: boolean[] = []
    // Fifty at once: of a thousand some would be told that there is no connection for them.
    while (answers.length < 1000) {
      const from = answers.length
      answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, index) => ask(from + index)))))
    }
    expect(answers.filter(Boolean)).toHaveLength(1000)
  })
})

test('tokens of visitors and of the console never interchange', async () => {
  const token = (cookie: string | undefined) => cookie?.split('=')[1] ?? ''
  const [visitor, owner] = [token(await ofA('member')), token(await ofA('owner'))]
  const status = async (path: string, headers: Record<string, string>) =>
    (await app.send(path, { headers })).status
  const crossed = [
    ['/customers/this', { cookie: `danjang_customer=${owner}` }],
    ['/customers/this', { authorization: `Bearer ${owner}` }],
    ['/customers/this', { cookie: `danjang_admin=${visitor}` }],
    ['/admin/session', { cookie: `danjang_admin=${visitor}` }],
    ['/admin/session', { authorization: `Bearer ${visitor}` }],
    ['/admin/session', { cookie: `danjang_customer=${owner}` }],
  ] as const
  const statuses = await Promise.all(crossed.map(([path, headers]) => status(path, headers)))
  expect(statuses).toEqual(crossed.map(() => 401))
  expect(await status('/customers/this', { authorization: `Bearer ${visitor}` })).toBe(200)
  expect(await status('/admin/session', { authorization: `Bearer ${owner}` })).toBe(200)
})
