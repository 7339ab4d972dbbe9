import { connectDatabase } from '#backend/database/connect.ts'
import type { Database } from '#backend/database/database.ts'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = {
  database: Database
  /** Opens the same database once more, as another node would; only on PostgreSQL, where there can be one. */
  connectAgain?: () => Promise<Database>
  /** Closes it and leaves nothing behind. */
  drop(): Promise<void>
}

/** Which engine this run is on. */
export const isPostgres = process.env.TEST_DATABASE === 'postgres'

/** A new, migrated, empty database on the engine that `TEST_DATABASE` names (`pglite` unless told). */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (!isPostgres) {
    const database = await connectDatabase({ memory: true })
    return { database, drop: () => database.close() }
  }
  const server = inject('databaseUrl')
  if (!server)
    throw new Error('TEST_DATABASE=postgres needs tests/support/postgres-server.ts as globalSetup.')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${name}`)
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const opened: Database[] = []
  const connectAgain = async () => {
    const database = await connectDatabase({ databaseUrl })
    opened.push(database)
    return database
  }
  return {
    database: await connectAgain(),
    connectAgain,
    async drop() {
      await Promise.all(opened.map((database) => database.close()))
      await asAdmin(server, `drop database ${name} with (force)`)
    },
  }
}

async function asAdmin(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
