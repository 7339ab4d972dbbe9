export type Device = 'pc' | 'mobile'

/** How large a page is drawn: so that it fits its place, or in per cent of its own size. */
export const zooms = ['fit', '75', '100'] as const
export type Zoom = (typeof zooms)[number]

/** Screens the sites are judged at, in px. */
const screens: Record<Device, { width: number; height: number | null }> = {
  pc: { width: 1440, height: null },
  mobile: { width: 390, height: 844 },
}

/**
 * Size of the page's own window and how much smaller it is drawn: so that its whole width fits the place there is, or as
 * large as was chosen. One that is wider than its place is scrolled in it.
 */
export function frameSize(device: Device, place: { width: number; height: number }, zoom: Zoom = 'fit') {
  const screen = screens[device]
  const height = screen.height ?? Infinity
  const fitting = Math.min(1, place.width / screen.width, height === Infinity ? 1 : place.height / height)
  const scale = zoom === 'fit' ? fitting : Number(zoom) / 100
  return { width: screen.width, height: Math.min(height, place.height / scale), scale }
}
