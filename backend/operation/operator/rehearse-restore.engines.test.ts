import { readEnvironment } from '#backend/environment.ts'
import { createFileStore } from '#backend/clinic/files/file-store.ts'
import { connectDatabase } from '#backend/kernel/database/connect.ts'
import { demoFolder } from '#backend/operation/seeds/seed-demo.ts'
import { importPartner } from '#backend/operation/dump/import-dump.ts'
import { writeDump } from '#backend/operation/dump/write-dump.ts'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isPostgres } from '#tests/support/database.ts'
import { createDatabase, dropDatabase, runAsAdmin } from '#tests/support/postgres-server.ts'
import { runCommand } from './commands.ts'

/* `npm run db -- rehearse-restore`, on a deployment with one clinic of the demo. */

const { server } = inject('testDatabases')
let dataDir: string
let databaseUrl: string | undefined
let backup: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'danjang-rehearsed-'))
  if (isPostgres && server) databaseUrl = await createDatabase(server)
  const database = await connectDatabase(databaseUrl ? { databaseUrl } : { dataDir })
  const source = { database, files: createFileStore(join(dataDir, 'files')) }
  await importPartner(source, demoFolder('solo'))
  backup = join(dataDir, 'backup.gz')
  await writeDump(source, backup, null)
  await database.close()
})
afterAll(async () => {
  if (server && databaseUrl) await dropDatabase(server, databaseUrl)
  await rm(dataDir, { recursive: true, force: true })
})

const rehearse = (...args: string[]) =>
  runCommand(
    ['rehearse-restore', ...args],
    readEnvironment({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }),
  )

/** Writes a back-up in which a part of the text is replaced. */
async function changed(part: RegExp, by: string): Promise<string> {
  const path = join(dataDir, 'changed.gz')
  const text = gunzipSync(await readFile(backup)).toString()
  expect(text).toMatch(part)
  await writeFile(path, gzipSync(text.replace(part, by)))
  return path
}

test('a new back-up and a given one come back complete, and the rehearsal leaves nothing behind', async () => {
  const all = /in \d+\.\d s: [\d,]+ rows, \d+ files\. Every table and picture is as in the back-up\.$/
  expect(await rehearse()).toMatch(all)
  expect(await rehearse(backup)).toMatch(all)
  if (!server) return
  const { rows } = await runAsAdmin(server, `select from pg_database where datname like 'danjang_scratch%'`)
  expect(rows).toEqual([])
})

test('a row that comes back changed is reported with its table', async () => {
  // A restore ignores a column that no table has.
  const path = await changed(/"table":"notices","row":\{/, '"table":"notices","row":{"stranger":1,')
  await expect(rehearse(path)).rejects.toThrow(/It differs:\nnotices: \d+ rows, not the same$/)
})

test('a picture that the back-up lacks is named', async () => {
  const text = gunzipSync(await readFile(backup)).toString()
  const [line = '', address = ''] = /\{"file":"([^"]+)"[^\n]*\n/.exec(text) ?? []
  const path = await changed(/"files":(\d+)\}\n$/, `"files":${text.split('{"file":').length - 2}}\n`)
  const lacking = gunzipSync(await readFile(path))
    .toString()
    .replace(line, '')
  await writeFile(path, gzipSync(lacking))
  await expect(rehearse(path)).rejects.toThrow(`missing ${address}`)
})

test('a back-up that is cut off is refused', async () => {
  const path = join(dataDir, 'cut.gz')
  await writeFile(path, (await readFile(backup)).subarray(0, 5_000))
  await expect(rehearse(path)).rejects.toThrow('is not whole')
})
