import type { Database } from '#backend/database/database.ts'
import { files as fileRows } from '#backend/database/tables.ts'
import type { FileStore } from '#backend/files/file-store.ts'
import { addressOf } from '#backend/files/file-address.ts'
import { normalizePicture } from '#backend/files/picture.ts'
import { and, eq, sql } from 'drizzle-orm'
import { readGateSettings } from '../gates/gate.ts'
import { signAddress } from '../gates/signed-address.ts'

type Upload = {
  bytes: Uint8Array
  /** What the picture shows, for those who cannot see it. */
  alt: string
  isGated: boolean
  origin: 'CONSOLE' | 'CUSTOMER'
}

/**
 * Keeps a picture that was sent and lists it; the same picture again is the one that is there. Throws as
 * `normalizePicture` does.
 *
 * Listed first and stored after: whoever deletes a file puts it back when it is listed anew (`deleteFile`).
 */
export async function saveUpload(
  database: Database,
  files: FileStore,
  partnerId: number,
  { bytes: sent, alt, isGated, origin }: Upload,
) {
  const { bytes, width, height } = await normalizePicture(sent)
  const path = addressOf(partnerId, bytes, { width, height, isGated })
  const isFile = and(eq(fileRows.partnerId, partnerId), eq(fileRows.path, path))
  const { isNew, signingKey } = await database.withPartner(partnerId, async (tx) => {
    const row = { partnerId, path, alt, width, height, mime: 'image/webp', origin }
    // What a visitor sent and the clinic sends too is the clinic's from then on, and is no more cleared away.
    const set = origin === 'CONSOLE' ? { origin } : { createdAt: sql`now()` }
    const [inserted] = await tx
      .insert(fileRows)
      .values(row)
      .onConflictDoUpdate({ target: [fileRows.partnerId, fileRows.path], set })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    return { isNew: inserted?.isNew ?? false, ...(await readGateSettings(tx, partnerId)) }
  })
  try {
    await files.put(partnerId, bytes, { mime: 'image/webp', width, height, alt, isGated })
  } catch (error) {
    if (isNew) await database.withPartner(partnerId, (tx) => tx.delete(fileRows).where(isFile))
    throw error
  }
  const previewUrl = isGated ? signAddress(path, { partnerId, signingKey, scope: 'upload' }) : path
  return { src: path, alt, width, height, previewUrl }
}
