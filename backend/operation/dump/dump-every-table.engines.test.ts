import { files } from '#backend/clinic/files/table.ts'
import { restoreDump } from './restore-dump.ts'
import { writeDump } from './write-dump.ts'
import { eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '#tests/support/backend.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { checksums, fillEveryTable } from '#tests/support/every-table.ts'

let app: Awaited<ReturnType<typeof startBackend>>
let directory: string
beforeAll(async () => {
  app = await startBackend()
  directory = await mkdtemp(join(tmpdir(), 'danjang-dump-'))
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true, force: true })
})

test('a back-up has a row of every table there is, and reads back the same', async () => {
  const marked = { partnerId: 1, canary: 'canary-of-a', id: 66_001, uuid: crypto.randomUUID() }
  await fillEveryTable(app.database, marked)
  // A listed picture has to be in the store, and this one is only a name.
  await app.database.asOperator((tx) => tx.delete(files).where(eq(files.path, marked.canary)))
  const before = await checksums(app.database, 1)
  const path = join(directory, 'all.gz')
  await writeDump(app, path, null)
  const other = await createTestDatabase()
  await restoreDump({ database: other.database, files: app.files }, path)
  expect(await checksums(other.database, 1)).toEqual(before)
  await other.drop()
})
