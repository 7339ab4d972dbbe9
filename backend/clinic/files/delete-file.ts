import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { Bound } from '#backend/kernel/database/partner.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { files as fileRows } from './table.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import { auditFile } from './audit-file.ts'
import type { FileStore } from './file-store.ts'
import { findUses } from './find-uses.ts'
import { isUsed } from './is-used.ts'
import { requireFile } from './list-files.ts'
import { lockFile } from './lock-file.ts'

/** Services that taking a file away needs. */
export type FileTools = { database: Database; files: FileStore; logger: Logger }

/** Takes a picture away. Throws 404 where it is not listed, 409 where it is used, with an entry for each place. */
export async function deleteFile(
  tools: FileTools,
  partnerId: number,
  account: Account,
  path: string,
): Promise<void> {
  await tools.database.withPartner(partnerId, async (tx) => {
    await unlist(tx, account, [path])
  })
  await removeBytes(tools, partnerId, path)
}

/** Takes pictures away, all or none, and returns how many there were. Throws as `deleteFile` does. */
export async function deleteFiles(
  tools: FileTools,
  partnerId: number,
  account: Account,
  paths: string[],
): Promise<number> {
  // In one order, so that two who do this never wait for each other.
  const wanted = [...new Set(paths)].sort()
  await tools.database.withPartner(partnerId, (tx) => unlist(tx, account, wanted))
  for (const path of wanted) await removeBytes(tools, partnerId, path)
  return wanted.length
}

async function unlist(tx: PartnerTransaction, account: Account, paths: string[]): Promise<void> {
  const listed = []
  for (const path of paths) listed.push(await requireFile(tx, path, { forUpdate: true }))
  const areThese = and(isOfPartner(tx, fileRows), inArray(fileRows.path, paths))
  const used = await tx
    .select({ path: fileRows.path, alt: fileRows.alt })
    .from(fileRows)
    .where(and(areThese, isUsed(tx)))
    .limit(mostTold)
  const errors = []
  for (const { path, alt } of used) {
    const name = paths.length > 1 ? `‘${alt || '장식용 그림'}’: ` : ''
    const uses = await findUses(tx, path)
    errors.push(...uses.map((use) => ({ path: use.path, message: `${name}${use.message}` })))
  }
  if (errors.length > 0) {
    const message = `쓰이고 있는 그림은 지울 수 없습니다: ${errors.map((use) => use.message).join(' ')}`
    throw new ProblemError(409, 'file-in-use', message, { errors })
  }
  for (const before of listed) await auditFile(tx, account, { before })
  await tx.delete(fileRows).where(areThese)
}

/** Used pictures that a refusal names; there may be more. */
const mostTold = 5

/** Removes the bytes of a file, unless it is listed. */
export const removeUnlisted = (
  { database, files }: Pick<FileTools, 'database' | 'files'>,
  partnerId: number,
  path: string,
): Promise<void> =>
  database.withPartner(partnerId, async (tx) => {
    await lockFile(tx, path)
    const [listed] = await tx.select({ path: fileRows.path }).from(fileRows).where(isListedAs(tx, path))
    // In the transaction, for the lock ends with it; run again, it finds nothing left to remove.
    if (!listed) await files.delete(path)
  })

/**
 * Removes the bytes of a file that is listed no more, unless it was sent again meanwhile. Only the log is told of a
 * failure: what was asked for is done, and asking for it again would find nothing.
 */
export async function removeBytes(tools: FileTools, partnerId: number, path: string): Promise<void> {
  try {
    await removeUnlisted(tools, partnerId, path)
  } catch (error) {
    const { logger } = tools
    logger.error({ partnerId, path, err: error }, 'the bytes of a deleted file were not removed')
  }
}

const isListedAs = (bound: Bound, path: string) => and(isOfPartner(bound, fileRows), eq(fileRows.path, path))
