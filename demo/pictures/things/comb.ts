import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { group, path, rect } from '../sheet.ts'
import { inLine } from '../botanical.ts'
import { drawSprig } from '../botany.ts'
import { down } from '../solids.ts'
import { paintGround, paintVignette } from '../stage.ts'

/** A wooden comb from above, a sprig beside it. */
export function drawComb(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const lean = random.sign()
  paintGround(sheet, [0.25, 0.1])
  const [x, y, width, height] = [w * 0.5 - side * 0.36, h * 0.36, side * 0.72, side * 0.34]
  const teeth = Array.from({ length: 27 }, (_, i) => {
    const left = x + width * (0.06 + (i / 27) * 0.9)
    const long = height * (0.6 - 0.1 * Math.abs(i / 13 - 1) ** 2)
    return rect(
      { x: left, y: y + height * 0.36, width: width * 0.019, height: long },
      down(sheet, 0.4, 0.5),
      { rx: n(width * 0.009) },
    )
  })
  const back = `M${n(x)} ${n(y + height * 0.46)}C${n(x)} ${n(y - height * 0.1)} ${n(x + width * 0.2)} ${n(y)} ${n(x + width * 0.5)} ${n(y)}S${n(x + width)} ${n(y - height * 0.1)} ${n(x + width)} ${n(y + height * 0.46)}Z`
  const comb = (fill?: string): string =>
    (fill ? path(back, { fill }) : path(back, { fill: down(sheet, tones.dark ? 0.8 : 0.56, 0.36) })) +
    teeth.join('')
  const turn = `rotate(${n(lean * 16)} ${n(w / 2)} ${n(h / 2)})`
  const sprig = drawSprig(random, 'laurel', {
    foot: [w * (0.5 + lean * 0.38), h * 1.05],
    angle: -Math.PI / 2 - lean * 0.24,
    length: h * 0.96,
    leaf: side * 0.24,
    stroke: 5 * u,
  })
  sheet.add(
    group({ opacity: 0.9 }, inLine(sheet, sprig, 2 * u)),
    group(
      { transform: `translate(${n(9 * u)} ${n(13 * u)}) ${turn}`, opacity: 0.18, filter: sheet.blur(9 * u) },
      comb(tones.shade(0)),
    ),
    group({ transform: turn }, comb()),
  )
  paintVignette(sheet, 0.1)
}
