import { isOfPartner } from '#backend/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/database/database.ts'
import { files } from './table.ts'
import type { Image } from '#schema/primitives.ts'
import { and, asc, desc, eq, like, notLike } from 'drizzle-orm'

/**
 * Lists the pictures that a clinic uploaded, newest first: those that anybody may have, or the gated ones. Visitors'
 * uploads are not offered.
 */
export async function listFiles(database: Database, partnerId: number, isGated: boolean): Promise<Image[]> {
  const ofKind = isGated ? like(files.path, '%/gated/%') : notLike(files.path, '%/gated/%')
  return database.withPartner(partnerId, (tx) =>
    tx
      .select({ src: files.path, alt: files.alt, width: files.width, height: files.height })
      .from(files)
      .where(and(isOfPartner(tx, files), eq(files.origin, 'CONSOLE'), ofKind))
      .orderBy(desc(files.createdAt), asc(files.path)),
  )
}

/** Lists a stored picture; one that is listed already stays as it is. */
export async function addFile(tx: PartnerTransaction, { src, alt, width, height }: Image): Promise<void> {
  await tx
    .insert(files)
    .values({ partnerId: tx.partnerId, path: src, alt, width, height, mime: 'image/webp' })
    .onConflictDoNothing()
}
