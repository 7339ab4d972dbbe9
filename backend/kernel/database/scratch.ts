import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connectDatabase } from './connect.ts'
import { DatabaseError, type Database } from './database.ts'
import { applicationName } from './postgres-listener.ts'

type Scratch = { database: Database; drop(): Promise<void> }

/**
 * Makes an empty database that is dropped after use: on the server of `databaseUrl`, with the same collation, or else
 * embedded, in a temporary folder. Throws `DatabaseError` if the user of `databaseUrl` may not create databases.
 */
export const createScratchDatabase = (databaseUrl: string | undefined): Promise<Scratch> =>
  databaseUrl === undefined ? embedded() : beside(databaseUrl)

async function embedded(): Promise<Scratch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'danjang-scratch-'))
  const database = await connectDatabase({ dataDir })
  return {
    database,
    async drop() {
      await database.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function beside(databaseUrl: string): Promise<Scratch> {
  const name = `danjang_scratch_${randomBytes(6).toString('hex')}`
  await runOnce(databaseUrl, async (client) => {
    const { rows } = await client.query<{ how: string }>(
      `select format('template template0 encoding %L lc_collate %L lc_ctype %L',
         pg_encoding_to_char(encoding), datcollate, datctype) as how
       from pg_database where datname = current_database()`,
    )
    await client.query(`create database ${name} ${rows[0]?.how}`).catch((cause: Error) => {
      throw new DatabaseError(
        `No scratch database could be made: ${cause.message}. The user of DATABASE_URL needs CREATEDB.`,
        { cause },
      )
    })
  })
  const drop = () =>
    runOnce(databaseUrl, (client) => client.query(`drop database ${name} with (force)`)).then(() => {})
  const url = Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href
  const database = await connectDatabase({ databaseUrl: url }).catch(async (error: unknown) => {
    await drop()
    throw error
  })
  return {
    database,
    async drop() {
      await database.close()
      await drop()
    },
  }
}

/** Runs statements outside of a transaction, as `create database` requires. */
async function runOnce<T>(connectionString: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: `${applicationName}-maintenance` })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
