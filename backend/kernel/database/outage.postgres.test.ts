import { connectDatabase } from './connect.ts'
import { DatabaseUnavailable } from './database.ts'
import { keepListening } from './postgres-listener.ts'
import { createBackend } from '#backend/create-backend.ts'
import { createFileStore } from '#backend/clinic/files/file-store.ts'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, test } from 'vitest'
import { callers, hosts, startBackend } from '#tests/support/backend.ts'
import { testDefinitions } from '#tests/support/blocks.ts'
import { testPartner } from '#tests/support/partners.ts'
import { seedPartners } from '#tests/support/seed-partners.ts'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'

/** Of the database each time: pages come from memory as long as nothing tells that they changed. */
const asking = '/partners/this'

describe('a PostgreSQL that stops and starts', () => {
  test('means bounded 503s, then answers again, and a word that publications may have been missed', async () => {
    const server = await startPostgres()
    const logger = pino({ level: 'silent' })
    const database = await connectDatabase({ databaseUrl: server.url })
    const files = createFileStore(tmpdir())
    await seedPartners(database, testDefinitions, [testPartner('가나', hosts.a)])
    const backend = createBackend({ database, files, logger, definitions: testDefinitions })
    const { send } = callers(backend)
    const gap = new Promise((resolve) =>
      backend.onPublished((publication) => publication.partnerId === null && resolve(publication)),
    )
    expect((await send(asking)).status).toBe(200)

    const statuses = new Set<number>()
    let isDone = false
    const load = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isDone) {
          statuses.add((await send(asking)).status)
          await sleep(5)
        }
      }),
    )
    await server.halt()
    const down = await send(asking)
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await backend.ready()).toBe(false)
    await server.start()
    expect(await gap).toEqual({ partnerId: null })
    isDone = true
    await load
    expect((await send(asking)).status).toBe(200)
    expect([...statuses].sort()).toEqual([200, 503])
    await backend.close()
    await database.close()
    await server.stop()
  })
})

test('what listens for publications can be ended while it connects anew, and is gone', async () => {
  const server = new URL(inject('testDatabases').server ?? '')
  const lines: Socket[] = []
  let isStalled = false
  const proxy = createServer((line) => {
    lines.push(line)
    const there = connect(Number(server.port), server.hostname)
    for (const end of [line, there]) end.on('error', () => {})
    line.pipe(there)
    if (!isStalled) there.pipe(line)
    line.on('close', () => there.destroy())
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const { port } = proxy.address() as AddressInfo
  const gaps: string[] = []
  const stop = await keepListening({
    connectionString: Object.assign(new URL(server), { host: `127.0.0.1:${port}` }).href,
    channel: 'outage',
    onNotify: () => {},
    onGap: () => gaps.push('gap'),
    patience: 3_000,
  })
  isStalled = true
  lines[0]?.destroy()
  await expect.poll(() => lines.length).toBe(2)
  await stop()
  await expect.poll(() => lines[1]?.closed).toBe(true)
  expect(gaps).toEqual([])
  proxy.close()
})

test('while transactions hold every connection, others are told within their deadline', async () => {
  const app = await startBackend()
  const { rows } = await app.database.asOperator((tx) => tx.execute(sql`select current_database() as name`))
  const url = Object.assign(new URL(inject('testDatabases').server ?? ''), { pathname: `/${rows[0]?.name}` })
  const database = await connectDatabase({ databaseUrl: url.href })
  let release = () => {}
  const over = new Promise<void>((done) => (release = done))
  const held: Promise<void>[] = []
  for (let count = 0; count < 10; count += 1) {
    await new Promise<void>((begun) => {
      const hold = () => {
        begun()
        return over
      }
      held.push(database.withPartner(1, hold))
    })
  }
  await expect(database.withPartner(1, async () => {})).rejects.toThrow(DatabaseUnavailable)
  release()
  await Promise.all(held)
  await database.withPartner(1, async () => {})
  await database.close()
  await app.close()
})
