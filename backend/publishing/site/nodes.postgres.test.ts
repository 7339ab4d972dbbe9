import { createBackend } from '#backend/create-backend.ts'
import { lockNumber } from '#backend/kernel/database/migrate.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callers, hosts, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'

let app: Awaited<ReturnType<typeof startBackend>>
beforeAll(async () => {
  app = await startBackend()
})
afterAll(() => app.close())

describe('two nodes on one PostgreSQL', () => {
  test('see a publication, and the end of a session', async () => {
    const other = await app.connectAgain?.()
    if (!other) throw new Error('PostgreSQL gives another connection')
    const node = createBackend({
      ...app,
      database: other,
      logger: pino({ level: 'silent' }),
      definitions: testDefinitions,
    })
    const cookie = await app.signIn(hosts.b)
    const { slots } = await app.client(hosts.b, cookie).request('GET /admin/global')
    await app.client(hosts.b, cookie).request('PUT /admin/global/{slot}', {
      params: { slot: 'footer' },
      body: { component: 'TestFooter', data: { note: '두 노드' } },
      headers: { 'if-match': slots.footer.etag },
    })
    const told = new Promise((resolve) => node.onPublished(resolve))
    const { revision } = await app.client(hosts.b, cookie).request('POST /admin/publish')
    expect(await Promise.race([told, sleep(30_000, 'late')])).toEqual({ partnerId: 2, revision })
    const shell = await callers(node).send('/page?path=/_app', { host: hosts.b })
    expect(await shell.json()).toMatchObject({ revision, global: { footer: { data: { note: '두 노드' } } } })
    await app.send('/admin/session', { method: 'DELETE', host: hosts.b, headers: { cookie } })
    expect((await callers(node).send('/admin/session', { host: hosts.b, headers: { cookie } })).status).toBe(
      401,
    )
    await node.close()
  })

  test('wait for the migrations of another, which take longer than a request may', async () => {
    const held = app.database.asOperator(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
      await sleep(12_500)
    })
    const node = await app.connectAgain?.()
    expect(await node?.isReady()).toBe(true)
    await held
  })

  test('start together on a new database', async () => {
    const nodes = await Promise.all([app.connectAgain?.(), app.connectAgain?.(), app.connectAgain?.()])
    expect(await Promise.all(nodes.map((node) => node?.isReady()))).toEqual([true, true, true])
  })
})
