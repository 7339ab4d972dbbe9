// Colours are mixed in OKLab (Björn Ottosson, 2020): halfway between two of them stays clean, never muddy.

type Lab = readonly [number, number, number]

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const channel = (hex: string, at: number): number => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)

const known = new Map<string, Lab>()

function toLab(hex: string): Lab {
  const hit = known.get(hex)
  if (hit) return hit
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  // A field of colours passes through here once each; only the palette's own are worth keeping.
  if (known.size < 2000) known.set(hex, lab)
  return lab
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const bytes = rgb.map((v) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255))
  return `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

const clamp = (t: number): number => Math.min(1, Math.max(0, t))

/** The colour `t` (0–1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, t: number): string {
  const [a, b, k] = [toLab(from), toLab(to), clamp(t)]
  return toHex([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k])
}

/** The colour with its OKLab lightness moved by `by` (-1 to 1); hue and chroma stay. */
export function lift(hex: string, by: number): string {
  const [L, a, b] = toLab(hex)
  return toHex([clamp(L + by), a, b])
}

/** How light a colour looks, 0 to 1. */
export const lightness = (hex: string): number => toLab(hex)[0]

/** The colour at `t` (0–1) along evenly spaced stops. */
export function along(stops: readonly string[], t: number): string {
  const at = clamp(t) * (stops.length - 1)
  const i = Math.min(stops.length - 2, Math.floor(at))
  return mix(stops[i] ?? '#000000', stops[i + 1] ?? '#000000', at - i)
}
