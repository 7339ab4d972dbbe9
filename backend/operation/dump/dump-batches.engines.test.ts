import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Transaction } from '#backend/kernel/database/database.ts'
import { startBackend } from '#tests/support/backend.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { checksums } from '#tests/support/every-table.ts'
import { restoreDump } from './restore-dump.ts'
import { writeDump } from './write-dump.ts'

/* A back-up holds a few hundred rows in memory, however large the database. */

let app: Awaited<ReturnType<typeof startBackend>>
let directory: string
beforeAll(async () => {
  app = await startBackend()
  directory = await mkdtemp(join(tmpdir(), 'danjang-batches-'))
  await app.database.asOperator((tx) =>
    tx.execute(sql`
      insert into keywords (partner_id, position, keyword)
      select 1, n, '낱말 ' || n from generate_series(100, 2899) n`),
  )
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true, force: true })
})

/** A database that records the number of rows in each answer and the length of each statement. */
function watched(database: Database) {
  const seen = { rows: 0, most: 0, characters: 0 }
  const watch = (tx: Transaction): Transaction =>
    Object.assign(Object.create(tx) as Transaction, {
      async execute(...given: Parameters<Transaction['execute']>) {
        const answer = await tx.execute(...given)
        seen.rows += answer.rows.length
        seen.most = Math.max(seen.most, answer.rows.length)
        seen.characters = Math.max(seen.characters, JSON.stringify(given[0]).length)
        return answer
      },
    })
  const asOperator: Database['asOperator'] = (run, options) =>
    database.asOperator((tx) => run(watch(tx)), options)
  return { seen, database: { ...database, asOperator } }
}

test('a back-up and a restore take a few hundred rows at a time', async () => {
  const path = join(directory, 'all.gz')
  const reading = watched(app.database)
  const counts = await writeDump({ ...app, database: reading.database }, path, null)
  expect(counts.rows).toBeGreaterThan(2_800)
  expect(reading.seen.rows).toBeGreaterThanOrEqual(counts.rows)
  expect(reading.seen.most).toBeLessThanOrEqual(500)

  const target = await createTestDatabase()
  const writing = watched(target.database)
  await restoreDump({ database: writing.database, files: app.files }, path)
  expect(await checksums(target.database, 1)).toEqual(await checksums(app.database, 1))
  // Each of these rows has about 60 characters.
  expect(writing.seen.characters).toBeLessThan(100_000)
  await target.drop()
})

test('categories are restored even if a child comes before its parent', async () => {
  await app.database.asOperator((tx) =>
    tx.execute(sql`
      insert into product_categories (partner_id, id, name, description, position, parent_id)
      overriding system value
      select 1, n, '분류 ' || n, '', n, case when n < 2000 then n + 1 end from generate_series(801, 2000) n`),
  )
  const path = join(directory, 'categories.gz')
  await writeDump(app, path, null)
  const target = await createTestDatabase()
  await restoreDump({ database: target.database, files: app.files }, path)
  expect(await checksums(target.database, 1)).toEqual(await checksums(app.database, 1))
  await target.drop()
})
