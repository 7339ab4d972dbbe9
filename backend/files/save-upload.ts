import { isOfPartner } from '#backend/database/partner.ts'
import type { Database } from '#backend/database/database.ts'
import { files as fileRows } from './table.ts'
import type { FileStore } from './file-store.ts'
import { normalizePicture } from './picture.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { readGateSettings } from '#backend/gates/gate.ts'
import { signAddress } from '#backend/gates/signed-address.ts'
import { lockFile } from './lock-file.ts'

/** Pictures that visitors whom nobody knows may send to a partner's site in a day, all of them together. */
export const strangersQuota = 300

/** Throws 429 where strangers have sent so many pictures today that one more might be one too many for the disk. */
export async function requireUploadQuota(database: Database, partnerId: number): Promise<void> {
  const isToday = gt(fileRows.createdAt, new Date(Date.now() - 24 * 3_600_000))
  const isStrangers = and(eq(fileRows.origin, 'CUSTOMER'), isToday)
  const [sent] = await database.withPartner(
    partnerId,
    (tx) =>
      tx
        .select({ count: count() })
        .from(fileRows)
        .where(and(isOfPartner(tx, fileRows), isStrangers)),
    { readOnly: true, atOnce: true },
  )
  if ((sent?.count ?? 0) < strangersQuota) return
  const message = '오늘은 그림을 더 받을 수 없습니다. 로그인하고 올리거나 내일 다시 시도해 주세요.'
  throw new ProblemError(429, 'upload-quota', message, { headers: { 'retry-after': '3600' } })
}

type Upload = {
  bytes: Uint8Array
  /** Text for those who cannot see the picture. */
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
    const row = { partnerId: tx.partnerId, path, alt, width, height, mime: 'image/webp', origin }
    // What a visitor sent and the clinic sends too is the clinic's from then on, and is no more cleared away.
    const set = origin === 'CONSOLE' ? { origin } : { createdAt: sql`now()` }
    await tx
      .insert(fileRows)
      .values(row)
      .onConflictDoUpdate({ target: [fileRows.partnerId, fileRows.path], set })
    return readGateSettings(tx)
  })
  const previewUrl = isGated ? signAddress(path, { partnerId, signingKey, scope: 'upload' }) : path
  return { src: path, alt, width, height, previewUrl }
}
