import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Bound } from '#backend/kernel/database/partner.ts'
import { customerPosts } from '#backend/content/customer-posts/table.ts'
import { files as fileRows } from './table.ts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { FileTools } from './delete-file.ts'
import { removeBytes } from './delete-file.ts'

/** Milliseconds for which a visitor's picture waits to be part of a post. */
const waiting = 24 * 3_600_000
/** A partner's are looked for no more often than this, in ms: it reads all their posts. */
const lookEvery = 3_600_000
/** Dropped in one transaction. */
const atOnce = 50

export type Clearing = {
  /** Looks at a partner's, at most once an hour. */
  look(partnerId: number): void
  close(): void
}

/**
 * Clears away what visitors sent and never posted, or took back. Nobody waits for it: an upload is the occasion, and the
 * hour, since after the last upload there may be none for long.
 */
export function createClearing(tools: FileTools): Clearing {
  const looked = new LRUCache<number, true>({ max: 10_000, ttl: lookEvery })
  const failed = (error: unknown, partnerId?: number) =>
    tools.logger.warn({ partnerId, err: error }, 'forgotten uploads were not cleared away')
  function look(partnerId: number): void {
    if (looked.has(partnerId)) return
    looked.set(partnerId, true)
    dropForgottenUploads(tools, partnerId).catch((error: unknown) => failed(error, partnerId))
  }
  async function lookAtAll(): Promise<void> {
    for (const partnerId of await partnersWithForgotten(tools)) look(partnerId)
  }
  const timer = setInterval(() => void lookAtAll().catch(failed), lookEvery).unref()
  return { look, close: () => clearInterval(timer) }
}

async function partnersWithForgotten(tools: FileTools): Promise<number[]> {
  const isOld = lt(fileRows.createdAt, new Date(Date.now() - waiting))
  const rows = await tools.database.asOperator(
    (tx) =>
      tx
        .selectDistinct({ partnerId: fileRows.partnerId })
        .from(fileRows)
        .where(and(eq(fileRows.origin, 'CUSTOMER'), isOld)),
    { readOnly: true },
  )
  return rows.map(({ partnerId }) => partnerId)
}

async function dropForgottenUploads(tools: FileTools, partnerId: number): Promise<void> {
  const before = new Date(Date.now() - waiting)
  const { rows } = await tools.database.withPartner(
    partnerId,
    (tx) => tx.execute<{ path: string }>(forgottenUploads(tx, before)),
    { readOnly: true },
  )
  const paths = rows.map(({ path }) => path)
  for (let start = 0; start < paths.length; start += atOnce) {
    const some = inArray(fileRows.path, paths.slice(start, start + atOnce))
    // An upload that was sent again meanwhile is no longer old.
    await dropUnposted(tools, partnerId, and(some, lt(fileRows.createdAt, before)))
  }
}

/**
 * The pictures that visitors sent before a moment and no post shows. Without a limit: to find the first few of perhaps
 * none, the planner would read all posts once for each picture.
 */
export const forgottenUploads = (bound: Bound, before: Date): SQL => sql`
  select f.path from ${fileRows} f
  where f.partner_id = ${bound.partnerId} and f.origin = 'CUSTOMER' and f.created_at < ${before.toISOString()}::timestamptz
    and not ${isPosted(bound, sql`f.path`)}`

/**
 * Clears away at once what a post no longer shows, unless another does. Only the log is told of a failure: the post is
 * written, and what stays listed is cleared away as forgotten.
 */
export async function dropFromPost(tools: FileTools, partnerId: number, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  await dropUnposted(tools, partnerId, inArray(fileRows.path, paths)).catch((error: unknown) =>
    tools.logger.warn({ partnerId, paths, err: error }, 'what a post no longer shows was not cleared away'),
  )
}

async function dropUnposted(tools: FileTools, partnerId: number, which: SQL | undefined): Promise<void> {
  const path = { path: fileRows.path }
  const dropped = await tools.database.withPartner(partnerId, async (tx) => {
    const isCustomers = and(isOfPartner(tx, fileRows), eq(fileRows.origin, 'CUSTOMER'))
    // Locked before the posts are looked at: whoever attaches one meanwhile waits, and then finds it gone.
    const locked = await tx
      .select(path)
      .from(fileRows)
      .where(and(isCustomers, which))
      .for('update', { skipLocked: true })
    const isLocked = inArray(
      fileRows.path,
      locked.map((row) => row.path),
    )
    return tx
      .delete(fileRows)
      .where(and(isCustomers, isLocked, sql`not ${isPosted(tx, fileRows.path)}`))
      .returning(path)
  })
  for (const row of dropped) await removeBytes(tools, partnerId, row.path)
}

/**
 * Does a post show the picture? Told by the addresses that posts hold, read once and hashed: `@>` is not leakproof, so
 * that role `app` would get at no index by it, and would read all posts for each picture.
 */
const isPosted = (bound: Bound, path: SQLWrapper): SQL => sql`exists (
  select 1 from ${customerPosts} p, jsonb_path_query(p.images, '$[*].src') src
  where p.partner_id = ${bound.partnerId} and src #>> '{}' = ${path})`
