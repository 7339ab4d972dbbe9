import { bezier, brush, curve, n, toward } from './paths.ts'
import type { Point } from './paths.ts'
import type { Random } from './random.ts'

export const leaves = ['olive', 'laurel', 'round', 'ginkgo', 'fern'] as const
export type LeafName = (typeof leaves)[number]

export type Leaf = { outline: string; veins: string[] }
export type Sprig = { stem: string; leaves: Leaf[] }

/** How wide a leaf is for its length, and how far out its side stands on the way from foot to tip. */
const shapes: Record<
  LeafName,
  { slim: number; side: readonly (readonly [number, number])[]; every: number }
> = {
  olive: {
    slim: 0.24,
    side: [
      [0.16, 0.55],
      [0.42, 1],
      [0.74, 0.62],
    ],
    every: 0.1,
  },
  laurel: {
    slim: 0.42,
    side: [
      [0.12, 0.5],
      [0.36, 1],
      [0.66, 0.8],
      [0.86, 0.36],
    ],
    every: 0.13,
  },
  round: {
    slim: 0.86,
    side: [
      [0.06, 0.42],
      [0.28, 0.94],
      [0.58, 1],
      [0.86, 0.6],
    ],
    every: 0.12,
  },
  ginkgo: { slim: 1.3, side: [], every: 0.17 },
  fern: {
    slim: 0.2,
    side: [
      [0.1, 0.8],
      [0.4, 1],
      [0.72, 0.6],
    ],
    every: 0.045,
  },
}

/** A fan with a notch, its ribs spread from the foot. */
function ginkgo(foot: Point, angle: number, length: number): Leaf {
  const stalk = toward(foot, angle, length * 0.26)
  const at = (t: number, far: number): Point => toward(stalk, angle + t * 1.12, length * 0.74 * far)
  const lobe = (from: number, to: number): Point[] =>
    Array.from({ length: 6 }, (_, i) => {
      const t = from + ((to - from) * i) / 5
      return at(t, 0.98 - 0.1 * t * t + 0.025 * (i % 2))
    })
  const rim = [...lobe(-1, -0.1), at(0, 0.66), ...lobe(0.1, 1)]
  const edge = [at(-0.62, 0.26), ...rim, at(0.62, 0.26)]
  const ribs = [-0.86, -0.64, -0.42, -0.2, 0.2, 0.42, 0.64, 0.86].map((t) =>
    curve([at(t * 0.5, 0.12), at(t * 0.9, 0.5), at(t, 0.84)]),
  )
  return {
    outline: `M${n(stalk[0])} ${n(stalk[1])}${curve(edge).replace('M', 'L')}Z`,
    veins: [curve([foot, stalk]), ...ribs],
  }
}

/** One leaf from its foot, its spine bent to a side. */
export function drawLeaf(name: LeafName, foot: Point, angle: number, length: number, bend: number): Leaf {
  const { slim, side } = shapes[name]
  const width = length * slim
  if (name === 'ginkgo') return ginkgo(foot, angle, length)
  const at = (up: number, out: number): Point =>
    toward(toward(foot, angle, up * length), angle + Math.PI / 2, out * width * 0.5 + bend * up * up * length)
  const spine = [0, 0.35, 0.7, 0.96].map((up) => at(up, 0))
  const ribs =
    name === 'fern' || name === 'olive'
      ? []
      : [0.22, 0.4, 0.58, 0.74].flatMap((up) =>
          [-1, 1].map((s) => curve([at(up, 0), at(up + 0.08, s * 0.34), at(up + 0.14, s * 0.6)])),
        )
  return {
    outline: curve(
      [
        foot,
        ...side.map(([up, out]) => at(up, -out)),
        at(1, 0),
        ...side.toReversed().map(([up, out]) => at(up, out)),
      ],
      true,
    ),
    veins: [curve(spine), ...ribs],
  }
}

/** A stem with leaves on both sides, smaller toward its end. */
export function drawSprig(
  random: Random,
  name: LeafName,
  {
    foot,
    angle,
    length,
    leaf,
    stroke,
  }: { foot: Point; angle: number; length: number; leaf: number; stroke: number },
): Sprig {
  const sway = random.between(0.18, 0.42) * random.sign()
  const spine = bezier(
    foot,
    toward(foot, angle - sway, length * 0.35),
    toward(foot, angle - sway * 0.6, length * 0.7),
    toward(foot, angle + sway * 0.5, length),
    24,
  )
  const at = (t: number): { place: Point; heading: number } => {
    const i = Math.min(spine.length - 2, Math.floor(t * (spine.length - 1)))
    const [a, b] = [spine[i] ?? foot, spine[i + 1] ?? foot]
    return { place: a, heading: Math.atan2(b[1] - a[1], b[0] - a[0]) }
  }
  const { every } = shapes[name]
  const count = Math.round(0.86 / every)
  const grown = Array.from({ length: count }, (_, i) => {
    const t = 0.12 + (i / count) * 0.88
    const { place, heading } = at(t)
    const sides = name === 'fern' ? [-1, 1] : [i % 2 ? 1 : -1]
    return sides.map((s) => {
      const open = s * (name === 'fern' ? 1.15 : random.between(0.55, 0.95)) * (1 - t * 0.3)
      const size =
        leaf *
        (1 - 0.5 * t ** 1.6) *
        (name === 'fern' ? Math.sin(Math.PI * (0.18 + t * 0.8)) * 1.2 : random.between(0.85, 1.12))
      return drawLeaf(name, place, heading + open, size, -s * random.between(0.02, 0.14))
    })
  }).flat()
  const end = at(1)
  return {
    stem: brush(spine, (t) => stroke * (1.5 - t)),
    leaves: [...grown, drawLeaf(name, end.place, end.heading, leaf * 0.5, 0.05)],
  }
}
