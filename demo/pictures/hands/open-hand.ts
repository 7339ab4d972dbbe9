import { mix } from '../colour.ts'
import type { Point } from '../paths.ts'
import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, ellipse } from '../sheet.ts'
import { paintVignette, whole } from '../stage.ts'
import { paintWindowLight } from '../window-light.ts'
import type { Pose } from './hand.ts'
import { posed } from './hand.ts'
import { drawPalm } from './palm.ts'

/** A drop of serum as it lies: light gathers at its far side and glints at its near one. */
function serum(sheet: Sheet, [x, y]: Point, r: number): string {
  const { tones } = sheet
  const clear = mix(tones.spot, tones.pale, 0.3)
  const body = sheet.radial(
    [
      [0, mix(tones.spot, tones.pale, 0.82)],
      [0.6, mix(tones.spot, tones.pale, 0.5)],
      [1, clear],
    ],
    { cx: 0.62, cy: 0.7, r: 0.75 },
  )
  return [
    ellipse([x + r * 0.2, y + r * 0.24], [r * 1.1, r * 0.92], mix(tones.spot, tones.ink, 0.3), {
      opacity: 0.4,
      filter: sheet.softly(r * 0.2),
    }),
    ellipse([x, y], [r * 1.08, r * 0.92], body, { opacity: 0.92 }),
    ellipse([x - r * 0.36, y - r * 0.36], [r * 0.26, r * 0.15], tones.pale, {
      opacity: 0.95,
      transform: `rotate(-35 ${n(x - r * 0.36)} ${n(y - r * 0.36)})`,
    }),
    circle([x + r * 0.4, y + r * 0.42], r * 0.1, tones.pale, { opacity: 0.5 }),
  ].join('')
}

/** An open hand that receives a drop of serum. */
export function drawOpenHand(sheet: Sheet): void {
  const { tones, random, w, h } = sheet
  const side = Math.min(w, h)
  sheet.add(
    whole(
      sheet,
      sheet.linear(
        [
          [0, tones.shade(tones.dark ? 0.22 : 0.58)],
          [1, tones.shade(tones.dark ? 0.06 : 0.4)],
        ],
        { x1: 0.1, y1: 0, x2: 0.8, y2: 1 },
      ),
    ),
  )
  paintWindowLight(sheet, { x: 0.2, y: -0.05, width: 0.42, height: 0.8 }, 0.5)
  const lean = random.sign()
  const pose: Pose = {
    at: [w * (0.5 + lean * 0.12), h * 0.84],
    turn: -lean * random.between(0.44, 0.56),
    scale: side / 1150,
    mirrored: lean < 0,
  }
  sheet.add(drawPalm(sheet, pose), serum(sheet, posed(pose)([-10, -290]), side * 0.056))
  paintVignette(sheet, 0.12)
}
