import { mix } from '../colour.ts'
import type { Point } from '../paths.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { group, path, rect } from '../sheet.ts'
import { paintVignette } from '../stage.ts'
import { paintRoom } from '../still.ts'
import { paintWindowLight } from '../window-light.ts'
import type { Finger, Pose } from './hand.ts'
import {
  blot,
  fingerPath,
  handShadow,
  nail,
  poseFinger,
  poseOutline,
  posed,
  roundFinger,
  skinOf,
} from './hand.ts'
import { drawPalm } from './palm.ts'

const little: Finger = {
  joints: [
    [-130, -340],
    [-178, -450],
    [-214, -560],
    [-214, -640],
    [-196, -704],
  ],
  widths: [110, 98, 86, 76, 62],
}
const ring: Finger = {
  joints: [
    [-55, -380],
    [-84, -510],
    [-98, -640],
    [-88, -740],
    [-74, -808],
  ],
  widths: [118, 108, 96, 86, 70],
}
const middle: Finger = {
  joints: [
    [30, -390],
    [26, -530],
    [22, -670],
    [24, -770],
    [32, -840],
  ],
  widths: [120, 110, 98, 88, 72],
}
const index: Finger = {
  joints: [
    [118, -370],
    [136, -500],
    [142, -635],
    [138, -735],
    [138, -808],
  ],
  widths: [118, 108, 96, 86, 70],
}
const thumb: Finger = {
  joints: [
    [40, -160],
    [130, -240],
    [206, -360],
    [226, -500],
    [206, -640],
  ],
  widths: [120, 130, 120, 106, 84],
}

const flesh: Point[] = [
  [-200, 900],
  [-180, 500],
  [-146, 200],
  [-132, 40],
  [-158, -90],
  [-186, -220],
  [-196, -330],
  [-184, -430],
  [-130, -490],
  [-40, -520],
  [40, -530],
  [120, -510],
  [172, -450],
  [188, -370],
  [200, -300],
  [200, -180],
  [150, -60],
  [130, 40],
  [146, 200],
  [180, 500],
  [200, 900],
]
/** The back of a hand whose three middle fingers are set down. */
function feelingHand(sheet: Sheet, pose: Pose): { under: string; over: string } {
  const { scale } = pose
  const skin = skinOf(sheet)
  const place = posed(pose)
  const at = (x: number, y: number): Point => place([x, y])
  const fingers = [little, ring, middle, index].map((finger) => poseFinger(pose, finger))
  const big = poseFinger(pose, thumb)
  const back = poseOutline(pose, flesh)
  const outlines = [back, ...fingers.map((finger) => fingerPath(finger))]
  const knuckles = [
    [-128, -420],
    [-44, -462],
    [40, -474],
    [124, -452],
  ] as const
  return {
    under: path(fingerPath(big), { fill: skin(0.58) }) + roundFinger(sheet, big, 0.3),
    over: [
      handShadow(sheet, outlines, 34 * scale),
      ...outlines.map((d) => path(d, { fill: skin(0.66) })),
      ...fingers.map((finger) => roundFinger(sheet, finger, 0.3)),
      group(
        { 'clip-path': sheet.clip(...outlines.map((d) => path(d, {}))) },
        path(back, {
          fill: 'none',
          stroke: skin(0.2),
          'stroke-width': n(60 * scale),
          opacity: 0.4,
          filter: sheet.blur(34 * scale),
        }),
        ...knuckles.map(([x, y]) => blot(sheet, at(x, y), 46 * scale, 1, 0.8)),
        ...[-84, -2, 82].map((x) => blot(sheet, at(x, -490), 24 * scale, 0.2, 0.22)),
        blot(sheet, at(20, -220), 120 * scale, 0.95, 0.6),
      ),
      ...fingers.map((finger) => nail(sheet, finger)),
    ].join(''),
  }
}

/** Three fingers on a wrist that lies on a small cushion: the pulse is felt. */
export function drawPulse(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const sway = random.between(-0.034, -0.014)
  paintRoom(sheet, -0.2, tones.dark ? 0 : -0.34)
  paintWindowLight(sheet, { x: 0.1, y: -0.05, width: 0.5, height: 0.8 }, 0.5)
  const wrist: Point = [w * 0.46, h * 0.66]
  const patient: Pose = { at: wrist, turn: Math.PI / 2 + 0.06, scale: side / 1480, mirrored: true }
  const doctor: Pose = {
    at: [w * 0.545, h * (0.01 + sway)],
    turn: Math.PI + 0.3,
    scale: side / 1250,
    mirrored: true,
  }
  const hand = feelingHand(sheet, doctor)
  const pad = { x: wrist[0] - side * 0.3, y: wrist[1] - side * 0.16, width: side * 0.36, height: side * 0.4 }
  sheet.add(
    rect({ ...pad, x: pad.x + side * 0.02, y: pad.y + side * 0.03 }, tones.shade(0), {
      rx: n(side * 0.07),
      opacity: 0.35,
      filter: sheet.softly(14 * u),
    }),
    rect(
      pad,
      sheet.linear(
        [
          [0, mix(tones.spot, tones.pale, 0.36)],
          [0.6, mix(tones.spot, tones.pale, 0.12)],
          [1, mix(tones.spot, tones.ink, 0.14)],
        ],
        { x1: 0, y1: 0, x2: 0.6, y2: 1 },
      ),
      { rx: n(side * 0.07) },
    ),
    hand.under,
    drawPalm(sheet, patient),
    hand.over,
  )
  paintVignette(sheet, 0.12)
}
