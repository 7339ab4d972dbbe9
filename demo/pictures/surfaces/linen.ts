import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { group, line } from '../sheet.ts'
import { whole } from '../stage.ts'

/** Woven linen: threads across and along, of uneven weight, and two folds in soft light. */
export function drawLinen(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const [high, low] = tones.dark ? [0.6, 0.34] : [0.92, 0.6]
  const step = 8 * u
  const threads = (length: number, across: boolean, light: boolean): string => {
    const d = Array.from({ length: Math.round((length * 1.2) / step) }, (_, i) => {
      const at = -length * 0.1 + i * step + random.between(-0.16, 0.16) * step + (light ? step * 0.4 : 0)
      const [over, bend] = [across ? w : h, random.between(-2, 2) * u]
      return across
        ? `M${n(-over * 0.1)} ${n(at)}Q${n(over / 2)} ${n(at + bend)} ${n(over * 1.1)} ${n(at)}`
        : `M${n(at)} ${n(-over * 0.1)}Q${n(at + bend)} ${n(over / 2)} ${n(at)} ${n(over * 1.1)}`
    }).join('')
    return line(d, light ? tones.pale : tones.shade(low - 0.34), step * (light ? 0.36 : 0.3), {
      opacity: light ? 0.34 : 0.22,
    })
  }
  const lean = random.sign()
  const fold = (share: number, width: number): string => {
    const x = w * (0.5 + lean * share)
    const d = (by: number): string =>
      `M${n(x + by + lean * h * 0.3)} ${n(-h * 0.1)}C${n(x + by)} ${n(h * 0.3)} ${n(x + by + lean * h * 0.1)} ${n(h * 0.7)} ${n(x + by - lean * h * 0.2)} ${n(h * 1.1)}`
    return (
      line(d(0), tones.shade(low - 0.4), width, { opacity: 0.4 }) +
      line(d(-width * 0.9), tones.pale, width * 0.8, { opacity: 0.55 })
    )
  }
  sheet.add(
    whole(
      sheet,
      sheet.linear(
        [
          [0, tones.shade(high)],
          [0.55, tones.shade(low + 0.16)],
          [1, tones.shade(low)],
        ],
        { x1: 0.1, y1: 0, x2: 0.9, y2: 1 },
      ),
    ),
    group({ filter: sheet.blur(24 * u) }, fold(-0.16, 54 * u), fold(0.24, 70 * u), fold(0.02, 24 * u)),
    threads(h, true, false),
    threads(w, false, false),
    threads(h, true, true),
    threads(w, false, true),
  )
}
