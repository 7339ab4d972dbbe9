import { bezier, brush, n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { ellipse, group, line, path, rect } from '../sheet.ts'
import { down } from '../solids.ts'
import { paintGround, paintVignette } from '../stage.ts'
import { paintWindowLight } from '../window-light.ts'

/** Ink stone, ink and brush beside a sheet with one stroke, from above. */
export function drawInkstone(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  const at = (share: number): number => w * 0.5 + lean * share * side
  paintGround(sheet, [0.3, 0.1])
  const ink = tones.dark ? tones.shade(0.9) : tones.ink
  const stone = tones.dark ? 0.1 : 0.08
  const shadow = (x: number, y: number, width: number, height: number): string =>
    rect({ x: x + 9 * u, y: y + 13 * u, width, height }, tones.shade(0), {
      opacity: 0.28,
      rx: n(16 * u),
      filter: sheet.softly(9 * u),
    })
  const page = { x: at(-0.2) - side * 0.3, y: h * 0.12, width: side * 0.6, height: h * 0.76 }
  const slab = { x: at(0.36) - side * 0.15, y: h * 0.22, width: side * 0.3, height: side * 0.42 }
  const stroke = bezier(
    [at(-0.36), h * 0.34],
    [at(-0.2), h * 0.2],
    [at(-0.04), h * 0.5],
    [at(-0.16), h * 0.72],
    22,
  )
  sheet.add(
    shadow(page.x, page.y, page.width, page.height),
    rect(page, tones.shade(tones.dark ? 0.3 : 1)),
    path(
      brush(stroke, (t) => side * 0.07 * Math.sin(Math.PI * (0.14 + t * 0.84)) ** 0.8),
      { fill: ink, opacity: 0.86 },
    ),
    rect({ x: at(-0.02) - side * 0.025, y: h * 0.76, width: side * 0.05, height: side * 0.05 }, tones.spot, {
      rx: n(4 * u),
    }),
    shadow(slab.x, slab.y, slab.width, slab.height),
    rect(slab, down(sheet, stone + 0.3, stone), { rx: n(18 * u) }),
    ellipse(
      [slab.x + slab.width / 2, slab.y + slab.height * 0.58],
      [slab.width * 0.36, slab.height * 0.3],
      tones.shade(stone - 0.08),
    ),
    ellipse(
      [slab.x + slab.width / 2, slab.y + slab.height * 0.6],
      [slab.width * 0.33, slab.height * 0.27],
      down(sheet, 0.2, 0.02),
    ),
    ellipse(
      [slab.x + slab.width * 0.42, slab.y + slab.height * 0.5],
      [slab.width * 0.12, slab.height * 0.03],
      tones.pale,
      { opacity: 0.4 },
    ),
    group(
      { transform: `rotate(${n(lean * 14)} ${n(at(0.1))} ${n(h * 0.6)})` },
      line(`M${n(at(0.13) + 8 * u)} ${n(h * 0.16)}V${n(h * 0.74)}`, tones.shade(0), 17 * u, { opacity: 0.2 }),
      line(`M${n(at(0.13))} ${n(h * 0.12)}V${n(h * 0.7)}`, tones.shade(tones.dark ? 0.7 : 0.36), 17 * u),
      line(
        `M${n(at(0.13) - 4 * u)} ${n(h * 0.13)}V${n(h * 0.69)}`,
        tones.shade(tones.dark ? 0.9 : 0.62),
        4 * u,
      ),
      path(
        `M${n(at(0.13) - 13 * u)} ${n(h * 0.7)}C${n(at(0.13) - 24 * u)} ${n(h * 0.78)} ${n(at(0.13) - 10 * u)} ${n(h * 0.83)} ${n(at(0.13))} ${n(h * 0.88)}C${n(at(0.13) + 10 * u)} ${n(h * 0.83)} ${n(at(0.13) + 24 * u)} ${n(h * 0.78)} ${n(at(0.13) + 13 * u)} ${n(h * 0.7)}Z`,
        { fill: ink },
      ),
    ),
  )
  paintWindowLight(sheet, { x: 0.06, y: -0.1, width: 0.5, height: 0.8 }, 0.25)
  paintVignette(sheet, 0.12)
}
