import type { Palette } from './palettes.ts'
import { n } from './paths.ts'
import { group, line, path, tag } from './sheet.ts'

export type Partner = 'raon' | 'mirae' | 'sol'
export type Logo = {
  partner: Partner
  /** The clinic's full name, kept as the drawing's title. */
  name: string
  /** The wordmark: letters of `RAONMIESL`, drawn as paths. */
  latin: string
  palette: Palette
  tone: 'color' | 'white'
  /** Pixels; the mark fills it, the width follows. */
  height?: number
}

type Glyph = { width: number; d: string }
type Lettering = { stroke?: number; tracking: number; size: number; glyphs: Record<string, Glyph> }

const ring = (x: number, r: number): string => `M${x} ${50 - r}a${r} ${r} 0 1 0 0.1 0Z`

/** Cap height 100. Round and even for raon; thick and thin with hairline serifs for mirae; light and wide for sol. */
const letterings: Record<Partner, Lettering> = {
  raon: {
    stroke: 13,
    tracking: 21,
    size: 0.44,
    glyphs: {
      R: { width: 62, d: 'M7 93V7H34C60 7 60 55 34 55H7M33 55L57 93' },
      A: { width: 82, d: 'M7 93L41 7L75 93M20 65H62' },
      O: { width: 100, d: ring(50, 43) },
      N: { width: 76, d: 'M7 93V7L69 93V7' },
    },
  },
  mirae: {
    tracking: 26,
    size: 0.4,
    glyphs: {
      M: {
        width: 108,
        d: 'M0 0H20L54 82L86 0H106V2.8H98V97.2H106V100H76V97.2H85V10L50 100H48L12 12V97.2H21V100H0V97.2H9V2.8H0Z',
      },
      I: { width: 32, d: 'M0 0H31V2.8H22V97.2H31V100H0V97.2H9V2.8H0Z' },
      R: {
        width: 70,
        d: 'M0 0H40C74 0 74 52 44 53L70 97.2H82V100H61L34 54H22V97.2H31V100H0V97.2H9V2.8H0ZM22 2.8V51.4H36C58 51.4 58 2.8 36 2.8Z',
      },
      A: {
        width: 88,
        d: 'M42 0H48L84 97.2H94V100H60V97.2H69L59 67H23L12 97.2H21V100H0V97.2H9ZM41 17L24 64.2H58Z',
      },
      E: {
        width: 66,
        d: 'M0 0H59V22H56.4C55 8 50 2.8 40 2.8H22V48.4H36C42 48.4 43.6 45 44 38H46.6V62H44C43.6 55 42 51.2 36 51.2H22V97.2H41C52 97.2 57 91 58.4 77H61V100H0V97.2H9V2.8H0Z',
      },
    },
  },
  sol: {
    stroke: 7,
    tracking: 52,
    size: 0.4,
    glyphs: {
      S: {
        width: 60,
        d: 'M53 19C48 8 40 4 30 4C16 4 7 12 7 25C7 40 19 45 31 49C45 54 54 61 54 75C54 88 44 96 30 96C18 96 9 91 5 79',
      },
      O: { width: 96, d: ring(48, 46) },
      L: { width: 50, d: 'M4 4V96H50' },
    },
  },
}

/** The three marks, each in a box of 100. */
const marks: Record<Partner, (palette: Palette, white: boolean) => string> = {
  // Two leaves about a drop of light.
  raon: ({ strong, mid, accent }, white) =>
    path('M46 94C8 82 -4 42 20 6C48 22 60 58 46 94Z', { fill: white ? '#ffffff' : strong }) +
    path('M54 94C48 66 58 40 84 26C104 56 92 86 54 94Z', {
      fill: white ? '#ffffff' : mid,
      opacity: white ? 0.72 : 1,
    }) +
    tag('circle', { cx: 60, cy: 16, r: 9, fill: white ? '#ffffff' : accent }),
  // The sun over the sea of Busan.
  mirae: ({ strong, accent }, white) => {
    const [body, fine] = white ? ['#ffffff', '#ffffff'] : [strong, accent]
    return (
      line(ring(50, 47.5), fine, 2.6) +
      path('M21 61A29 29 0 0 1 79 61Z', { fill: body }) +
      line('M14 68.5H86M20 76H80M30 83.5H70', fine, 2.6, { 'stroke-linecap': 'butt' })
    )
  },
  // A seal cut with a pine's needles.
  sol: ({ accent, surface }, white) => {
    const needles = Array.from({ length: 9 }, (_, i) => {
      const angle = -Math.PI / 2 + (i - 4) * 0.3
      const far = 56 - Math.abs(i - 4) * 4.2
      return `M50 78L${n(50 + Math.cos(angle) * far)} ${n(78 + Math.sin(angle) * far)}`
    }).join('')
    const cut = line(`${needles}M50 78V90`, white ? '#ffffff' : surface, 3.4)
    const seal = 'M7 10C32 4 68 5 92 8C96 30 95 70 93 92C68 96 32 96 8 93C4 70 5 32 7 10Z'
    return (white ? line(seal, '#ffffff', 4) : path(seal, { fill: accent })) + cut
  },
}

const picture = (width: number, height: number, title: string, inner: string): string =>
  tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: Math.ceil((width * height) / 100),
      height,
      viewBox: `0 0 ${n(width)} 100`,
    },
    tag('title', {}, title) + inner,
  )

/** A partner's mark alone, square. */
export const drawMark = ({ partner, name, palette, tone, height = 256 }: Omit<Logo, 'latin'>): string =>
  picture(100, height, name, marks[partner](palette, tone === 'white'))

/** A partner's mark and wordmark in a row. Throws when a letter has no drawing. */
export function drawLogo({ partner, name, latin, palette, tone, height = 120 }: Logo): string {
  const { stroke, tracking, size, glyphs } = letterings[partner]
  const colour = tone === 'white' ? '#ffffff' : partner === 'raon' ? palette.strong : palette.ink
  let x = 0
  const letters = Array.from(latin, (letter) => {
    const glyph = glyphs[letter]
    if (!glyph) throw new Error(`The lettering of "${partner}" has no letter "${letter}" of "${latin}"`)
    const place = { transform: `translate(${n(x)} 0)` }
    x += glyph.width + tracking
    return stroke
      ? line(glyph.d, colour, stroke, place)
      : path(glyph.d, { fill: colour, 'fill-rule': 'evenodd', ...place })
  })
  const start = 124
  const word = group({ transform: `translate(${start} ${n(50 - 50 * size)}) scale(${size})` }, ...letters)
  return picture(
    start + (x - tracking) * size + 4,
    height,
    name,
    marks[partner](palette, tone === 'white') + word,
  )
}
