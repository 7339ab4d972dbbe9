import type { Database } from '#backend/database/database.ts'
import { files as fileRows } from '#backend/database/tables.ts'
import type { FileStore } from '#backend/files/file-store.ts'
import { notFound, ProblemError } from '#backend/problem.ts'
import { and, eq } from 'drizzle-orm'
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

/** Removes the bytes of a file that is listed no more, and puts them back if it was sent again meanwhile. */
export async function removeBytes(
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
