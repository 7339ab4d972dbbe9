import { inDataFolder } from '#backend/kernel/data-folder/data-folder.ts'
import { sql } from 'drizzle-orm'
import { EventEmitter } from 'node:events'
import { z } from 'zod'
import type { Change, Database, Engine, Publication } from './database.ts'
import { DatabaseError } from './database.ts'
import { createHostDirectory } from './host-directory.ts'
import { type DatabaseLimits, usualLimits } from './limits.ts'
import { migrate } from './migrate.ts'
import { bindPartner } from './partner.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { run } from './run.ts'
import { takeBack, triedChange } from './trial.ts'

const publicationPayload = z.object({ partnerId: z.number(), revision: z.number() })
const changePayload = z.object({
  partnerId: z.number(),
  changed: z.string(),
  isNew: z.boolean(),
  key: z.string().optional(),
  etag: z.string().optional(),
  by: z.string().optional(),
})
const newsPayload = z.union([publicationPayload, changePayload])

type ConnectOptions = {
  /** Limits that replace the usual ones. */
  limits?: Partial<DatabaseLimits>
} & (
  | { databaseUrl: string }
  /** The embedded database, in `<dataDir>/database`. */
  | { databaseUrl?: undefined; dataDir: string }
  /**
   * The embedded database, gone when it is closed: for tests. `dump`: what it begins with, by PGlite's `dumpDataDir`.
   */
  | { databaseUrl?: undefined; dataDir?: undefined; memory: true; dump?: Blob }
)

/**
 * Opens the database and brings its tables up to date. Throws `DatabaseError`, in words for the operator, when it
 * cannot be opened.
 */
export async function connectDatabase(options: ConnectOptions): Promise<Database> {
  const events = new EventEmitter<{ published: [Publication]; changed: [Change] }>().setMaxListeners(0)
  const emit = (publication: Publication) => events.emit('published', publication)
  const engine = await open(options, (news) => {
    const isChange = news.partnerId !== null && 'changed' in news
    if (!isChange) emit(news)
    if (isChange || news.partnerId === null) events.emit('changed', news)
  })
  try {
    await migrate(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  const hosts = createHostDirectory(engine)
  events.on('published', hosts.forget)
  return {
    engine: engine.name,
    withPartner(partnerId, work, { readOnly = false, atOnce = false } = {}) {
      const change = triedChange()
      if (change) {
        return takeBack(
          (tried) => run(engine, { readOnly: false, partnerId }, (tx) => tried(bindPartner(tx, partnerId))),
          change,
          work,
        )
      }
      return run(engine, { readOnly, atOnce: readOnly && atOnce, partnerId }, (tx) =>
        work(bindPartner(tx, partnerId)),
      )
    },
    findPartner: hosts.find,
    asOperator: (work, options) => run(engine, { readOnly: false, ...options }, work),
    announce: emit,
    onPublished(listener) {
      events.on('published', listener)
      return () => events.off('published', listener)
    },
    onChanged(listener) {
      events.on('changed', listener)
      return () => events.off('changed', listener)
    },
    isReady: () =>
      run(engine, { readOnly: false }, (tx) => tx.execute(sql`select 1`)).then(
        () => true,
        () => false,
      ),
    connections: () => engine.connections(),
    close: () => engine.close(),
  }
}

async function open(options: ConnectOptions, tell: (news: Publication | Change) => void): Promise<Engine> {
  const onNotify = (payload: string) => {
    const parsed = newsPayload.safeParse(parseJson(payload))
    tell(parsed.success ? parsed.data : { partnerId: null })
  }
  const limits = { ...usualLimits, ...options.limits }
  try {
    if (options.databaseUrl !== undefined) {
      const onGap = () => tell({ partnerId: null })
      return await openPostgres(options.databaseUrl, onNotify, onGap, limits)
    }
    const directory = options.dataDir === undefined ? undefined : inDataFolder(options.dataDir, 'database')
    const dump = 'dump' in options ? options.dump : undefined
    return await openPglite(directory, onNotify, limits.patience, dump)
  } catch (cause) {
    if (cause instanceof DatabaseError) throw cause
    const where =
      options.databaseUrl === undefined ? 'The embedded database' : 'The PostgreSQL of DATABASE_URL'
    throw new DatabaseError(
      `${where} could not be opened: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    )
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
