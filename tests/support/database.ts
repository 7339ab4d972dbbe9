import { connectDatabase } from '#backend/kernel/database/connect.ts'
import type { Database } from '#backend/kernel/database/database.ts'
import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import type { Template } from './database-templates.ts'
import { createDatabase, dropDatabase } from './postgres-server.ts'

export type TestDatabase = {
  database: Database
  /** Opens the same database once more, as another node would; only on PostgreSQL, where there can be one. */
  connectAgain?: () => Promise<Database>
  /** Closes it and leaves nothing behind. */
  drop(): Promise<void>
}

/** Which engine this run is on. */
export const isPostgres = process.env.TEST_DATABASE === 'postgres'

/** Milliseconds, long enough that every call gets its connection and lock on a busy machine. */
const limits = { patience: 60_000, lockTimeout: 60_000 }

/** A new database, a copy of a template, on the engine that `TEST_DATABASE` names (`pglite` unless told). */
export async function createTestDatabase(template: Template = 'empty'): Promise<TestDatabase> {
  const { templates, server } = inject('testDatabases')
  if (!isPostgres || server === undefined) {
    const database = await connectDatabase({
      memory: true,
      dump: await openAsBlob(templates[template]),
      limits,
    })
    return { database, drop: () => database.close() }
  }
  const databaseUrl = await createDatabase(server, templates[template])
  const opened: Database[] = []
  const connectAgain = async () => {
    const database = await connectDatabase({ databaseUrl, limits })
    opened.push(database)
    return database
  }
  return {
    database: await connectAgain(),
    connectAgain,
    async drop() {
      await Promise.all(opened.map((database) => database.close()))
      await dropDatabase(server, databaseUrl)
    },
  }
}
