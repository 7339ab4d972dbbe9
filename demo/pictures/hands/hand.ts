import { along, mix } from '../colour.ts'
import type { Point } from '../paths.ts'
import { curve, n, toward } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse, group, line, path } from '../sheet.ts'

/** A finger from its root to its tip: its joints, and its width at each. */
export type Finger = { joints: readonly Point[]; widths: readonly number[] }

/** From a hand's own measure (its length about 1000, the wrist at 0 0, the fingers up) to the sheet. */
export type Pose = { at: Point; turn: number; scale: number; mirrored?: boolean }

export const posed =
  ({ at, turn, scale, mirrored = false }: Pose) =>
  ([x, y]: Point): Point => {
    const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
    const across = mirrored ? -x : x
    return [at[0] + across * c - y * s, at[1] + across * s + y * c]
  }

/** A closed outline in a pose. It runs the way fingers do, for a clip of several that cross would cut them out of each other. */
export const poseOutline = (pose: Pose, points: readonly Point[]): string => {
  const placed = points.map(posed(pose))
  return curve(pose.mirrored ? placed : placed.reverse(), true)
}

export const poseFinger = (pose: Pose, { joints, widths }: Finger): Finger => ({
  joints: joints.map(posed(pose)),
  widths: widths.map((width) => width * pose.scale),
})

/** The tones of skin by the light that falls on it, 0 to 1: porcelain of the picture's own colours. */
export function skinOf({ tones }: Sheet): (light: number) => string {
  const stops = tones.dark
    ? [tones.shade(0.3), tones.shade(0.62), mix(tones.pale, tones.shade(0.9), 0.5), tones.shade(1)]
    : [
        mix(tones.body, tones.paper, 0.34),
        mix(tones.body, tones.paper, 0.66),
        mix(tones.paper, tones.haze, 0.2),
        tones.pale,
      ]
  return (light) => along(stops, light)
}

type Station = { point: Point; width: number; heading: number }

const STEPS = 9

/** Points close together along a finger, with its width and heading at each. */
function stations({ joints, widths }: Finger): Station[] {
  const at = <T>(list: readonly T[], i: number): T => list[Math.min(list.length - 1, Math.max(0, i))] as T
  const spline = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  const found = Array.from({ length: (joints.length - 1) * STEPS + 1 }, (_, k) => {
    const i = Math.min(joints.length - 2, Math.floor(k / STEPS))
    const t = k / STEPS - i
    const [a, b, c, d] = [at(joints, i - 1), at(joints, i), at(joints, i + 1), at(joints, i + 2)]
    const width = spline(at(widths, i - 1), at(widths, i), at(widths, i + 1), at(widths, i + 2), t)
    return { point: [spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)] as Point, width }
  })
  return found.map(({ point, width }, i) => {
    const [from, to] = [at(found, i - 1).point, at(found, i + 1).point]
    return { point, width, heading: Math.atan2(to[1] - from[1], to[0] - from[0]) }
  })
}

/** The outline of a finger, or of a narrower one inside it: `share` of its width, from `start` to `end` of its length. */
export function fingerPath(finger: Finger, share = 1, start = 0, end = 1): string {
  const all = stations(finger)
  const part = all.slice(Math.round(start * (all.length - 1)), Math.round(end * (all.length - 1)) + 1)
  const last = part.at(-1) as Station
  const side = (s: number): Point[] =>
    part.map(({ point, width, heading }) => toward(point, heading + (s * Math.PI) / 2, (width * share) / 2))
  const tip = [0.3, 0.16, 0, -0.16, -0.3].map((a): Point => {
    const angle = a * Math.PI
    const r = (last.width * share) / 2
    const [x, y] = [Math.cos(angle) * r * 1.12, Math.sin(angle) * r]
    return [
      last.point[0] + x * Math.cos(last.heading) - y * Math.sin(last.heading),
      last.point[1] + x * Math.sin(last.heading) + y * Math.cos(last.heading),
    ]
  })
  return curve([...side(1), ...tip, ...side(-1).reverse()], true)
}

const moved = (dx: number, dy: number): string => `translate(${n(dx)} ${n(dy)})`

/** The round of a finger: shade on the side away from the light, light along its top. */
export function roundFinger(sheet: Sheet, finger: Finger, start = 0.3): string {
  const skin = skinOf(sheet)
  const width = finger.widths.at(-2) ?? 0
  return group(
    { 'clip-path': sheet.clip(path(fingerPath(finger), {})) },
    group(
      { filter: sheet.blur(width * 0.15) },
      path(fingerPath(finger, 1.1, start), { fill: skin(0.24), opacity: 0.85 }),
      path(fingerPath(finger, 0.78, Math.max(0, start - 0.1)), {
        fill: skin(0.8),
        transform: moved(-width * 0.14, -width * 0.15),
      }),
    ),
    path(fingerPath(finger, 0.34, start), {
      fill: skin(1),
      opacity: 0.75,
      filter: sheet.blur(width * 0.13),
      transform: moved(-width * 0.14, -width * 0.16),
    }),
  )
}

/** The folds at a finger's joints, seen from the palm: `joints` by their place in the finger. */
export function creases(sheet: Sheet, finger: Finger, joints: readonly number[]): string {
  const skin = skinOf(sheet)
  const all = stations(finger)
  return joints
    .map((joint) => {
      const { point, width, heading } = all[Math.round(joint * STEPS)] as Station
      const across = heading + Math.PI / 2
      const [one, other] = [toward(point, across, width * 0.3), toward(point, across, -width * 0.26)]
      const middle = toward(point, heading, -width * 0.07)
      return line(curve([one, middle, other]), skin(0.3), width * 0.06, { opacity: 0.34 })
    })
    .join('')
}

/** A nail: a pale oval near the tip, a light along one side. */
export function nail(sheet: Sheet, finger: Finger, aside = 0): string {
  const skin = skinOf(sheet)
  const { point, width, heading } = stations(finger).at(-1) as Station
  const centre = toward(toward(point, heading, width * 0.1), heading + Math.PI / 2, width * aside)
  const turn = `rotate(${n((heading * 180) / Math.PI)} ${n(centre[0])} ${n(centre[1])})`
  const size = [width * 0.36, width * (0.28 - Math.abs(aside) * 0.3)] as const
  return group(
    { transform: turn },
    ellipse(centre, size, skin(0.4), { opacity: 0.5 }),
    ellipse(toward(centre, 0, width * 0.03), [size[0] * 0.94, size[1] * 0.9], skin(0.84)),
  )
}

/** A soft blot of shade or light, to be laid within a clip. */
export const blot = (sheet: Sheet, at: Point, radius: number, light: number, opacity: number): string =>
  circle(at, radius, skinOf(sheet)(light), { opacity, filter: sheet.blur(radius * 0.42) })

/** The shadow of a whole hand on what lies under it. */
export const handShadow = (sheet: Sheet, outlines: readonly string[], reach: number): string =>
  group(
    {
      transform: `translate(${n(reach)} ${n(reach * 1.2)})`,
      filter: sheet.blur(reach * 0.7),
      opacity: sheet.tones.dark ? 0.6 : 0.3,
    },
    ...outlines.map((d) => path(d, { fill: sheet.tones.dark ? sheet.tones.deep : sheet.tones.shade(0) })),
  )
