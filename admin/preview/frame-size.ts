export type Device = 'pc' | 'mobile'

/** Screens the sites are judged at, in px. */
const screens: Record<Device, { width: number; height: number | null }> = {
  pc: { width: 1440, height: null },
  mobile: { width: 390, height: 844 },
}

/** Size of the page's own window and how much smaller it is drawn, so that its whole width fits the place there is. */
export function frameSize(device: Device, place: { width: number; height: number }) {
  const screen = screens[device]
  const height = screen.height ?? Infinity
  const scale = Math.min(1, place.width / screen.width, height === Infinity ? 1 : place.height / height)
  return { width: screen.width, height: Math.min(height, place.height / scale), scale }
}
