import type { Point } from '../paths.ts'
import { curve } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { group, line, path } from '../sheet.ts'
import type { Finger, Pose } from './hand.ts'
import {
  blot,
  creases,
  fingerPath,
  handShadow,
  poseFinger,
  poseOutline,
  posed,
  roundFinger,
  skinOf,
} from './hand.ts'

const little: Finger = {
  joints: [
    [-130, -380],
    [-166, -500],
    [-196, -620],
    [-210, -705],
    [-212, -770],
  ],
  widths: [110, 92, 80, 74, 62],
}
const ring: Finger = {
  joints: [
    [-55, -420],
    [-72, -560],
    [-88, -715],
    [-92, -825],
    [-88, -900],
  ],
  widths: [120, 104, 92, 85, 70],
}
const middle: Finger = {
  joints: [
    [30, -430],
    [36, -580],
    [44, -745],
    [50, -855],
    [58, -938],
  ],
  widths: [122, 108, 96, 89, 74],
}
const index: Finger = {
  joints: [
    [120, -410],
    [136, -555],
    [156, -705],
    [166, -805],
    [178, -878],
  ],
  widths: [122, 104, 94, 87, 70],
}
const thumb: Finger = {
  joints: [
    [60, -130],
    [150, -215],
    [262, -340],
    [330, -450],
    [362, -545],
  ],
  widths: [210, 196, 128, 106, 84],
}

/** The palm and the arm it goes over into, round the edge from the sleeve's left. */
const flesh: Point[] = [
  [-240, 1100],
  [-200, 700],
  [-152, 320],
  [-126, 120],
  [-128, 30],
  [-152, -70],
  [-192, -200],
  [-208, -340],
  [-200, -440],
  [-160, -520],
  [-66, -566],
  [40, -590],
  [150, -562],
  [186, -480],
  [194, -410],
  [226, -350],
  [256, -250],
  [206, -120],
  [150, -20],
  [128, 70],
  [130, 140],
  [156, 340],
  [204, 700],
  [240, 1100],
]

/** The palm within its edge, where no finger is told from it. */
const hollow: Point[] = [
  [-80, -20],
  [-160, -200],
  [-178, -340],
  [-164, -430],
  [-70, -486],
  [40, -506],
  [136, -480],
  [160, -400],
  [206, -300],
  [216, -220],
  [150, -60],
  [80, -10],
]

/** An open hand, its palm toward the viewer. */
export function drawPalm(sheet: Sheet, pose: Pose): string {
  const { scale } = pose
  const skin = skinOf(sheet)
  const place = posed(pose)
  const fingers = [little, ring, middle, index].map((finger) => poseFinger(pose, finger))
  const big = poseFinger(pose, thumb)
  const palm = poseOutline(pose, flesh)
  const fill = skin(0.66)
  const at = (x: number, y: number): Point => place([x, y])
  const crease = (...points: Point[]): string =>
    line(curve(points.map(place)), skin(0.3), 8 * scale, { opacity: 0.42 })
  const all = [palm, fingerPath(big), ...fingers.map((finger) => fingerPath(finger))]
  const outline = sheet.clip(...all.map((d) => path(d, {})))
  return [
    handShadow(sheet, all, 46 * scale),
    ...all.map((d) => path(d, { fill })),
    ...fingers.map((finger) => roundFinger(sheet, finger, 0.34)),
    roundFinger(sheet, big, 0.45),
    // The roots of the fingers go over into the palm without an edge.
    group(
      { 'clip-path': outline },
      path(poseOutline(pose, hollow), { fill, filter: sheet.blur(24 * scale) }),
    ),
    group(
      { 'clip-path': outline },
      ...[flesh.slice(0, 9), flesh.slice(-9)].map((edge) =>
        line(curve(edge.map(place)), skin(0.2), 60 * scale, {
          opacity: 0.45,
          filter: sheet.blur(32 * scale),
        }),
      ),
      blot(sheet, at(-20, -260), 120 * scale, 0.3, 0.5),
      blot(sheet, at(-150, -200), 80 * scale, 0.95, 0.8),
      ...[
        [-150, -440],
        [-50, -490],
        [45, -500],
        [130, -480],
      ].map(([x, y]) => blot(sheet, at(x ?? 0, y ?? 0), 50 * scale, 0.92, 0.7)),
    ),
    group({ 'clip-path': outline }, blot(sheet, at(120, -210), 105 * scale, 0.95, 0.9)),
    group(
      { filter: sheet.blur(4 * scale) },
      crease([196, -395], [110, -400], [20, -310], [-20, -190], [-6, -60]),
      crease([-204, -400], [-110, -410], [10, -455], [66, -520]),
      crease([-120, 12], [0, 2], [118, 14]),
    ),
    ...fingers.map((finger) => creases(sheet, finger, [2, 3])),
    creases(sheet, big, [3]),
  ].join('')
}
