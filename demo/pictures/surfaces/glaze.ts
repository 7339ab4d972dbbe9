import { n } from '../paths.ts'
import type { Sheet } from '../sheet.ts'
import { circle, group, line, path } from '../sheet.ts'
import { paintVignette, whole } from '../stage.ts'

/** Ceramic seen close: a glaze that ran over raw clay, its edge thick and bright. */
export function drawGlaze(sheet: Sheet): void {
  const { tones, random, w, h, u } = sheet
  const side = Math.min(w, h)
  const drops = Math.round((w / side) * 3)
  const step = (w * 1.2) / drops
  let [x, edge] = [-w * 0.1, `M${n(-w * 0.1)} ${n(h * 0.5)}`]
  for (let i = 0; i < drops; i++) {
    const deep = h * random.between(0.58, 0.7)
    const high = h * random.between(0.5, 0.55)
    edge += `C${n(x + step * 0.3)} ${n(high)} ${n(x + step * 0.12)} ${n(deep)} ${n(x + step * 0.5)} ${n(deep)}S${n(x + step * 0.7)} ${n(high)} ${n(x + step)} ${n(high)}`
    x += step
  }
  const glaze = `${edge}V${n(-h * 0.1)}H${n(-w * 0.1)}Z`
  const clay = tones.dark ? 0.62 : 0.82
  const specks = Array.from({ length: 160 }, () =>
    circle([random.next() * w, random.next() * h], random.between(0.8, 2.6) * u, tones.shade(0.1), {
      opacity: random.between(0.1, 0.4),
    }),
  )
  const body = sheet.linear(
    [
      [0, tones.shade(tones.dark ? 0.3 : 0.56)],
      [0.5, tones.shade(tones.dark ? 0.16 : 0.4)],
      [1, tones.shade(tones.dark ? 0 : 0.14)],
    ],
    { x1: 0.2, y1: 0, x2: 0.4, y2: 1 },
  )
  sheet.add(
    whole(
      sheet,
      sheet.linear([
        [0, tones.shade(clay + 0.1)],
        [1, tones.shade(clay - 0.16)],
      ]),
    ),
    ...specks,
    path(glaze, {
      fill: tones.shade(0),
      opacity: 0.3,
      transform: `translate(${n(4 * u)} ${n(14 * u)})`,
      filter: sheet.softly(9 * u, 0.1),
    }),
    path(glaze, { fill: body }),
    group(
      { 'clip-path': sheet.clip(path(glaze, {})) },
      line(edge, tones.shade(0), 30 * u, { opacity: 0.2, filter: sheet.softly(8 * u, 0.1) }),
      line(edge, tones.pale, 5 * u, { opacity: 0.75, transform: `translate(${n(-5 * u)} ${n(-14 * u)})` }),
      line(
        `M${n(w * 0.14)} ${n(h * 0.06)}C${n(w * 0.1)} ${n(h * 0.2)} ${n(w * 0.12)} ${n(h * 0.3)} ${n(w * 0.16)} ${n(h * 0.36)}`,
        '#ffffff',
        34 * u,
        { opacity: 0.5, filter: sheet.blur(12 * u) },
      ),
      ...specks.slice(0, 60),
    ),
  )
  paintVignette(sheet, 0.12)
}
