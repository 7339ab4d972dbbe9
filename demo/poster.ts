import type { Palette, Picture } from './pictures/draw.ts'
import { drawSvg } from './pictures/draw.ts'

/** Outlines of a poster's words, on a sheet of 373 × 497. */
export type PosterWords = { eyebrow: string; title: string; small: string }

type Poster = Pick<Picture, 'kind' | 'seed'> & { palette: Palette; words: PosterWords; dark?: boolean }

const width = 373
const height = 497
const pictureHeight = 288

/** SVG text of a popup's poster, 3:4: a picture above, words below. */
export function drawPoster({ palette, words, kind, seed, dark = false }: Poster): string {
  const picture = drawSvg({ kind, seed, palette, dark, width, height: pictureHeight })
  const [ground, ink, quiet] = dark
    ? [palette.ink, palette.surface, palette.soft]
    : [palette.surface, palette.ink, palette.strong]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${picture}` +
    `<path d="${words.eyebrow}" fill="${dark ? palette.accent : palette.mid}"/>` +
    `<path d="${words.title}" fill="${ink}"/><path d="${words.small}" fill="${quiet}"/></svg>`
  )
}
