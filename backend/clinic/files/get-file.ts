import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import type { FileState } from '#schema/files.ts'
import type { Image } from '#schema/primitives.ts'
import { and, eq } from 'drizzle-orm'
import type { FileStore } from './file-store.ts'
import { findUses } from './find-uses.ts'
import { isOfLibrary, requireFile, toStoredFile } from './list-files.ts'
import { files as fileRows } from './table.ts'

/** One picture of the library and where it is used. Throws 404 where there is none. */
export async function getFile(
  database: Database,
  files: FileStore,
  partnerId: number,
  path: string,
): Promise<FileState> {
  const read = async (tx: PartnerTransaction) => {
    const row = await requireFile(tx, path)
    const croppedFrom = row.croppedFrom === null ? null : await findImage(tx, row.croppedFrom)
    return { ...toStoredFile(row), croppedFrom, uses: await findUses(tx, path) }
  }
  const state = await database.withPartner(partnerId, read, { readOnly: true })
  const stored = await files.get(path)
  return { ...state, size: stored?.bytes.length ?? 0 }
}

async function findImage(tx: PartnerTransaction, path: string): Promise<Image | null> {
  const { path: src, alt, width, height } = fileRows
  const [image] = await tx
    .select({ src, alt, width, height })
    .from(fileRows)
    .where(and(isOfLibrary(tx), eq(src, path)))
  return image ?? null
}
