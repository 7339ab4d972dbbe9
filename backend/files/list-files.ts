import type { Database, Transaction } from '#backend/database/database.ts'
import { files } from './table.ts'
import type { Image } from '#schema/primitives.ts'
import { and, asc, desc, eq, notLike } from 'drizzle-orm'

/** The pictures of a partner that anybody may have, newest first. Visitors' uploads and gated ones are not offered. */
export async function listFiles(database: Database, partnerId: number): Promise<Image[]> {
  return database.withPartner(partnerId, (tx) =>
    tx
      .select({ src: files.path, alt: files.alt, width: files.width, height: files.height })
      .from(files)
      .where(
        and(eq(files.partnerId, partnerId), eq(files.origin, 'CONSOLE'), notLike(files.path, '%/gated/%')),
      )
      .orderBy(desc(files.createdAt), asc(files.path)),
  )
}

/** Lists a stored picture; one that is listed already stays as it is. */
export async function addFile(
  tx: Transaction,
  partnerId: number,
  { src, alt, width, height }: Image,
): Promise<void> {
  await tx
    .insert(files)
    .values({ partnerId, path: src, alt, width, height, mime: 'image/webp' })
    .onConflictDoNothing()
}
