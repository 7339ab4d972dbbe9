import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '#backend/kernel/database/connect.ts'
import { copyDemo } from '#tests/support/demo.ts'
import { eventually } from '#tests/support/eventually.ts'
import { startSiteProcess, type SiteProcess } from '#tests/support/site-process.ts'

/*
 * A server that is killed after the gateway took a message and before it could write that down: the worst moment there is
 * for a message that is to arrive once.
 */

/** Requests of the gateway by their `idempotency-key`, in the order they came. */
const keys: string[] = []
/** Run with the first request before it is answered, and once its answer is with the kernel. */
let around: { before: () => void; after: () => void } | undefined
const gateway = createServer(async (request, response) => {
  for await (const _ of request);
  keys.push(String(request.headers['idempotency-key']))
  const now = around
  around = undefined
  now?.before()
  response.once('finish', () => now?.after())
  response.writeHead(200).end()
})

let folder: string
let site: SiteProcess | undefined
let env: Record<string, string> & Awaited<ReturnType<typeof copyDemo>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danjang-killed-'))
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  env = { ...(await copyDemo(folder)), SMS_URL: url, SMS_KEY: 'key', SMS_FROM: '0212345678' }
})
afterAll(async () => {
  await site?.stop()
  gateway.closeAllConnections()
  gateway.close()
  await rm(folder, { recursive: true, force: true })
})

type Row = { id: string; sent: boolean }
type Read = (statement: SQL) => Promise<Row[]>

/** Does something with the database. */
async function inDatabase<T>(work: (read: Read) => Promise<T>): Promise<T> {
  const database = await connectDatabase({ databaseUrl: env.DATABASE_URL })
  const read: Read = async (statement) => (await database.asOperator((tx) => tx.execute<Row>(statement))).rows
  try {
    return await work(read)
  } finally {
    await database.close()
  }
}
const codes = sql`
  select partner_id || '-' || id as id, sent_at is not null as sent from notifications where kind = 'PHONE_CODE'`

test('a message is sent once more under the key that the gateway knows, and is written down', async () => {
  const started = await startSiteProcess(process.cwd(), env)
  site = started
  const { process: server } = started
  const ended = once(server, 'close')
  around = {
    // It does not run while the gateway answers, so that it has the answer and can't have read it.
    before: () => void server.kill('SIGSTOP'),
    after: () => void server.kill('SIGKILL'),
  }
  await fetch(`${started.url}/_api/guest/phone-codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: started.url },
    body: JSON.stringify({ phone: '010-4321-0001' }),
  }).catch(() => undefined)
  await ended

  const [row] = await inDatabase(async (read) => {
    const rows = await read(codes)
    // The lease of whoever is killed ends by itself; nobody has to wait for that here.
    await read(sql`update notifications set leased_until = null, due_at = now() where sent_at is null`)
    return rows
  })
  expect(row).toMatchObject({ sent: false })

  site = await startSiteProcess(process.cwd(), env)
  await eventually(() => expect(keys.filter((key) => key === row?.id)).toHaveLength(2))
  expect(new Set(keys.filter((key) => key === row?.id)).size).toBe(1)
  await site.stop()
  expect(await inDatabase((read) => read(codes))).toMatchObject([{ id: row?.id, sent: true }])
})
