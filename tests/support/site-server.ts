import { execFile } from 'node:child_process'
import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { createDatabase, runAsAdmin } from './postgres-server.ts'
import { startSiteProcess } from './site-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    /** Its data folder, where the messages are that it has sent. */
    siteData: string
  }
}

const run = promisify(execFile)

/**
 * Serves the demo, prepared, to all end-to-end tests, and provides what their own servers copy; it is seeded here where
 * `SEEDED_DATA` names no folder that has it. All of it is gone afterwards, with the PostgreSQL that has the databases.
 */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'danjang-e2e-'))
  const root = process.cwd()
  const files = join(folder, 'seeded')
  if (process.env.SEEDED_DATA) await cp(process.env.SEEDED_DATA, files, { recursive: true })
  else await (await startSiteProcess(root, { DATA_DIR: files })).stop()
  await run(process.execPath, ['scripts/prepare-demo.mjs', files])
  // All copies share the pictures' sizes, so that each is made once a run.
  for (const part of ['cache', 'prepared-files']) {
    await rename(join(files, part), join(folder, part))
    await symlink(join(folder, part), join(files, part))
  }
  const embedded = join(folder, 'embedded')
  await rename(join(files, 'database'), embedded)

  const postgres = await startPostgres()
  const server = postgres.url
  const database = await createDatabase(server)
  const dump = join(files, 'demo.dump')
  await run(process.execPath, ['dist/server/db.mjs', 'restore', dump], {
    env: { ...process.env, DATA_DIR: files, DATABASE_URL: database },
  })
  await rm(dump)
  // Statistics are copied with a database, and PostgreSQL gathers none of a copy in which nothing changes.
  await runAsAdmin(database, 'vacuum analyze')
  provide('demo', { files, embedded, server, database })

  const served = join(folder, 'served')
  await cp(files, served, { recursive: true })
  const settings = { DATA_DIR: served, DATABASE_URL: await createDatabase(server, database) }
  const site = await startSiteProcess(root, settings)
  provide('siteUrl', site.url)
  provide('siteData', served)
  return async () => {
    await site.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
