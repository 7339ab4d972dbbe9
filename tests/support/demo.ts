import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What a server's own copy of the demo is made from. */
    demo: {
      /** Its data folder without the embedded database. */
      files: string
      /** The embedded database's folder. */
      embedded: string
      /** Addresses of the run's PostgreSQL, as its superuser, and of the database there that has the demo. */
      server: string
      database: string
    }
  }
}

/**
 * Copies the demo for a server that may change it, and returns the settings that lead there: its files are in a new
 * folder, its rows in a database of its own on the run's PostgreSQL.
 */
export async function copyDemo(folder: string): Promise<{ DATA_DIR: string; DATABASE_URL: string }> {
  const { files, server, database } = inject('demo')
  await cp(files, folder, { recursive: true })
  return { DATA_DIR: folder, DATABASE_URL: await createDatabase(server, database) }
}

/** Copies the demo as a first start leaves it: with the embedded database in its folder. */
export async function copyEmbeddedDemo(folder: string): Promise<{ DATA_DIR: string }> {
  const { files, embedded } = inject('demo')
  await cp(files, folder, { recursive: true })
  await cp(embedded, join(folder, 'database'), { recursive: true })
  return { DATA_DIR: folder }
}
