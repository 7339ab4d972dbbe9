import type { Palette } from './palettes.ts'
import { tonesOf } from './palettes.ts'
import type { Point } from './paths.ts'
import { n } from './paths.ts'
import type { Random } from './random.ts'
import { createRandom } from './random.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]
type Attributes = Record<string, string | number | undefined>

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('')

/** An element as text; an attribute left undefined is left out. */
export const tag = (name: string, attributes: Attributes, inner = ''): string =>
  `<${name}${write(attributes)}${inner ? `>${inner}</${name}>` : '/>'}`

export const path = (d: string, attributes: Attributes): string => tag('path', { d, ...attributes })
export const group = (attributes: Attributes, ...inner: string[]): string =>
  tag('g', attributes, inner.join(''))
/** A line: stroked, not filled, round at its ends. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export type Box = { x: number; y: number; width: number; height: number }

/** A rectangle; `rx` in `more` rounds its corners. */
export const rect = ({ x, y, width, height }: Box, fill: string, more: Attributes = {}): string =>
  tag('rect', { x: n(x), y: n(y), width: n(width), height: n(height), fill, ...more })

export const circle = ([x, y]: Point, radius: number, fill: string, more: Attributes = {}): string =>
  tag('circle', { cx: n(x), cy: n(y), r: n(radius), fill, ...more })

export const ellipse = (
  [x, y]: Point,
  [rx, ry]: readonly [number, number],
  fill: string,
  more: Attributes = {},
): string => tag('ellipse', { cx: n(x), cy: n(y), rx: n(rx), ry: n(ry), fill, ...more })

/** What a picture is drawn on: its size, its colours, its chance, and the definitions it gathers. */
export function createSheet(picture: {
  palette: Palette
  seed: number
  width: number
  height: number
  dark?: boolean | undefined
}) {
  const { width: w, height: h } = picture
  const defs: string[] = []
  let body: string[] = []
  const blurs = new Map<string, string>()
  const define = (name: string, attributes: Attributes, inner: string): string => {
    const id = `d${defs.length}`
    defs.push(tag(name, { id, ...attributes }, inner))
    return `url(#${id})`
  }
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(([offset, colour, opacity]) =>
        tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
      )
      .join('')
  const filter = (inner: string, pad = 0.4): string =>
    define(
      'filter',
      {
        filterUnits: 'userSpaceOnUse',
        x: n(-w * pad),
        y: n(-h * pad),
        width: n(w * (1 + 2 * pad)),
        height: n(h * (1 + 2 * pad)),
        'color-interpolation-filters': 'sRGB',
      },
      inner,
    )
  return {
    w,
    h,
    /** A thousandth of the picture's mean side: sizes in it hold at every size. */
    u: Math.sqrt(w * h) / 1000,
    wide: w / h > 1.15,
    tones: tonesOf(picture.palette, picture.dark ?? false),
    palette: picture.palette,
    seed: picture.seed,
    random: createRandom(picture.seed) as Random,
    add: (...parts: string[]): void => void body.push(...parts),
    /** What `paint` would have added, as text: to be clipped, faded or moved as one. */
    capture(paint: () => void): string {
      const outer = body
      body = []
      paint()
      const inner = body.join('')
      body = outer
      return inner
    },
    define,
    filter,
    /** A blur of the whole sheet's extent: for groups, and for what has no box of its own. */
    blur(deviation: number): string {
      const key = n(deviation)
      const known = blurs.get(key) ?? filter(tag('feGaussianBlur', { stdDeviation: key }))
      blurs.set(key, known)
      return known
    },
    /** A blur within the shape's own box and a share of it around: quick for small ones. */
    softly(deviation: number, pad = 0.5): string {
      const key = `soft ${n(deviation)} ${pad}`
      const known =
        blurs.get(key) ??
        define(
          'filter',
          {
            x: -pad,
            y: -pad,
            width: 1 + 2 * pad,
            height: 1 + 2 * pad,
            'color-interpolation-filters': 'sRGB',
          },
          tag('feGaussianBlur', { stdDeviation: n(deviation) }),
        )
      blurs.set(key, known)
      return known
    },
    /** Left to right by default; `box` coordinates are shares of the shape's own box. */
    linear: (stops: readonly Stop[], box: Attributes = {}): string =>
      define('linearGradient', box, stopsOf(stops)),
    radial: (stops: readonly Stop[], box: Attributes = {}): string =>
      define('radialGradient', box, stopsOf(stops)),
    clip: (...inner: string[]): string => define('clipPath', {}, inner.join('')),
    mask: (...inner: string[]): string =>
      define(
        'mask',
        {
          maskUnits: 'userSpaceOnUse',
          x: n(-w * 0.1),
          y: n(-h * 0.1),
          width: n(w * 1.2),
          height: n(h * 1.2),
        },
        inner.join(''),
      ),
    /** The whole as SVG, with `bleed` more of the picture's pixels on every side, drawn at `scale`. */
    text: (bleed = 0, scale = 1): string => {
      const [width, height] = [w + 2 * bleed, h + 2 * bleed]
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" ` +
        `viewBox="${-bleed} ${-bleed} ${width} ${height}" preserveAspectRatio="none">` +
        `<defs>${defs.join('')}</defs>${body.join('')}</svg>`
      )
    },
  }
}

export type Sheet = ReturnType<typeof createSheet>
