import { along, mix } from './colour.ts'
import { paintField } from './field.ts'
import type { Sheet } from './sheet.ts'

/** Reeded glass: soft discs of colour behind ribs that each bend what stands behind them. */
export function drawGlass(sheet: Sheet): void {
  const { random, tones, w, h } = sheet
  const side = Math.min(w, h)
  const [right, bottom] = [w / side, h / side]
  const discs = Array.from({ length: 4 }, (_, i) => ({
    x: right * random.between(0.12, 0.88),
    y: bottom * random.between(0.12, 0.9),
    radius: [0.5, 0.36, 0.3, 0.16][i] ?? 0.2,
    colour:
      i === 3
        ? mix(tones.accent, tones.shade(0.7), 0.5)
        : tones.shade(tones.dark ? 0.5 + i * 0.14 : 0.1 + i * 0.2),
    soft: [0.28, 0.22, 0.07, 0.05][i] ?? 0.1,
  }))
  const rib = random.between(0.062, 0.085)
  const ground = [tones.shade(tones.dark ? 0.3 : 0.92), tones.shade(tones.dark ? 0.12 : 0.74)]
  const behind = (x: number, y: number): string =>
    discs.reduce(
      (under, { x: dx, y: dy, radius, colour, soft }) => {
        const edge = (radius - Math.hypot(x - dx, y - dy)) / soft + 0.5
        const t = Math.min(1, Math.max(0, edge))
        return t ? mix(under, colour, t * t * (3 - 2 * t) * 0.85) : under
      },
      along(ground, (x / right) * 0.5 + (y / bottom) * 0.5),
    )
  sheet.add(
    paintField(
      sheet,
      (x, y) => {
        const place = x / rib
        const t = (place - Math.floor(place)) * 2 - 1
        const bent = (Math.floor(place) + 0.5) * rib + Math.sign(t) * Math.abs(t) ** 1.5 * rib * 2.3
        const seen = behind(bent, y)
        const lit = 0.34 * Math.max(0, -t) ** 5 + 0.1 * Math.exp(-((t + 0.35) ** 2) * 18)
        return mix(
          mix(seen, tones.pale, lit * (tones.dark ? 0.45 : 1)),
          tones.shade(0.05),
          0.2 * Math.max(0, t) ** 6,
        )
      },
      1.35,
    ),
  )
}

/** Light with no form in it: slow clouds of the palette, as on skin that is well. */
export function drawGlow(sheet: Sheet): void {
  const { random, tones, w, h } = sheet
  const side = Math.min(w, h)
  const [from, to] = tones.dark ? [0.05, 0.95] : [0.12, 1]
  const clouds = Array.from({ length: 7 }, (_, i) => ({
    x: random.between(-0.1, 1.1),
    y: random.between(-0.1, 1.1),
    size: random.between(0.22, 0.5),
    colour:
      i === 5 ? mix(tones.accent, tones.pale, 0.3) : tones.shade(i % 2 ? to : random.between(from, 0.6)),
    weight: i === 5 ? 0.4 : 0.9,
  }))
  sheet.add(
    paintField(
      sheet,
      (x, y) => {
        const [px, py] = [(x * side) / w, (y * side) / h]
        const [wx, wy] = [px + 0.1 * Math.sin(py * 4.2), py + 0.12 * Math.sin(px * 3.4 + 1)]
        return clouds.reduce(
          (under, cloud) => {
            const near = Math.exp(-(((wx - cloud.x) ** 2 + (wy - cloud.y) ** 2) / cloud.size ** 2) * 2.6)
            return mix(under, cloud.colour, near * cloud.weight)
          },
          tones.shade(tones.dark ? 0.3 : 0.66),
        )
      },
      0.45,
    ),
  )
}
