import type { Bound } from '#backend/database/partner.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import { files as fileRows } from './table.ts'
import { notFound, ProblemError } from '#backend/http/problem.ts'
import type { Services } from '#backend/services.ts'
import { and, eq } from 'drizzle-orm'
import { findUses } from './find-uses.ts'
import { lockFile } from './lock-file.ts'

/** Services that taking a file away needs. */
export type FileTools = Pick<Services, 'database' | 'files' | 'logger'>

/** Takes a picture away. Throws 404 where it is not listed, 409 where it is used, with an entry for each place. */
export async function deleteFile(tools: FileTools, partnerId: number, path: string): Promise<void> {
  await tools.database.withPartner(partnerId, async (tx) => {
    const isFile = isListedAs(tx, path)
    const [listed] = await tx.select({ path: fileRows.path }).from(fileRows).where(isFile).for('update')
    if (!listed) throw notFound('없는 그림입니다.')
    const errors = await findUses(tx, path)
    if (errors.length > 0) {
      const message = `쓰이고 있는 그림은 지울 수 없습니다: ${errors.map((use) => use.message).join(' ')}`
      throw new ProblemError(409, 'file-in-use', message, { errors })
    }
    await tx.delete(fileRows).where(isFile)
  })
  await removeBytes(tools, partnerId, path)
}

/**
 * Removes the bytes of a file that is listed no more, unless it was sent again meanwhile. Only the log is told of a
 * failure: what was asked for is done, and asking for it again would find nothing.
 */
export async function removeBytes(
  { database, files, logger }: FileTools,
  partnerId: number,
  path: string,
): Promise<void> {
  try {
    await database.withPartner(partnerId, async (tx) => {
      await lockFile(tx, path)
      const [listed] = await tx.select({ path: fileRows.path }).from(fileRows).where(isListedAs(tx, path))
      // In the transaction, for the lock ends with it; run again, it finds nothing left to remove.
      if (!listed) await files.delete(path)
    })
  } catch (error) {
    logger.error({ partnerId, path, err: error }, 'the bytes of a deleted file were not removed')
  }
}

const isListedAs = (bound: Bound, path: string) => and(isOfPartner(bound, fileRows), eq(fileRows.path, path))
