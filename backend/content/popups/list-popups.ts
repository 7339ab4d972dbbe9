import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { Database, PartnerTransaction } from '#backend/kernel/database/database.ts'
import { toImage, toUrl } from '#backend/editing/resources/stored.ts'
import { isShown, period, readNextChange } from '#backend/editing/resources/shown.ts'
import { isLongPicture } from '#schema/plain/long-picture.ts'
import type { Popup } from '#schema/popups.ts'
import { and, asc, inArray } from 'drizzle-orm'
import { popupItems, popups } from './table.ts'

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
        .where(isShown(tx, popups, now))
        .orderBy(asc(popups.weight), asc(popups.id))
      const items = await readItems(
        tx,
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
      return { rows: shown, validUntil: await readNextChange(tx, popups, now) }
    },
    { readOnly: true },
  )
}

type ItemRow = typeof popupItems.$inferSelect

async function readItems(tx: PartnerTransaction, popupIds: number[]): Promise<ItemRow[]> {
  if (popupIds.length === 0) return []
  return tx
    .select()
    .from(popupItems)
    .where(and(isOfPartner(tx, popupItems), inArray(popupItems.popupId, popupIds)))
    .orderBy(asc(popupItems.weight), asc(popupItems.id))
}

function toPopup(row: typeof popups.$inferSelect, stored: ItemRow[]): Popup {
  const { partnerId: _partner, isVisible: _visible, pcSizeType, ...shown } = row
  const items = readableItems(stored)
  return {
    ...shown,
    ...(pcSizeType === 'PICTURE' ? pictureSize(items) : { pcSizeType }),
    devices: toDevices(row.devices),
    ...period(row),
    popupItems: items,
  }
}

/** Shape of a popup whose picture is long, and scrolls in it: that of a page of A4. */
const pageShape = { width: 210, height: 297 }
const shapeOf = (image: { width: number; height: number }) => (isLongPicture(image) ? pageShape : image)

/** The ratio of the first picture, on each device that of its own where there is one. */
function pictureSize(items: Popup['popupItems']) {
  const first = (...of: ('pcContent' | 'mobileContent')[]) =>
    of.flatMap((name) => items.find((item) => item[name])?.[name] ?? [])[0] ?? { width: 1, height: 1 }
  const pc = shapeOf(first('pcContent', 'mobileContent'))
  const mobile = shapeOf(first('mobileContent', 'pcContent'))
  return {
    pcSizeType: 'RATIO' as const,
    pcWidth: pc.width,
    pcHeight: pc.height,
    mobileWidth: mobile.width,
    mobileHeight: mobile.height,
  }
}

function readableItems(items: ItemRow[]): Popup['popupItems'] {
  return items
    .map((item) => ({
      id: item.id,
      title: item.title,
      weight: item.weight,
      linkTo: toUrl(item.linkTo),
      pcContent: toImage(item.pcContent),
      mobileContent: toImage(item.mobileContent),
      devices: toDevices(item.devices),
    }))
    .filter(({ pcContent, mobileContent }) => pcContent !== null || mobileContent !== null)
}

const toDevices = (devices: string[]) =>
  devices.filter((device): device is 'PC' | 'MOBILE' => device === 'PC' || device === 'MOBILE')
