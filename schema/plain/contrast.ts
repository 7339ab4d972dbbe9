type Rgb = readonly [red: number, green: number, blue: number]

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never
const toHex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** `share` of one colour and the rest of another, as `color-mix(in srgb, …)` mixes them. Colours are `#rrggbb`. */
export function mix(color: string, other: string, share: number): string {
  const [a, b] = [toRgb(color), toRgb(other)]
  return toHex([0, 1, 2].map((at) => (a[at] ?? 0) * share + (b[at] ?? 0) * (1 - share)) as never)
}

/** Source: WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(hex).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colours (`#rrggbb`), from 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrastRatio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Returns the colour closest to `color`, towards black or white, that passes; `null` where none does. `passes` is asked
 * with `#rrggbb`.
 */
export function nearestPassing(color: string, passes: (candidate: string) => boolean): string | null {
  for (let step = 0; step <= 255; step += 1) {
    const candidates = ['#000000', '#ffffff'].map((end) => mix(color, end, 1 - step / 255))
    const found = candidates.find(passes)
    if (found) return found
  }
  return null
}
