import type { Account } from '#backend/accounts/sessions.ts'
import { isOfPartner } from '#backend/database/partner.ts'
import type { Database } from '#backend/database/database.ts'
import { files as fileRows } from './table.ts'
import type { FileStore } from './file-store.ts'
import { keepPicture, type UploadedImage } from './keep-picture.ts'
import { normalizePicture } from './picture.ts'
import { ProblemError } from '#backend/http/problem.ts'
import { and, count, eq, gt } from 'drizzle-orm'

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
  /** Text for those who cannot see the picture; empty for a decorative one. */
  alt: string
  isGated: boolean
  tags?: string[]
  /** Account that sends it from the console; unset for a visitor. */
  account?: Account
}

/** Keeps a picture that was sent and lists it, as `keepPicture` does. Throws as `normalizePicture` does. */
export async function saveUpload(
  database: Database,
  files: FileStore,
  partnerId: number,
  { bytes, ...upload }: Upload,
): Promise<UploadedImage> {
  const { reducedFrom, ...picture } = await normalizePicture(bytes, upload)
  return { ...(await keepPicture(database, files, partnerId, { ...upload, picture })), reducedFrom }
}
