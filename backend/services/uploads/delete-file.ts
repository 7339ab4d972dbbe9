import type { Database } from '#backend/database/database.ts'
import { files as fileRows } from '#backend/database/tables.ts'
import type { FileStore } from '#backend/files/file-store.ts'
import { notFound, ProblemError } from '#backend/problem.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import { findUses } from './find-uses.ts'

/** Takes a picture away. Throws 404 where it is not listed, 409 where it is used, with an entry for each place. */
export async function deleteFile(
  database: Database,
  files: FileStore,
  partnerId: number,
  path: string,
): Promise<void> {
  await database.withPartner(partnerId, async (tx) => {
    const isFile = and(eq(fileRows.partnerId, partnerId), eq(fileRows.path, path))
    const [listed] = await tx.select({ path: fileRows.path }).from(fileRows).where(isFile).for('update')
    if (!listed) throw notFound('없는 그림입니다.')
    const errors = await findUses(tx, partnerId, path)
    if (errors.length > 0) {
      const message = `쓰이고 있는 그림은 지울 수 없습니다: ${errors.map((use) => use.message).join(' ')}`
      throw new ProblemError(409, 'file-in-use', message, { errors })
    }
    await tx.delete(fileRows).where(isFile)
  })
  await removeBytes(database, files, partnerId, path)
}

/** Milliseconds for which a visitor's picture waits to be part of a post. */
const waiting = 24 * 3_600_000
/** Looked at in one go: the work is done beside a visitor's upload. */
const atOnce = 10

/** Clears away what visitors sent and never posted, or took back. */
export async function dropForgottenUploads(
  database: Database,
  files: FileStore,
  partnerId: number,
  now = new Date(),
): Promise<void> {
  const isOld = lt(fileRows.createdAt, new Date(now.getTime() - waiting))
  await dropUnposted(database, files, partnerId, isOld)
}

/** Clears away at once what a post no longer shows, unless another does. */
export const dropFromPost = (database: Database, files: FileStore, partnerId: number, paths: string[]) =>
  paths.length === 0
    ? Promise.resolve()
    : dropUnposted(
        database,
        files,
        partnerId,
        sql`${fileRows.path} in (${sql.join(
          paths.map((path) => sql`${path}`),
          sql`, `,
        )})`,
      )

async function dropUnposted(
  database: Database,
  files: FileStore,
  partnerId: number,
  which: ReturnType<typeof lt>,
): Promise<void> {
  const paths = await database.withPartner(partnerId, async (tx) => {
    const isPosted = sql`exists (
      select 1 from customer_posts p where p.partner_id = ${partnerId}
      and p.images @> jsonb_build_array(jsonb_build_object('src', ${fileRows.path})))`
    const isCustomers = and(eq(fileRows.partnerId, partnerId), eq(fileRows.origin, 'CUSTOMER'))
    const found = await tx
      .select({ path: fileRows.path })
      .from(fileRows)
      .where(and(isCustomers, which, sql`not ${isPosted}`))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    for (const { path } of found) await tx.delete(fileRows).where(and(isCustomers, eq(fileRows.path, path)))
    return found.map(({ path }) => path)
  })
  for (const path of paths) await removeBytes(database, files, partnerId, path)
}

/** Removes the bytes of a file that is listed no more, and puts them back if it was sent again meanwhile. */
async function removeBytes(
  database: Database,
  files: FileStore,
  partnerId: number,
  path: string,
): Promise<void> {
  const file = await files.get(path)
  await files.delete(path)
  const [listed] = await database.withPartner(partnerId, (tx) =>
    tx
      .select({ path: fileRows.path })
      .from(fileRows)
      .where(and(eq(fileRows.partnerId, partnerId), eq(fileRows.path, path))),
  )
  if (listed && file) await files.restore(path, file.bytes)
}
