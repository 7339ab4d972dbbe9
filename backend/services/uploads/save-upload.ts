import type { Database } from '#backend/database/database.ts'
import { files as fileRows } from '#backend/database/tables.ts'
import type { FileStore } from '#backend/files/file-store.ts'
import { normalizePicture } from '#backend/files/picture.ts'
import { sql } from 'drizzle-orm'
import { readGateSettings } from '../gates/gate.ts'
import { signAddress } from '../gates/signed-address.ts'
import { lockFile } from './lock-file.ts'

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
 * Stored first and listed after, so that what is listed is there, and no transaction waits for its bytes. A deletion may
 * have removed them in between: they are stored once more under the lock, which as a rule asks only whether they are there.
 */
export async function saveUpload(
  database: Database,
  files: FileStore,
  partnerId: number,
  { bytes: sent, alt, isGated, origin }: Upload,
) {
  const { bytes, width, height } = await normalizePicture(sent)
  const details = { mime: 'image/webp', width, height, alt, isGated } as const
  const { src: path } = await files.put(partnerId, bytes, details)
  const { signingKey } = await database.withPartner(partnerId, async (tx) => {
    await lockFile(tx, path)
    await files.put(partnerId, bytes, details)
    const row = { partnerId, path, alt, width, height, mime: 'image/webp', origin }
    // What a visitor sent and the clinic sends too is the clinic's from then on, and is no more cleared away.
    const set = origin === 'CONSOLE' ? { origin } : { createdAt: sql`now()` }
    await tx
      .insert(fileRows)
      .values(row)
      .onConflictDoUpdate({ target: [fileRows.partnerId, fileRows.path], set })
    return readGateSettings(tx, partnerId)
  })
  const previewUrl = isGated ? signAddress(path, { partnerId, signingKey, scope: 'upload' }) : path
  return { src: path, alt, width, height, previewUrl }
}
