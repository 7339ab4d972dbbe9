import type { Database, Transaction } from '#backend/database/database.ts'
import { banners } from '#backend/banners/table.ts'
import { popupItems, popups } from './table.ts'
import type { Banner, Popup } from '#schema/promotions.ts'
import { safeUrl } from '#schema/primitives.ts'
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { toImage } from '#backend/products/stored.ts'

type Timed = typeof banners | typeof popups

/** Banners of one place, or of all, that are shown at a moment; a smaller weight comes first. */
export async function listBanners(
  database: Database,
  partnerId: number,
  location: string | undefined,
  now = new Date(),
): Promise<{ rows: Banner[]; validUntil: string | null }> {
  const { rows, validUntil } = await database.withPartner(
    partnerId,
    async (tx) => ({
      rows: await tx
        .select()
        .from(banners)
        .where(and(isShown(banners, partnerId, now), location ? eq(banners.location, location) : undefined))
        .orderBy(asc(banners.location), asc(banners.weight), asc(banners.id)),
      validUntil: await nextChange(tx, banners, partnerId, now),
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

/**
 * Popups that are shown at a moment, on whatever path and device, with their items; a smaller weight comes first.
 * Source: docs/product.md, T11.
 */
export async function listPopups(
  database: Database,
  partnerId: number,
  now = new Date(),
): Promise<{ rows: Popup[]; validUntil: string | null }> {
  return database.withPartner(
    partnerId,
    async (tx) => {
      const rows = await tx
        .select()
        .from(popups)
        .where(isShown(popups, partnerId, now))
        .orderBy(asc(popups.weight), asc(popups.id))
      const items = await readItems(
        tx,
        partnerId,
        rows.map(({ id }) => id),
      )
      const shown = rows
        .map((row) =>
          toPopup(
            row,
            items.filter(({ popupId }) => popupId === row.id),
          ),
        )
        .filter(({ popupItems: some }) => some.length > 0)
      return { rows: shown, validUntil: await nextChange(tx, popups, partnerId, now) }
    },
    { readOnly: true },
  )
}

type ItemRow = typeof popupItems.$inferSelect

async function readItems(tx: Transaction, partnerId: number, popupIds: number[]): Promise<ItemRow[]> {
  if (popupIds.length === 0) return []
  return tx
    .select()
    .from(popupItems)
    .where(and(eq(popupItems.partnerId, partnerId), inArray(popupItems.popupId, popupIds)))
    .orderBy(asc(popupItems.weight), asc(popupItems.id))
}

function toPopup(row: typeof popups.$inferSelect, items: ItemRow[]): Popup {
  const { partnerId: _partner, isVisible: _visible, ...shown } = row
  return {
    ...shown,
    devices: toDevices(row.devices),
    ...period(row),
    popupItems: items
      .map((item) => ({
        id: item.id,
        title: item.title,
        weight: item.weight,
        linkTo: toUrl(item.linkTo),
        pcContent: toImage(item.pcContent),
        mobileContent: toImage(item.mobileContent),
        devices: toDevices(item.devices),
      }))
      .filter(({ pcContent, mobileContent }) => pcContent !== null || mobileContent !== null),
  }
}

const toDevices = (devices: string[]) =>
  devices.filter((device): device is 'PC' | 'MOBILE' => device === 'PC' || device === 'MOBILE')

/** An address that is not safe any more is none. */
const toUrl = (value: string | null) => safeUrl.safeParse(value).data ?? null

const period = ({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }) => ({
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

const isShown = (table: Timed, partnerId: number, now: Date) =>
  and(
    eq(table.partnerId, partnerId),
    eq(table.isVisible, true),
    or(isNull(table.startsAt), lte(table.startsAt, now)),
    or(isNull(table.endsAt), gt(table.endsAt, now)),
  )

/** When one of them next appears or goes. */
async function nextChange(
  tx: Transaction,
  table: Timed,
  partnerId: number,
  now: Date,
): Promise<string | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const [row] = await tx
    .select({
      next: sql<string | null>`to_json(least(
        min(${table.startsAt}) filter (where ${table.startsAt} > ${at}),
        min(${table.endsAt}) filter (where ${table.endsAt} > ${at}))) #>> '{}'`,
    })
    .from(table as typeof banners)
    .where(and(eq(table.partnerId, partnerId), eq(table.isVisible, true)))
  return row?.next ? new Date(row.next).toISOString() : null
}
