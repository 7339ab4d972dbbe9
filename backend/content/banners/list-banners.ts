import type { Database } from '#backend/kernel/database/database.ts'
import { toImage, toUrl } from '#backend/editing/resources/stored.ts'
import { isShown, period, readNextChange } from '#backend/editing/resources/shown.ts'
import type { Banner } from '#schema/banners.ts'
import { and, asc, eq } from 'drizzle-orm'
import { banners } from './table.ts'

/** Banners of one place, or of all, that are shown now; a smaller weight comes first. */
export async function listBanners(
  database: Database,
  partnerId: number,
  location: string | undefined,
): Promise<{ rows: Banner[]; validUntil: string | null }> {
  const now = new Date()
  const { rows, validUntil } = await database.withPartner(
    partnerId,
    async (tx) => ({
      rows: await tx
        .select()
        .from(banners)
        .where(and(isShown(tx, banners, now), location ? eq(banners.location, location) : undefined))
        .orderBy(asc(banners.location), asc(banners.weight), asc(banners.id)),
      validUntil: await readNextChange(tx, banners, now),
    }),
    { readOnly: true },
  )
  const readable = rows.flatMap((row): Banner[] => {
    const pcImage = toImage(row.pcImage)
    if (!pcImage) return []
    const { id, title, description, weight } = row
    const mobileImage = toImage(row.mobileImage)
    const linkTo = toUrl(row.linkTo)
    return [
      {
        id,
        location: row.location,
        title,
        description,
        pcImage,
        mobileImage,
        linkTo,
        weight,
        ...period(row),
      },
    ]
  })
  return { rows: readable, validUntil }
}
