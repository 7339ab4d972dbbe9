import type { Popup } from '#schema/promotions.ts'
import { choosePopups, type Device } from '#ui/popup/choose-popups.ts'

export type PopupsToClose = { path: string } & Record<Device, number>

const nothingClosed: ReadonlySet<number> = new Set()

/**
 * How many popups a visitor closes on each page, by the rule by which the site chooses them (docs/product.md, U1): the
 * pages with most of them first.
 */
export function popupsToClose(popups: readonly Popup[], now: Date): PopupsToClose[] {
  const count = (path: string, device: Device) =>
    choosePopups(popups, { path, device, now, without: nothingClosed }).length
  const most = ({ PC, MOBILE }: PopupsToClose) => Math.max(PC, MOBILE)
  return [...new Set(popups.flatMap(({ locations }) => locations))]
    .map((path) => ({ path, PC: count(path, 'PC'), MOBILE: count(path, 'MOBILE') }))
    .filter((page) => most(page) > 0)
    .sort((a, b) => most(b) - most(a) || a.path.localeCompare(b.path))
}
