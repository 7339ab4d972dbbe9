/*
 * Long pictures, as the pages of treatments are drawn in Korea: some 860 px wide and 16,000 px high. A page shows
 * strips of them one below the other, and each strip loads when it is near the screen (docs/product.md, I6).
 */

/** In px. */
type Size = { width: number; height: number }

/** A part is a strip, by its place from the top, or what a cut round a height in per cent shows. */
export type PicturePart = { strip: number } | { focus: number }

/** Most rows of a strip, in px of the stored picture. */
const stripHeight = 2048

/** Height to width beyond which a picture is long. */
const longRatio = 2.5

export const isLongPicture = ({ width, height }: Size): boolean =>
  height > stripHeight && height > width * longRatio

/** Rows at which the strips of a long picture begin and end: `[0, 2000, 4000]` of two. */
export function stripEdges({ height }: Size): number[] {
  const count = Math.ceil(height / stripHeight)
  return Array.from({ length: count + 1 }, (_, index) => Math.round((index * height) / count))
}

/** The part of a long picture that is loaded first; `undefined` for another picture, which is loaded whole. */
export const firstPartOf = (size: Size): PicturePart | undefined =>
  isLongPicture(size) ? { strip: 0 } : undefined

/** Rows of a part of a long picture, first and after the last; `undefined` for a strip that it does not have. */
export function rowsOfPart(size: Size, part: PicturePart): [number, number] | undefined {
  if ('focus' in part) {
    // A place that cuts the picture at this height shows of this part just what it would show of the whole.
    const height = Math.round(size.width * longRatio)
    const top = Math.round(((size.height - height) * part.focus) / 100)
    return [top, top + height]
  }
  const edges = stripEdges(size)
  const [top, bottom] = [edges[part.strip], edges[part.strip + 1]]
  return top === undefined || bottom === undefined ? undefined : [top, bottom]
}
