import type { Account } from '#backend/people/accounts/sessions.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { isOfPartner } from '#backend/kernel/database/partner.ts'
import { readGateSettings } from '#backend/clinic/gates/gate.ts'
import { signAddress } from '#backend/clinic/gates/signed-address.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { requireRoom } from '#backend/clinic/partners/quotas.ts'
import type { uploadedImage } from '#schema/files.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { auditFile } from './audit-file.ts'
import { removeUnlisted } from './delete-file.ts'
import type { FileStore } from './file-store.ts'
import { lockFile } from './lock-file.ts'
import type { Picture } from './picture.ts'
import { files as fileRows } from './table.ts'

/** A visitor can do nothing about it. */
const noRoomForVisitors = '지금은 그림을 받을 수 없습니다. 그림 없이 보내시거나 병원에 문의해 주세요.'

export type UploadedImage = z.infer<typeof uploadedImage>

type Kept = {
  picture: Picture
  alt: string
  isGated: boolean
  tags?: string[] | undefined
  /** Account that adds it in the console; unset for a visitor. */
  account?: Account | undefined
  /** Path of the picture that it is cut from. */
  croppedFrom?: string
  /** Throws where it may not be listed: its bytes are removed again. */
  takePlace?: ((tx: PartnerTransaction) => Promise<void>) | undefined
}

/**
 * Stores a picture and lists it; the same picture again is the one that is there.
 *
 * Stored first and listed after, so that what is listed is there, and no transaction waits for its bytes. A deletion may
 * have removed them in between: they are stored once more under the lock, which as a rule asks only whether they are there.
 */
export async function keepPicture(
  database: Database,
  files: FileStore,
  partnerId: number,
  { picture: { bytes, mime, width, height }, alt, isGated, tags = [], account, croppedFrom, takePlace }: Kept,
): Promise<UploadedImage> {
  const details = { mime, width, height, alt, isGated }
  // Before its bytes are stored: pictures that come side by side may go beyond the quota by what is on its way.
  await database.withPartner(partnerId, (tx) =>
    requireRoom(tx, 'pictures', bytes.byteLength, account ? undefined : () => noRoomForVisitors),
  )
  const { src: path } = await files.put(partnerId, bytes, details)
  const list = async (tx: PartnerTransaction) => {
    await lockFile(tx, path)
    await files.put(partnerId, bytes, details)
    await takePlace?.(tx)
    const origin = account ? ('CONSOLE' as const) : ('CUSTOMER' as const)
    const uploadedBy = account?.name ?? null
    const row = {
      partnerId: tx.partnerId,
      path,
      alt,
      width,
      height,
      mime,
      bytes: bytes.byteLength,
      origin,
      tags,
    } as const
    // A visitor's picture that the clinic sends too becomes the clinic's, and is no longer cleared away.
    const set = account ? { origin } : { createdAt: sql`now()` }
    const [earlier] = await tx
      .select({ path: fileRows.path })
      .from(fileRows)
      .where(and(isOfPartner(tx, fileRows), eq(fileRows.path, path)))
    await tx
      .insert(fileRows)
      .values({ ...row, uploadedBy, croppedFrom })
      .onConflictDoUpdate({ target: [fileRows.partnerId, fileRows.path], set })
    if (account && !earlier) await auditFile(tx, account, { after: { alt, tags } })
    return readGateSettings(tx)
  }
  const { signingKey } = await database.withPartner(partnerId, list).catch(async (error: unknown) => {
    if (error instanceof ProblemError) await removeUnlisted({ database, files }, partnerId, path)
    throw error
  })
  const previewUrl = isGated ? signAddress(path, { partnerId, signingKey, scope: 'upload' }) : path
  return { src: path, alt, width, height, previewUrl, reducedFrom: null }
}
