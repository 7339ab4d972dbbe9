import type { Image } from '#schema/primitives.ts'
import type { Popup } from '#schema/popups.ts'

export type Device = Popup['devices'][number]

/** One slide of a popup, as a device shows it. */
export type ShownItem = { id: number; title: string; image: Image; linkTo: string | null }

/** A popup with what it shows on a device, always something. */
export type ShownPopup = Popup & { items: ShownItem[] }

type Situation = {
  path: string
  device: Device
  now: Date
  /** Ids of those dismissed for today, closed, or without a picture that can be shown. */
  without: ReadonlySet<number>
}

/** The popups to show here and now, in their order. Source: docs/product.md, U1. */
export function choosePopups(
  popups: readonly Popup[],
  { path, device, now, without }: Situation,
): ShownPopup[] {
  const time = now.getTime()
  return popups
    .filter(
      ({ id, locations, devices, startsAt, endsAt }) =>
        locations.includes(path) &&
        devices.includes(device) &&
        !without.has(id) &&
        (!startsAt || Date.parse(startsAt) <= time) &&
        (!endsAt || time < Date.parse(endsAt)),
    )
    .map((popup) => ({ ...popup, items: itemsFor(popup, device) }))
    .filter(({ items }) => items.length > 0)
    .sort(byWeight)
}

function itemsFor({ popupItems }: Popup, device: Device): ShownItem[] {
  return popupItems
    .filter(({ devices }) => devices.includes(device))
    .sort(byWeight)
    .flatMap(({ id, title, linkTo, pcContent, mobileContent }) => {
      const image = device === 'PC' ? pcContent : mobileContent
      return image ? [{ id, title, image, linkTo }] : []
    })
}

/** The smaller weight first; where they are the same, the older. */
const byWeight = (a: { weight: number; id: number }, b: { weight: number; id: number }) =>
  a.weight - b.weight || a.id - b.id
