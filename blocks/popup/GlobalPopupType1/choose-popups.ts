import type { BlockData } from '#schema/define-block.ts'
import type block from './block.ts'

export type Popup = BlockData<typeof block>['popups'][number]
export type Device = Popup['devices'][number]

type Situation = {
  path: string
  device: Device
  now: Date
  /** Dismissed for today, closed, or without a picture that can be shown. */
  without: ReadonlySet<string>
}

/** The popups to show here and now, in their order. Source: spec section 4, "Popups". */
export function choosePopups(popups: readonly Popup[], { path, device, now, without }: Situation): Popup[] {
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
    .sort((a, b) => a.weight - b.weight)
}
