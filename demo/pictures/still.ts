import { drawSprig } from './botany.ts'
import { mix } from './colour.ts'
import { n } from './paths.ts'
import type { Sheet } from './sheet.ts'
import { path, tag } from './sheet.ts'
import { drum, niche, slab, sphere, vase } from './solids.ts'
import { paintVignette, whole } from './stage.ts'
import { paintWindowLight } from './window-light.ts'

/** Wall and table: two planes and the soft line where they meet. */
export function paintRoom(sheet: Sheet, horizon: number, tone = 0): void {
  const { tones, w, h } = sheet
  const [wall, floor] = tones.dark ? [0.2 + tone, 0.3 + tone] : [0.72 + tone, 0.86 + tone]
  const down = { x1: 0.1, y1: 0, x2: 0.4, y2: 1 }
  sheet.add(
    whole(
      sheet,
      sheet.linear(
        [
          [0, tones.shade(wall + 0.1)],
          [0.9, tones.shade(wall - 0.06)],
        ],
        down,
      ),
    ),
    tag('rect', {
      x: n(-w * 0.1),
      y: n(h * horizon),
      width: n(w * 1.2),
      height: n(h * (1.1 - horizon)),
      fill: sheet.linear(
        [
          [0, tones.shade(floor - 0.1)],
          [0.5, tones.shade(floor)],
          [1, tones.shade(floor + 0.06)],
        ],
        down,
      ),
    }),
  )
}

/** Leaves standing in something, as solid as it is. */
export function drawTwig(sheet: Sheet, x: number, y: number, reach: number, lean: number): string {
  const { random, tones, u } = sheet
  const name = random.pick(['olive', 'laurel', 'round'] as const)
  const sprig = drawSprig(random, name, {
    foot: [x, y],
    angle: -Math.PI / 2 + lean,
    length: reach,
    leaf: reach * (name === 'round' ? 0.2 : 0.3),
    stroke: 5 * u,
  })
  return (
    path(sprig.stem, { fill: tones.shade(tones.dark ? 0.6 : 0.08) }) +
    sprig.leaves
      .map(({ outline, veins }) => {
        const tone = (tones.dark ? 0.52 : 0.2) + random.between(-0.1, 0.16)
        return (
          path(outline, {
            fill: sheet.linear([
              [0, tones.shade(tone + 0.1)],
              [1, tones.shade(tone - 0.1)],
            ]),
          }) +
          path(veins[0] ?? '', {
            fill: 'none',
            stroke: tones.shade(tone + 0.24),
            'stroke-width': n(u),
            opacity: 0.6,
          })
        )
      })
      .join('')
  )
}

/** A few simple bodies on a table in window light: arch, drum, ball, vase and twig; the accent is the ball or the moon. */
export function drawStill(sheet: Sheet): void {
  paintRoom(sheet, 0.7)
  paintBodies(
    sheet,
    { middle: sheet.w * 0.5, base: sheet.h * 0.8, side: Math.min(sheet.w, sheet.h * 1.1) },
    sheet.random.int(0, 2),
  )
  paintVignette(sheet, 0.12)
}

/** One of three arrangements (0–2) about a place; `side` is about its width. */
export function paintBodies(
  sheet: Sheet,
  { middle, base, side }: { middle: number; base: number; side: number },
  scene: number,
): void {
  const { random, tones, w, h } = sheet
  const lean = random.sign()
  const light = (width: number): { x: number; y: number; width: number; height: number } => ({
    x: middle / w - width * 0.66,
    y: (base - side * 0.74) / h,
    width,
    height: (side * 0.62) / h,
  })
  const span = (side * 0.56) / w
  const tone = tones.dark ? 0.6 : 0.72
  const at = (share: number): number => middle + lean * side * share
  const calm = tones.spot
  const bright = mix(calm, tones.pale, 0.5)
  const warm = [bright, mix(calm, tones.pale, 0.1), mix(calm, tones.ink, 0.24)] as const
  const plain = [tones.shade(1), tones.shade(tone + 0.04), tones.shade(tone - 0.34)] as const
  if (scene === 0) {
    sheet.add(niche(sheet, at(0.02), base - side * 0.09, side * 0.46, side * 0.5, tone - 0.1))
    paintWindowLight(sheet, light(span * 1.1), 0.6)
    sheet.add(
      drum(sheet, at(0.02), base, side * 0.34, side * 0.13, tone),
      drawTwig(sheet, at(0.06), base - side * 0.3, side * 0.36, lean * 0.3),
      vase(
        sheet,
        at(0.06),
        base - side * 0.125,
        side * 0.24,
        [0.13, 0.1, 0.15, 0.28, 0.35, 0.36, 0.31, 0.2],
        tone + 0.08,
      ),
      sphere(sheet, at(-0.26), base + side * 0.03, side * 0.062, warm),
    )
  } else if (scene === 1) {
    paintWindowLight(sheet, light(span), 0.7)
    sheet.add(
      slab(sheet, at(0.13), base - side * 0.03, side * 0.32, side * 0.56, tone - 0.06),
      slab(sheet, at(-0.08), base + side * 0.005, side * 0.26, side * 0.36, tone + 0.06),
      sphere(sheet, at(-0.08), base + side * 0.07, side * 0.085, plain),
      drum(sheet, at(0.26), base + side * 0.07, side * 0.2, side * 0.085, tone + 0.02),
      sphere(sheet, at(0.25), base - side * 0.01, side * 0.05, warm),
    )
  } else {
    const moon = sheet.radial(
      [
        [0, mix(tones.spot, tones.shade(0.72), 0.72)],
        [1, mix(tones.spot, tones.shade(0.6), 0.35)],
      ],
      { cx: 0.35, cy: 0.3, r: 0.8 },
    )
    sheet.add(
      tag('circle', {
        cx: n(at(-0.08)),
        cy: n(base - side * 0.38),
        r: n(side * 0.25),
        fill: moon,
        opacity: tones.dark ? 0.7 : 0.85,
      }),
    )
    paintWindowLight(sheet, light(span), 0.6)
    sheet.add(
      drum(sheet, at(0.1), base, side * 0.46, side * 0.075, tone),
      drum(sheet, at(0.14), base - side * 0.075, side * 0.3, side * 0.1, tone + 0.05),
      drawTwig(sheet, at(0.15), base - side * 0.36, side * 0.36, -lean * 0.42),
      vase(
        sheet,
        at(0.15),
        base - side * 0.17,
        side * 0.28,
        [0.08, 0.06, 0.06, 0.09, 0.19, 0.26, 0.27, 0.22, 0.14],
        tone + 0.08,
      ),
      sphere(sheet, at(-0.05), base - side * 0.074, side * 0.06, plain),
    )
  }
}
