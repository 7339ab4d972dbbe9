import { drawLeaf } from '../botany.ts'
import { bezier, brush, toward } from '../paths.ts'
import type { Point } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { group, path } from '../sheet.ts'
import { paintGround } from '../stage.ts'
import { solidLeaf } from './leaves.ts'

/** A hanging branch: round leaves in pairs, smaller toward its end. */
function branch(sheet: Sheet, from: Point, to: Point, leaf: number): string {
  const { tones, random, u } = sheet
  const bend = random.between(-0.12, 0.12)
  const spine = bezier(
    from,
    toward(from, Math.PI / 2 + bend, (to[1] - from[1]) * 0.4),
    toward(to, -Math.PI / 2 - bend * 2, (to[1] - from[1]) * 0.3),
    to,
    26,
  )
  const pairs = Array.from({ length: 7 }, (_, i) => {
    const at = spine[2 + Math.round(i * 3.5)] ?? to
    const size = leaf * (1 - i * 0.08)
    return [-1, 1]
      .map((s) =>
        solidLeaf(
          sheet,
          drawLeaf(
            'round',
            at,
            Math.PI / 2 - s * random.between(0.95, 1.4),
            size * random.between(0.85, 1.1),
            0.04 * s,
          ),
          (tones.dark ? 0.5 : 0.26) + random.between(-0.12, 0.2),
        ),
      )
      .join('')
  })
  return (
    path(
      brush(spine, (t) => (7 - 4 * t) * u),
      { fill: tones.shade(tones.dark ? 0.66 : 0.2) },
    ) +
    pairs.join('') +
    solidLeaf(sheet, drawLeaf('round', to, Math.PI / 2, leaf * 0.4, 0), tones.dark ? 0.5 : 0.3)
  )
}

/** Eucalyptus that hangs into the sheet, one branch near, two far. */
export function drawEucalyptus(sheet: Sheet): void {
  const { random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.5 - lean * 0.3, 0.1])
  const at = (share: number): number => w * 0.5 + lean * share * Math.min(w, h * 1.3)
  sheet.add(
    group(
      { opacity: 0.4, filter: sheet.blur(5 * u) },
      branch(sheet, [at(-0.36), -h * 0.1], [at(-0.4), h * 0.62], side * 0.14),
    ),
    branch(sheet, [at(0.3), -h * 0.1], [at(0.36), h * 0.58], side * 0.16),
    branch(sheet, [at(0), -h * 0.12], [at(-0.06), h * 0.86], side * 0.2),
  )
}
