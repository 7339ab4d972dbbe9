import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Engine, Transaction } from './database.ts'
import { lockDirectory } from './lock-file.ts'

/** PostgreSQL's own 128 MB of buffers would be most of this process's memory, for data that fits into a tenth. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** PostgreSQL compiled to WebAssembly, in this process: one connection. Without a directory it lives in memory. */
export async function openPglite(
  directory: string | undefined,
  onNotify: (channel: string, payload: string) => void,
  channel: string,
): Promise<Engine> {
  if (directory) await mkdir(dirname(directory), { recursive: true })
  const unlock = directory ? await lockDirectory(directory) : async () => {}
  try {
    const client = await PGlite.create({
      startParams,
      extensions: { btree_gist, pg_trgm },
      ...(directory && { dataDir: directory }),
    })
    await client.listen(channel, (payload) => onNotify(channel, payload))
    const handle = drizzle(client)
    return {
      name: 'pglite',
      transaction: (run, { readOnly, partnerId }) =>
        handle.transaction(
          async (tx) => {
            if (partnerId !== undefined) {
              await tx.execute(
                sql`select set_config('role', 'app', true), set_config('app.partner_id', ${String(partnerId ?? '')}, true)`,
              )
            }
            return run(tx as unknown as Transaction)
          },
          readOnly ? { accessMode: 'read only', isolationLevel: 'repeatable read' } : undefined,
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
