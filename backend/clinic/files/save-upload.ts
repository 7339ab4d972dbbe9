import type { Account } from '#backend/people/accounts/sessions.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { lockName } from '#backend/kernel/database/lock-name.ts'
import { files as fileRows } from './table.ts'
import type { FileStore } from './file-store.ts'
import { keepPicture, type UploadedImage } from './keep-picture.ts'
import { normalizePicture } from './picture.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { and, count, eq, gt, sql } from 'drizzle-orm'

/** Pictures that visitors whom nobody knows may send to a partner's site in a day, all of them together. */
const strangersQuota = 300

/** Throws 429 where strangers have sent so many pictures today that one more might be one too many for the disk. */
async function requireUploadQuota(tx: PartnerTransaction): Promise<void> {
  const isToday = gt(fileRows.createdAt, sql`now() - interval '1 day'`)
  const [sent] = await tx
    .select({ count: count() })
    .from(fileRows)
    .where(and(isOfPartner(tx, fileRows), eq(fileRows.origin, 'CUSTOMER'), isToday))
  if ((sent?.count ?? 0) < strangersQuota) return
  const message = '오늘은 그림을 더 받을 수 없습니다. 로그인하고 올리거나 내일 다시 시도해 주세요.'
  throw new ProblemError(429, 'upload-quota', message, { headers: { 'retry-after': '3600' } })
}

/** The same for a picture that is about to be listed: one after the other, so that each counts those before it. */
async function takePlace(tx: PartnerTransaction): Promise<void> {
  await lockName(tx, `strangers-uploads:${tx.partnerId}`)
  await requireUploadQuota(tx)
}

type Upload = {
  bytes: Uint8Array
  /** Text for those who cannot see the picture; empty for a decorative one. */
  alt: string
  isGated: boolean
  tags?: string[]
  /** Account that sends it from the console; unset for a visitor. */
  account?: Account
  /** Whether nobody knows the visitor who sends it. */
  isStrangers?: boolean
}

/**
 * Keeps a picture that was sent and lists it, as `keepPicture` does. Throws as `normalizePicture` does, and 429 beyond the
 * quota of strangers. Source: docs/product.md, G4.
 */
export async function saveUpload(
  database: Database,
  files: FileStore,
  partnerId: number,
  { bytes, isStrangers = false, ...upload }: Upload,
): Promise<UploadedImage> {
  // Before it costs anything to look at.
  if (isStrangers) {
    await database.withPartner(partnerId, requireUploadQuota, { readOnly: true, atOnce: true })
  }
  const { reducedFrom, ...picture } = await normalizePicture(bytes, upload)
  const kept = { ...upload, picture, ...(isStrangers && { takePlace }) }
  return { ...(await keepPicture(database, files, partnerId, kept)), reducedFrom }
}
