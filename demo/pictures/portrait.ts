import { drawSprig } from './botany.ts'
import { mix } from './colour.ts'
import type { Clothes, Style } from './hair.ts'
import { strandsOf } from './hair.ts'
import type { Point } from './paths.ts'
import { arch, curve, n } from './paths.ts'
import { styles } from './people.ts'
import type { Sheet } from './sheet.ts'
import { group, line, path, tag } from './sheet.ts'
import { paintGround } from './stage.ts'

const STROKE = 2.7

/** What is worn: the edges of a white coat, and the shape of what shows under it. */
const clothes: Record<Clothes, { edges: string; under?: string }> = {
  tie: {
    edges:
      'M-50 54L-30 98L0 128L30 98L50 54M-52 56C-74 110 -70 150 -60 176L-84 190L-10 400M52 56C74 110 70 150 60 176L84 190L10 400M-14 136L14 136M-11 150L-24 330M11 150L24 330',
    under: 'M-16 114L0 128L16 114L10 150L26 352L0 400L-26 352L-10 150Z',
  },
  round: {
    edges:
      'M-46 56C-36 104 36 104 46 56M-48 56C-66 110 -66 150 -56 180L-80 192L0 410M48 56C66 110 66 150 56 180L80 192L0 410',
    under: 'M-46 56C-36 104 36 104 46 56L62 180L0 400L-62 180Z',
  },
  closed: {
    edges:
      'M-50 50C-44 84 -20 112 0 122C20 112 44 84 50 50M0 122C6 180 8 300 8 520M28 210h0.1M28 300h0.1M28 390h0.1',
  },
  scrubs: {
    edges: 'M-58 58L0 190L58 58M-46 62L0 166L46 62M-150 300h84v110',
    under: 'M-46 62L0 166L46 62C30 100 -30 100 -46 62Z',
  },
  turtleneck: {
    edges:
      'M-44 16C-30 34 30 34 44 16M-46 44C-30 60 30 60 46 44M-48 56C-70 110 -68 150 -58 178L-82 192L0 420M48 56C70 110 68 150 58 178L82 192L0 420',
    under: 'M-44 16C-30 34 30 34 44 16L48 56C66 100 66 150 62 180L0 410L-62 180C-66 150 -66 100 -48 56Z',
  },
  blouse: {
    edges:
      'M-46 54C-40 92 -16 110 0 112C16 110 40 92 46 54M0 112C-30 92 -70 106 -62 138C-56 156 -20 146 0 120C20 146 56 156 62 138C70 106 30 92 0 112M-4 128C-20 170 -26 210 -22 250M6 128C18 170 24 200 34 236M-60 70C-84 130 -84 160 -70 192L-12 400M60 70C84 130 84 160 70 192L12 400',
    under: 'M-46 54C-40 92 -16 110 0 112C16 110 40 92 46 54L70 192L0 400L-70 192Z',
  },
}

/** The bust in few lines; hair is one shape with light combed through it, the eyes are left to the viewer. */
function drawBust(sheet: Sheet, style: Style): string {
  const { random, tones } = sheet
  const { jaw, neck, shoulders: w } = style
  const turn = random.between(10, 18) * random.sign()
  const skin = tones.dark ? tones.shade(0.5) : mix(tones.pale, tones.paper, 0.5)
  const coat = tones.dark ? tones.shade(0.66) : tones.pale
  const own = tones.dark ? tones.shade(0.03) : mix(tones.line, tones.shade(0.3), random.between(0, 0.4))
  const hair = mix(own, tones.shade(tones.dark ? 0.7 : 0.72), style.grey ?? 0)
  const lines = tones.dark ? tones.pale : tones.line
  const stroke = (d: string, width = 1, opacity = 1): string => line(d, lines, STROKE * width, { opacity })
  const contour: Point[] = [
    [-90, -150],
    [-87, -112],
    [-74 * jaw + turn * 0.1, -62],
    [-36 * jaw + turn * 0.5, -12],
    [turn * 0.6, 0],
    [38 * jaw + turn * 0.4, -13],
    [74 * jaw + turn * 0.1, -62],
    [87, -112],
    [90, -150],
  ]
  const face = curve([...contour, [86, -220], [0, -290], [-86, -220]], true)
  const throat = `M${-neck} -40C${-neck} 10 ${-neck} 34 ${-neck - 8} 52L0 128L${neck + 8} 52C${neck} 34 ${neck} 10 ${neck} -40Z`
  const left = `M${-neck - 6} 48C${-neck - 50} 76 ${-w * 0.74} 84 ${-w * 0.86} 132C${-w * 0.98} 186 ${-w} 300 ${-w} 560`
  const right = `M${w} 560C${w} 300 ${w * 0.98} 186 ${w * 0.86} 132C${w * 0.74} 84 ${neck + 50} 76 ${neck + 6} 48`
  const { edges, under } = clothes[style.clothes]
  const nose = `M${n(turn * 1.1 + Math.sign(turn) * 54)} -170C${n(turn * 1.1 + Math.sign(turn) * 40)} -184 ${n(turn * 1.1 + Math.sign(turn) * 18)} -184 ${n(turn * 1.2 + Math.sign(turn) * 6)} -166C${n(turn * 1.2)} -140 ${n(turn * 2)} -112 ${n(turn * 1.85)} -100C${n(turn * 1.6)} -92 ${n(turn * 1.2)} -92 ${n(turn * 0.9)} -97`
  const brow = `M${n(turn - Math.sign(turn) * 18)} -170C${n(turn - Math.sign(turn) * 32)} -182 ${n(turn - Math.sign(turn) * 52)} -180 ${n(turn - Math.sign(turn) * 64)} -168`
  const mouth = `M${n(turn * 1.1 - 18)} -53C${n(turn * 1.1 - 6)} -58 ${n(turn * 1.1 - 3)} -54 ${n(turn * 1.1)} -54C${n(turn * 1.1 + 3)} -54 ${n(turn * 1.1 + 6)} -58 ${n(turn * 1.1 + 18)} -54M${n(turn * 1.1 - 8)} -43Q${n(turn * 1.1)} -39 ${n(turn * 1.1 + 8)} -43`
  const square = [-33, 33]
    .map(
      (dx) => `M${n(turn + dx - 25)} -166h50q5 0 4 6l-5 26q-2 10 -14 10h-20q-12 0 -14 -10l-5 -26q-1 -6 4 -6Z`,
    )
    .join('')
  const frames = {
    square: `${square}M${n(turn - 5)} -154q5 -5 10 0M${n(turn - 60)} -158L-88 -160M${n(turn + 60)} -158L88 -160`,
    round: `M${n(turn - 56)} -148a23 22 0 1 0 46 0a23 22 0 1 0 -46 0M${n(turn + 10)} -148a23 22 0 1 0 46 0a23 22 0 1 0 -46 0M${n(turn - 10)} -150q10 -8 20 0M${n(turn - 56)} -151L-88 -157M${n(turn + 56)} -151L88 -157`,
  }
  const age = `M${n(turn * 1.1 - 34)} -92q-8 14 -6 28M${n(turn * 1.1 + 34)} -92q8 14 6 28M${n(turn - 46)} -124q14 8 28 2M${n(turn + 18)} -122q14 6 28 -2`
  const beard = `M-88 -120C-86 -76 ${n(-74 * jaw)} -40 ${n(-36 * jaw + turn * 0.5)} -10C-12 6 22 6 ${n(38 * jaw + turn * 0.4)} -11C${n(74 * jaw)} -40 86 -76 88 -120C76 -96 62 -84 ${n(turn * 1.1 + 30)} -74C${n(turn * 1.1 + 10)} -82 ${n(turn * 1.1 - 10)} -82 ${n(turn * 1.1 - 30)} -74C-62 -84 -76 -96 -88 -120Z`
  const ears = 'M-90 -158C-110 -168 -110 -112 -86 -108M90 -158C110 -168 110 -112 86 -108'
  return [
    style.behind ? path(style.behind, { fill: hair }) : '',
    path(throat, { fill: mix(skin, tones.body, tones.dark ? 0.3 : 0.16) }),
    path(`${left}H${w}${right.replace(/^M[^C]*/, '')}L0 160Z`, { fill: coat }),
    under
      ? path(under, { fill: tones.dark ? tones.shade(0.34) : tones.shade(0.5), transform: 'translate(7 5)' })
      : '',
    stroke(
      `M${-neck} -30C${-neck} 10 ${-neck} 34 ${-neck - 8} 52M${neck} -30C${neck} 10 ${neck} 34 ${neck + 8} 52`,
    ),
    stroke(left + right),
    stroke(edges),
    style.ears ? path(ears, { fill: skin }) + stroke(ears) : '',
    style.earrings ? stroke('M-97 -100h0.1M97 -100h0.1', 4) : '',
    path(face, { fill: skin }),
    stroke(curve(contour)),
    style.beard ? path(beard, { fill: hair, opacity: 0.32 }) : '',
    style.lined ? stroke(age, 0.6, 0.45) : '',
    stroke(nose, 0.85, 0.85),
    stroke(brow, 0.85, 0.85),
    stroke(mouth, 0.85, 0.8),
    style.glasses ? stroke(frames[style.glasses], style.glasses === 'square' ? 1.2 : 0.85) : '',
    path(style.front, { fill: hair }),
    group(
      { 'clip-path': sheet.clip(path(style.front, {})), opacity: tones.dark ? 0.5 : 0.42 },
      ...strandsOf(style.locks).map((d, i) =>
        line(d, tones.dark ? tones.body : tones.pale, STROKE * (i % 3 ? 0.36 : 0.6)),
      ),
    ),
  ].join('')
}

/** A person on a sheet: the chin stands at `at`, the head is about 320 `scale` high. */
export function placeBust(sheet: Sheet, style: Style, scale: number, at: Point): string {
  return group(
    { transform: `translate(${n(at[0])} ${n(at[1])}) scale(${Math.round(scale * 1000) / 1000})` },
    drawBust(sheet, style),
  )
}

/** A doctor: the bust before a pale arch or moon, a sprig beside it; hair, collar and turn by seed. */
export function drawPortrait(sheet: Sheet): void {
  const { random, tones, w, h, u } = sheet
  paintGround(sheet, [0.25, 0.1])
  const style = styles[(sheet.seed - 1 + styles.length) % styles.length] ?? styles[0]
  const side = Math.min(w, h * 0.84)
  const r = side * 0.38
  const tint = sheet.linear(
    [
      [0, mix(tones.haze, tones.body, tones.dark ? 0.3 : 0.2)],
      [1, mix(tones.haze, tones.paper, 0.2)],
    ],
    { x1: 0, y1: 0, x2: 0.3, y2: 1 },
  )
  const [x, y] = [w / 2, h - side * 0.62]
  const lean = random.sign()
  const sprig = drawSprig(random, random.pick(['olive', 'laurel', 'round'] as const), {
    foot: [x + lean * r * 0.7, h * 1.05],
    angle: -Math.PI / 2 + lean * 0.22,
    length: h - y + r * 0.4,
    leaf: side * 0.15,
    stroke: 3 * u,
  })
  sheet.add(
    random.chance(0.6)
      ? path(arch(x, h * 1.1, r * 2, h * 1.1 - y + r), { fill: tint })
      : tag('circle', { cx: n(x), cy: n(y), r: n(r), fill: tint }),
    group(
      { opacity: 0.4 },
      line(sprig.stem, tones.line, u),
      ...sprig.leaves.map(({ outline, veins }) => line(outline + (veins[0] ?? ''), tones.line, 1.3 * u)),
    ),
    placeBust(sheet, style, side / 660, [x, y + side * 0.18]),
  )
}
