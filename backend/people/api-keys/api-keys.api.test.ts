import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostInMinute } from '#backend/calls/route/shared-limits.ts'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import type { NewApiKey } from '#schema/api-keys.ts'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { addDoctor, at, openClinic } from '#tests/support/reservations.ts'

/* Keys of a clinic's own programs. Which call which key may make is in access.test.ts, from the contract. */

let app: Awaited<ReturnType<typeof startBackend>>
let api: ReturnType<typeof app.client>
let doctor: number
beforeAll(async () => {
  app = await startBackend()
  await openClinic(app.database, 1)
  doctor = await addDoctor(app.database, 1)
  api = app.client(hosts.a, await app.signIn())
})
afterAll(() => app.close())

const make = (values: Partial<NewApiKey> = {}) =>
  api.request('POST /admin/api-keys', {
    body: { name: '차트 프로그램', scopes: ['reservations:read', 'reservations:write'], ...values },
  })
const by = (token: string, path: string, options: Parameters<typeof app.send>[1] = {}) =>
  app.send(path, { ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } })
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
]
const list = async () => (await api.request('GET /admin/api-keys')).rows

test('a key is told once and kept as its hash; what it does is in its name', async () => {
  const { token, id } = await make()
  const stored = await app.database.asOperator((tx) =>
    tx.execute<{ row: string }>(sql`select k::text as row from api_keys k where id = ${id}`),
  )
  expect(stored.rows[0]?.row).toContain(hashToken(token))
  expect(stored.rows[0]?.row).not.toContain(token)
  expect(JSON.stringify(await list())).not.toContain(token)
  const entered = await by(token, '/admin/reservations', {
    body: {
      type: 'VISIT',
      reservedAt: at(3, 10),
      employeeId: doctor,
      contactName: '이바다',
      contactPhone: '010-9876-5432',
    },
  })
  expect(entered.status).toBe(201)
  const reservation = (await entered.json()) as { id: number }
  const cancelled = await by(token, `/admin/reservations/${reservation.id}/cancel`, { body: {} })
  expect(cancelled.status).toBe(200)
  const params = { reservationId: reservation.id }
  const { rows } = await api.request('GET /admin/reservations/{reservationId}/history', { params })
  expect(rows.map(({ action, accountName }) => [action, accountName])).toEqual([
    ['CANCELLED', 'API 키 ‘차트 프로그램’'],
    ['CREATED', 'API 키 ‘차트 프로그램’'],
  ])
  expect((await list()).find((key) => key.id === id)?.lastUsedAt).not.toBeNull()
})

test('what a key writes names it in the log', async () => {
  const { token } = await make({ name: '누리집 도구', scopes: ['contents:read', 'contents:write'] })
  const made = await by(token, '/admin/faq-groups', { body: { name: '예약' } })
  expect(made.status).toBe(201)
  const { rows } = await api.request('GET /admin/audit', { query: { resource: 'faq-groups' } })
  expect(rows[0]).toMatchObject({ by: 'API 키 ‘누리집 도구’', action: 'CREATED' })
})

test('a key that is revoked, over or of another clinic is refused with words', async () => {
  const [revoked, over, good] = [await make(), await make({ days: 30 }), await make({ days: null })]
  const read = '/admin/reservations'
  expect((await by(good.token, read)).status).toBe(200)
  await api.request('DELETE /admin/api-keys/{id}', { params: { id: revoked.id } })
  await app.database.asOperator((tx) =>
    tx.execute(sql`update api_keys set expires_at = now() where id = ${over.id}`),
  )
  expect(await codeOf(await by(revoked.token, read))).toEqual([401, 'api-key-over'])
  expect(await codeOf(await by(over.token, read))).toEqual([401, 'api-key-over'])
  expect(await codeOf(await by(good.token, read, { host: hosts.b }))).toEqual([401, 'api-key-unknown'])
  expect((await list()).find(({ id }) => id === revoked.id)?.revokedAt).not.toBeNull()
  const again = await app.send(`/admin/api-keys/${revoked.id}`, {
    method: 'DELETE',
    headers: { cookie: await app.signIn() },
  })
  expect(again.status).toBe(404)
})

test('what its scopes leave out is refused, and named', async () => {
  const { token } = await make({ scopes: ['reservations:read'] })
  const refused = await by(token, '/admin/notices')
  expect(refused.status).toBe(403)
  expect(((await refused.json()) as { message: string }).message).toContain('contents:read')
  expect(await codeOf(await by(token, '/admin/api-keys'))).toEqual([403, 'scope'])
  expect(await codeOf(await by(token, '/admin/accounts'))).toEqual([403, 'scope'])
})

test('a key beyond its calls in a minute gets a 429 with the time to wait; another key goes on', async () => {
  const [busy, other] = [await make(), await make({ name: '다른 프로그램' })]
  const ask = (token: string) => by(token, '/admin/reservations?from=2030-01-01&to=2030-01-02')
  for (let count = 0; count < mostInMinute.callsOfKey; count += 1)
    expect((await ask(busy.token)).status).toBe(200)
  const refused = await ask(busy.token)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await codeOf(refused)).toEqual([429, 'too-many-requests'])
  expect((await ask(other.token)).status).toBe(200)
})
