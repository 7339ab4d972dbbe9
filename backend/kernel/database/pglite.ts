import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { newsChannel } from './channel.ts'
import type { Engine, Transaction } from './database.ts'
import { DatabaseError } from './database.ts'
import { lockDirectory } from './lock-file.ts'

/** PostgreSQL's own 128 MB of buffers would be most of this process's memory, for data that fits into a tenth. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

const start = (directory: string | undefined, dump?: Blob) =>
  PGlite.create({
    startParams,
    extensions: { btree_gist, pg_trgm },
    ...(directory && { dataDir: directory }),
    ...(dump && { loadDataDir: dump }),
  })

/**
 * Makes a new cluster where the directory is absent or empty, and nowhere else: PGlite would write one over whatever
 * lacks `PG_VERSION`. It is made beside the directory and renamed when it is whole, so that a start which is killed
 * leaves nothing that the next one must judge. Throws `DatabaseError` for a directory that holds something else.
 */
async function ensureCluster(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const missing = ['PG_VERSION', 'global', 'base', 'pg_wal'].filter((name) => !names?.includes(name))
  if (names && missing.length === 0) return
  if (names && names.length > 0) {
    throw new DatabaseError(
      `${directory} is not empty, yet no whole database: it lacks ${missing.join(', ')}. Nothing was changed. Put back what is missing, or move the directory away to begin with a new database (npm run db -- restore FILE fills it from a back-up).`,
    )
  }
  const beginning = `${directory}.new`
  await rm(beginning, { recursive: true, force: true })
  const client = await start(beginning)
  await client.close()
  if (names) await rm(directory, { recursive: true })
  await rename(beginning, directory)
}

/**
 * PostgreSQL compiled to WebAssembly, in this process: one connection. Without a directory it lives in memory, and
 * begins with what PGlite's `dumpDataDir` wrote where a dump is given.
 */
export async function openPglite(
  directory: string | undefined,
  onNotify: (payload: string) => void,
  patience: number,
  dump?: Blob,
): Promise<Engine> {
  if (directory) await mkdir(dirname(directory), { recursive: true })
  const unlock = directory ? await lockDirectory(directory) : async () => {}
  try {
    if (directory) await ensureCluster(directory)
    const client = await start(directory, dump)
    await client.listen(newsChannel, onNotify)
    const handle = drizzle(client)
    return {
      name: 'pglite',
      connections: () => [],
      patience,
      transaction: (run, { readOnly, isSnapshot, partnerId }) =>
        handle.transaction(
          async (tx) => {
            if (partnerId !== undefined) {
              await tx.execute(
                sql`select set_config('role', 'app', true), set_config('app.partner_id', ${String(partnerId ?? '')}, true)`,
              )
            }
            return run(Object.assign(tx, { lastly() {} }) as unknown as Transaction)
          },
          {
            isolationLevel: readOnly || isSnapshot ? 'repeatable read' : 'read committed',
            accessMode: readOnly ? 'read only' : 'read write',
          },
        ),
      async close() {
        if (directory) await client.exec('CHECKPOINT')
        await client.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}
