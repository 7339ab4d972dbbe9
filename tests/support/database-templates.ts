import { connectDatabase } from '#backend/kernel/database/connect.ts'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { divideByClinic } from './partitions.ts'
import { createDatabase, dropDatabase } from './postgres-server.ts'
import { seedTwoPartners } from './two-partners.ts'

/** `empty`: migrated. `two-partners`: with those of `two-partners.ts` besides. */
export type Template = 'empty' | 'two-partners'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The databases that a test's own is a copy of: on PostgreSQL their addresses, and `server` is its own as its
     * superuser; on PGlite files with a dump.
     */
    testDatabases: { templates: Record<Template, string>; server?: string }
  }
}

/**
 * For `globalSetup`: the templates on the engine that the project's `TEST_DATABASE` names, made once a run. Making a
 * database anew takes seconds, copying one a fraction. PostgreSQL is the one of `TEST_DATABASE_URL`, or else one of our
 * own. All of it is gone afterwards. With `TEST_PARTITIONS=on` its tables are divided by clinic (docs/scale.md).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A project's `env` is for its workers; this runs outside of them.
  const { TEST_DATABASE, PASSWORD_COST } = project.config.env
  const before = process.env.PASSWORD_COST
  Object.assign(process.env, PASSWORD_COST && { PASSWORD_COST })
  try {
    return TEST_DATABASE === 'postgres' ? await onPostgres(project) : await onPglite(project)
  } finally {
    if (before === undefined) delete process.env.PASSWORD_COST
    else process.env.PASSWORD_COST = before
  }
}

async function onPostgres(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres()
  const server = own?.url ?? process.env.TEST_DATABASE_URL ?? ''
  const empty = await createDatabase(server)
  await (await connectDatabase({ databaseUrl: empty })).close()
  if (process.env.TEST_PARTITIONS === 'on') await divideByClinic(empty)
  const templates = { empty, 'two-partners': await createDatabase(server, empty) }
  const database = await connectDatabase({ databaseUrl: templates['two-partners'] })
  await seedTwoPartners(database)
  await database.close()
  project.provide('testDatabases', { templates, server })
  return async () => {
    if (own) return own.stop()
    for (const databaseUrl of Object.values(templates)) await dropDatabase(server, databaseUrl)
  }
}

async function onPglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'danjang-templates-'))
  const templates = { empty: join(folder, 'empty.tar'), 'two-partners': join(folder, 'two-partners.tar') }
  const data = { empty: join(folder, 'empty'), 'two-partners': join(folder, 'two-partners') }

  await (await connectDatabase({ dataDir: data.empty })).close()
  await cp(data.empty, data['two-partners'], { recursive: true })
  const database = await connectDatabase({ dataDir: data['two-partners'] })
  await seedTwoPartners(database)
  await database.close()
  for (const name of ['empty', 'two-partners'] as const)
    await dump(join(data[name], 'database'), templates[name])
  project.provide('testDatabases', { templates })
  return () => rm(folder, { recursive: true })
}

/** Writes a closed PGlite's directory to a file, in the form that a new PGlite begins with. */
async function dump(dataDir: string, path: string): Promise<void> {
  const client = await PGlite.create({ dataDir, extensions: { btree_gist, pg_trgm } })
  await writeFile(path, (await client.dumpDataDir('none')).stream())
  await client.close()
}
