import { differenceEuclidean, formatHex } from 'culori'
import { toShade } from '#admin/kit/form/widgets/shades.ts'

/** Most colours that are taken from a picture. */
const most = 5
/** Share of the picture's visible part that a colour must cover: less is the blur of an edge. */
const leastShare = 0.01
/** Distance in OKLab below which two colours look alike. */
const apart = 0.1

type Bucket = { red: number; green: number; blue: number; count: number }

const distance = differenceEuclidean('oklab')

/** Returns the colours that a picture is made of, most telling first; `pixels` are RGBA. Paper white is left out. */
export function pickColors(pixels: Uint8ClampedArray): string[] {
  const buckets = new Map<number, Bucket>()
  let visible = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 200) continue
    visible += 1
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bucket.red += red
    bucket.green += green
    bucket.blue += blue
    bucket.count += 1
    buckets.set(key, bucket)
  }
  const found = [...buckets.values()]
    .filter(({ count }) => count >= visible * leastShare)
    .map(({ red, green, blue, count }) => {
      const part = 255 * count
      const hex = formatHex({ mode: 'rgb', r: red / part, g: green / part, b: blue / part })
      const { l, c } = toShade(hex)
      return { hex, l, weight: count * (0.02 + c) }
    })
    .filter(({ l }) => l < 0.95)
    .sort((a, b) => b.weight - a.weight)
  const picked: string[] = []
  for (const { hex } of found) {
    if (picked.length === most) break
    if (picked.every((other) => distance(other, hex) >= apart)) picked.push(hex)
  }
  return picked
}
