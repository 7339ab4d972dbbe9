import { connectDatabase } from './connect.ts'
import { DatabaseError, type Database } from './database.ts'
import { migrate } from './migrate.ts'
import { usualLimits } from './limits.ts'
import { openPostgres } from './postgres.ts'
import { writeDump } from '#backend/operation/dump/write-dump.ts'
import { restoreDump } from '#backend/operation/dump/restore-dump.ts'
import { sql } from 'drizzle-orm'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { hosts, startBackend } from '#tests/support/backend.ts'
import { createDatabase } from '#tests/support/postgres-server.ts'

/** Changes a database as a migration of a later build would. */
const migrateLater = (database: Database, name: string) =>
  database.asOperator(async (tx) => {
    await tx.execute(sql`alter table notices add column later text not null default 'new'`)
    await tx.execute(
      sql`create table later_rows (partner_id integer primary key references partners (partner_id))`,
    )
    await tx.execute(sql`insert into later_rows select partner_id from partners`)
    await tx.execute(sql`insert into danjang_migrations (name, digest) values (${name}, 'later')`)
  })

const notice = (title: string) => ({
  title,
  publishedAt: '2026-11-20T01:00:00.000Z',
  body: [{ type: 'paragraph' as const, text: '글' }],
})

test('beside tables of a later build an older node goes on, another starts, and new data stays', async () => {
  const app = await startBackend()
  try {
    const admin = app.client(hosts.a, await app.signIn())
    const params = { resource: 'notices' }
    const keep = (title: string) =>
      admin.request('POST /admin/{resource}', { params, body: notice(title) }) as Promise<{ id: number }>
    const { id } = await keep('이전')
    await migrateLater(app.database, '9001_add-later')
    const read = () =>
      app.database.asOperator(async (tx) => {
        const { rows } = await tx.execute(sql`select title, later from notices where id >= ${id} order by id`)
        const later = await tx.execute(sql`select count(*)::int as rows from later_rows`)
        return { rows, later: later.rows }
      })
    await app.database.asOperator((tx) =>
      tx.execute(sql`update notices set later = 'filled' where id = ${id}`),
    )

    // Its connections still keep statements that were prepared for the earlier tables.
    await keep('이후')
    const known = await admin.request('GET /admin/{resource}/{id}', { params: { ...params, id } })
    const { etag, ...row } = known as { etag: string }
    await admin.request('PUT /admin/{resource}/{id}', {
      params: { ...params, id },
      body: { ...notice('고침'), ...row, title: '고침' } as never,
      headers: { 'if-match': etag },
    })
    const again = await app.connectAgain?.()
    expect(await again?.findPartner(hosts.a)).toMatchObject({ partnerId: 1 })
    expect(await read()).toEqual({
      rows: [
        { title: '고침', later: 'filled' },
        { title: '이후', later: 'new' },
      ],
      later: [{ rows: 2 }],
    })
  } finally {
    await app.close()
  }
})

test('an older build refuses to back up and restore, because it would leave out newer tables', async () => {
  const app = await startBackend()
  try {
    const path = join(app.fileDirectory, 'everything.gz')
    await writeDump(app, path, null)
    await migrateLater(app.database, '9001_add-later')
    const refusal = /9001_add-later.*Back up, restore and export with that build/
    await expect(writeDump(app, join(app.fileDirectory, 'half.gz'), null)).rejects.toThrow(refusal)
    await expect(restoreDump(app, path)).rejects.toThrow(refusal)
    expect(await app.database.findPartner(hosts.a)).toMatchObject({ partnerId: 1 })
  } finally {
    await app.close()
  }
})

test('an older build does not start after a later one has removed something, and says so', async () => {
  const app = await startBackend()
  try {
    await migrateLater(app.database, '9002_contract-old-names')
    const again = app.connectAgain?.()
    await expect(again).rejects.toThrow(DatabaseError)
    await expect(again).rejects.toThrow('9002_contract-old-names takes away what this one uses')
  } finally {
    await app.close()
  }
})

test('a migration that waits for a table lets others read it, and runs once the table is free', async () => {
  const { server = '' } = inject('testDatabases')
  const databaseUrl = await createDatabase(server)
  const engine = await openPostgres(
    databaseUrl,
    () => {},
    () => {},
    { ...usualLimits, patience: 60_000 },
  )
  await migrate(engine, '0010_post-consents')
  await engine.close()
  const [long, other] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)]
  await Promise.all([long.connect(), other.connect()])
  // A copy of the whole database takes the same lock.
  await long.query('begin')
  await long.query('lock table webhooks in access share mode')

  const upgrading = connectDatabase({ databaseUrl })
  const waits = `select 1 from pg_locks where relation = 'webhooks'::regclass and not granted`
  await expect.poll(async () => (await other.query(waits)).rowCount, { interval: 10 }).toBeGreaterThan(0)
  expect((await other.query('select count(*)::int as rows from webhooks')).rows).toEqual([{ rows: 0 }])
  await long.query('commit')

  const database = await upgrading
  expect((await other.query('select failures from webhooks')).rows).toEqual([])
  await Promise.all([database.close(), long.end(), other.end()])
})
