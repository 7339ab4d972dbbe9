import { createBackend, type Backend } from '#backend/create-backend.ts'
import { notifications } from '#backend/messages/notifications/table.ts'
import { tables } from '#backend/kernel/database/tables.ts'
import { and, eq, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { Secret, TOTP } from 'otpauth'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { callers, hosts, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import { addDoctor, at, openClinic } from '#tests/support/reservations.ts'
import { accounts } from './table.ts'

/*
 * A disabled account has no credential left, on any node. The kinds come from the tables that refer to accounts: a new one
 * is in the test by being there.
 */

let app: Awaited<ReturnType<typeof startBackend>>
let node: Backend
let there: ReturnType<typeof callers>
let cookie: string
let reservationId: number
beforeAll(async () => {
  app = await startBackend()
  const database = await app.connectAgain?.()
  if (!database) throw new Error('PostgreSQL gives another connection')
  node = createBackend({ ...app, database, logger: pino({ level: 'silent' }), definitions: testDefinitions })
  there = callers(node)
  cookie = await app.signIn()
  await openClinic(app.database, 1)
  const body = {
    type: 'VISIT' as const,
    reservedAt: at(3, 10),
    employeeId: await addDoctor(app.database, 1),
    contactName: '이바다',
    contactPhone: '010-9876-5432',
  }
  reservationId = (await app.client(hosts.a, cookie).request('POST /admin/reservations', { body })).id
})
afterAll(async () => {
  await node.close()
  await app.close()
})

let lastAddress = 0
const elsewhere = () => `10.8.0.${(lastAddress += 1)}`
type Person = { id: string; email: string; password: string; cookie: string }
type Api = ReturnType<typeof app.client>

/** Invites somebody as an owner, and signs them in. */
async function newcomer(email: string): Promise<Person> {
  const owner = app.client(hosts.a, cookie)
  const { token } = await owner.request('POST /admin/invitations', { body: { email, role: 'owner' } })
  const password = `비밀번호 ${email}`
  const body = { token, name: '이도윤', password }
  const accepted = await app.send('/admin/invitation/acceptance', { body, address: elsewhere() })
  const { rows } = await owner.request('GET /admin/accounts')
  const id = rows.find((row) => row.email === email)?.id ?? ''
  return { id, email, password, cookie: accepted.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

const statusOf = async (path: string, options: Parameters<typeof app.send>[1] = {}) =>
  (await there.send(path, { address: elsewhere(), ...options })).status
const isOpen = (status: number) => status >= 200 && status < 300

/** Makes a credential by the table that keeps it; tries it later, at the other node, and returns the status. */
const credentials: Record<string, (person: Person, api: Api) => Promise<() => Promise<number>>> = {
  sessions: async (person) => () => statusOf('/admin/session', { headers: { cookie: person.cookie } }),
  api_keys: async (_, api) => {
    const body = { name: '차트', scopes: ['reservations:read', 'reservations:contact'] } as const
    const { token } = await api.request('POST /admin/api-keys', {
      body: { ...body, scopes: [...body.scopes] },
    })
    const headers = { authorization: `Bearer ${token}` }
    return () => statusOf(`/admin/reservations/${reservationId}/reveal`, { method: 'POST', headers })
  },
  preview_links: async (_, api) => {
    const { address } = await api.request('POST /admin/preview-links', { body: {} })
    const headers = { cookie: address.replace('/_preview/', 'danjang_preview=') }
    return () => statusOf('/page?path=/_app&state=draft', { headers })
  },
  invitations: async ({ email }, api) => {
    const body = { email: `friend-of-${email}`, role: 'desk' as const }
    const { token } = await api.request('POST /admin/invitations', { body })
    return () => statusOf('/admin/invitation', { body: { token } })
  },
  passkeys: async ({ password }, api) => {
    const device = createAuthenticator(hosts.a)
    const question = await api.request('POST /admin/account/passkeys/options', {
      body: { currentPassword: password },
    })
    const body = { name: '노트북', answer: device.register(question) }
    await api.request('POST /admin/account/passkeys', { body })
    return async () => {
      const asked = await there.send('/admin/session/passkey/options', {
        method: 'POST',
        address: elsewhere(),
      })
      const answer = device.signIn(await asked.json())
      return statusOf('/admin/session/passkey', { body: { answer } })
    }
  },
  passkey_challenges: async (person, api) => {
    const device = createAuthenticator(hosts.a)
    const question = await api.request('POST /admin/account/passkeys/options', {
      body: { currentPassword: person.password },
    })
    const body = { name: '전화기', answer: device.register(question) }
    return () => statusOf('/admin/account/passkeys', { body, headers: { cookie: person.cookie } })
  },
  two_factors: async ({ email, password }, api) => {
    const { secret } = await api.request('POST /admin/account/two-factor', {
      body: { currentPassword: password },
    })
    const codeIn = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
    const { codes } = await api.request('PUT /admin/account/two-factor', { body: { code: codeIn(0) } })
    recovery.set(email, codes[0] ?? '')
    return () => statusOf('/admin/session', { body: { email, password, code: codeIn(1) } })
  },
  recovery_codes: async ({ email, password }) => {
    const code = recovery.get(email) ?? ''
    return () => statusOf('/admin/session', { body: { email, password, code } })
  },
  password_resets: async ({ email }) => {
    await app.send('/admin/password-resets', { body: { email }, address: elsewhere() })
    const isTheirs = and(eq(notifications.recipient, email), eq(notifications.kind, 'PASSWORD_RESET'))
    const [mail] = await app.database.asOperator((tx) =>
      tx.select({ values: notifications.values }).from(notifications).where(isTheirs),
    )
    const { 열쇠: key = '' } = (mail?.values ?? {}) as { 열쇠?: string }
    const token = key.replace(/^.*=/, '')
    const body = { token, password: '새로 정한 비밀번호' }
    return () => statusOf('/admin/password-resets', { method: 'PUT', body })
  },
}
const recovery = new Map<string, string>()

/** Tables that only name who did something. */
const history = [
  'audit_log',
  'consents',
  'customer_posts',
  'drafts',
  'list_views',
  'presence',
  'revision_entries',
  'revisions',
  'scheduled_entries',
  'scheduled_publications',
]

/** Every table that refers to accounts, by itself or through another. */
function tablesOfAccounts(): string[] {
  const found = new Set<PgTable>([accounts])
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const table of Object.values(tables)) {
      const refersTo = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable as PgTable)
      if (refersTo.some((other) => found.has(other))) found.add(table)
    }
  }
  found.delete(accounts)
  return [...found].map((table) => getTableName(table))
}

test('every table that refers to accounts is a credential’s that is tried here, or history', () => {
  const known = [...Object.keys(credentials), ...history]
  expect(tablesOfAccounts().filter((name) => !known.includes(name))).toEqual([])
})

test('every credential of a disabled account is dead on the other node, and another account’s is not', async () => {
  const [gone, stays] = [await newcomer('gone@example.com'), await newcomer('stays@example.com')]
  const tries: { kind: string; ofGone: () => Promise<number>; ofOther: () => Promise<number> }[] = []
  for (const [kind, make] of Object.entries(credentials)) {
    const [ofGone, ofOther] = [
      await make(gone, app.client(hosts.a, gone.cookie)),
      await make(stays, app.client(hosts.a, stays.cookie)),
    ]
    tries.push({ kind, ofGone, ofOther })
  }
  const stream = await there.send('/admin/changes', { headers: { cookie: gone.cookie } })
  const heard = stream.body?.pipeThrough(new TextDecoderStream() as never).getReader()
  await heard?.read()

  const { rows } = await app.client(hosts.a, cookie).request('GET /admin/accounts')
  expect(rows.find(({ id }) => id === gone.id)?.apiKeys).toBe(1)
  const params = { id: gone.id }
  await app
    .client(hosts.a, cookie)
    .request('PUT /admin/accounts/{id}', { params, body: { isDisabled: true } })
  const answers = []
  for (const { kind, ofGone, ofOther } of tries)
    answers.push([kind, isOpen(await ofGone()), isOpen(await ofOther())])
  expect(answers).toEqual(Object.keys(credentials).map((kind) => [kind, false, true]))
  // An open stream ends as well.
  expect(await heard?.read()).toMatchObject({ done: true })

  const keys = await app.client(hosts.a, cookie).request('GET /admin/api-keys')
  expect(keys.rows.map(({ isMakerDisabled }) => isMakerDisabled).sort()).toEqual([false, true])
})

test('a stream tells what the account may read with the role it has by now', async () => {
  const person = await newcomer('demoted@example.com')
  const stream = await there.send('/admin/changes', { headers: { cookie: person.cookie } })
  const reader = stream.body?.pipeThrough(new TextDecoderStream() as never).getReader()
  await reader?.read()
  const owner = app.client(hosts.a, cookie)
  const params = { id: person.id }
  await owner.request('PUT /admin/accounts/{id}', { params, body: { role: 'desk' } })
  await owner.request('POST /admin/preview-links', { body: {} })
  await owner.request('POST /admin/reservations/{reservationId}/cancel', {
    params: { reservationId },
    body: {},
  })
  expect((await reader?.read())?.value).toContain('"changed":"reservations"')
  await reader?.cancel()
})
