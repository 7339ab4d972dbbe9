import { drawSprig } from './botany.ts'
import { inLine } from './botanical.ts'
import { bezier, brush, curve, n, toward } from './paths.ts'
import type { Point } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { group, line, path, tag } from './sheet.ts'
import { paintGround } from './stage.ts'

/** A ginseng root: a stout body that parts into legs, hair roots at their ends, rings at its neck. */
function root(sheet: Sheet, foot: Point, length: number): string {
  const { random, tones, u } = sheet
  const skin = tones.shade(tones.dark ? 0.56 : 0.62)
  const legs = [-0.34, 0.06, 0.42, -0.72, 0.78].map((turn, i) => {
    const start = toward(foot, Math.PI / 2 + turn * 0.14, length * (i < 3 ? 0.26 : 0.16))
    const size = length * ([0.62, 0.76, 0.56, 0.3, 0.34][i] ?? 0.3)
    const angle = Math.PI / 2 - turn
    const spine = bezier(
      i < 3 ? foot : start,
      toward(start, angle, size * 0.3),
      toward(start, angle + random.between(-0.3, 0.3), size * 0.7),
      toward(start, angle + random.between(-0.25, 0.25), size),
      18,
    )
    const thick = length * (i < 3 ? 0.13 : 0.05)
    const d = brush(spine, (t) => thick * (1 - t) ** 1.15 * (0.6 + 0.4 * Math.min(1, t * 6)) + 1.6 * u)
    const hairs = Array.from({ length: 5 }, (_, k) => {
      const from = spine[9 + k * 2] ?? foot
      const way = angle + random.between(-0.9, 0.9)
      return line(
        curve([
          from,
          toward(from, way, length * 0.05),
          toward(from, way + random.between(-0.5, 0.5), length * random.between(0.08, 0.16)),
        ]),
        tones.line,
        0.9 * u,
      )
    })
    return { d, hairs: hairs.join('') }
  })
  const rings = Array.from({ length: 6 }, (_, i) => {
    const y = foot[1] + length * (0.03 + i * 0.032)
    const half = length * (0.035 + i * 0.004)
    return line(
      `M${n(foot[0] - half)} ${n(y)}Q${n(foot[0])} ${n(y + 5 * u)} ${n(foot[0] + half * 0.7)} ${n(y)}`,
      tones.line,
      u,
    )
  })
  return (
    legs.map(({ d, hairs }) => hairs + line(d, tones.line, 3.6 * u)).join('') +
    legs.map(({ d }) => path(d, { fill: skin })).join('') +
    group({ opacity: 0.6 }, ...rings)
  )
}

/** A ginseng plant: a stalk, leaves in a whorl, red berries, its root below. */
function ginseng(sheet: Sheet, ground: Point, size: number): string {
  const { random, tones, u } = sheet
  const crown = toward(ground, -Math.PI / 2 + random.between(-0.08, 0.08), size * 0.36)
  const leaves = [-1.2, -0.62, 0.62, 1.2].map((turn) => {
    const foot = toward(crown, -Math.PI / 2 + turn, size * 0.12)
    const sprig = drawSprig(random, 'laurel', {
      foot,
      angle: -Math.PI / 2 + turn * 1.1,
      length: size * 0.1,
      leaf: size * 0.2,
      stroke: 2 * u,
    })
    return (
      line(curve([crown, foot]), tones.line, 1.8 * u) +
      inLine(sheet, { stem: sprig.stem, leaves: sprig.leaves.slice(-4) }, 1.6 * u)
    )
  })
  const head = toward(crown, -Math.PI / 2, size * 0.19)
  const berries = Array.from({ length: 19 }, (_, i) => {
    const at = toward(head, i * 2.4, size * 0.011 * Math.sqrt(i) * 1.5)
    return tag('circle', {
      cx: n(at[0]),
      cy: n(at[1]),
      r: n(size * 0.0105),
      fill: tones.accent,
      opacity: random.between(0.75, 1),
    })
  })
  return (
    root(sheet, ground, size * 0.5) +
    line(curve([ground, crown, head]), tones.line, 2.4 * u) +
    leaves.join('') +
    berries.join('')
  )
}

/** A page from an old herbal: a plant with its root, a fern and a branch beside it. */
export function drawHerbs(sheet: Sheet): void {
  const { random, tones, w, h, u } = sheet
  paintGround(sheet, [0.3, 0.1])
  const side = Math.min(w, h)
  const lean = random.sign()
  const size = Math.min(h * 0.8, side)
  const at = (share: number): number => w * 0.5 + lean * share * side
  const beside = (share: number, name: 'fern' | 'olive' | 'ginkgo', length: number): string =>
    inLine(
      sheet,
      drawSprig(random, name, {
        foot: [at(share), h * 0.88],
        angle: -Math.PI / 2 + Math.sign(share) * lean * 0.2,
        length,
        leaf: size * (name === 'fern' ? 0.15 : name === 'ginkgo' ? 0.2 : 0.17),
        stroke: 3 * u,
      }),
      1.4 * u,
    )
  const ground = h * 0.56
  sheet.add(
    group(
      { opacity: 0.75 },
      beside(-0.44, random.pick(['fern', 'ginkgo'] as const), size * 0.7),
      beside(0.46, random.pick(['olive', 'ginkgo'] as const), size * 0.62),
    ),
    line(`M${n(at(-0.2))} ${n(ground)}H${n(at(0.2))}`, tones.line, 0.9 * u, {
      opacity: 0.35,
      'stroke-dasharray': `${n(10 * u)} ${n(7 * u)}`,
    }),
    ginseng(sheet, [at(0), ground], size),
  )
}
