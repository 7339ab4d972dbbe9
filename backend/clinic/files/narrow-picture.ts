import type { PicturePart } from '#schema/plain/long-picture.ts'
import { isLongPicture, rowsOfPart } from '#schema/plain/long-picture.ts'
import sharp, { type Sharp } from 'sharp'
import { type Size, webpSide } from './kept-size.ts'
import { maxPixels } from './raster.ts'

/**
 * Returns a picture, or a part of a long one, no wider than `width`; `null` where it has no such part. `own` is its size,
 * upright. Every part is cut from the same narrowed picture, so that strips meet without a seam.
 */
export function narrowPicture(
  bytes: Uint8Array,
  own: Size,
  width: number,
  part: PicturePart | undefined,
): Sharp | null {
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
  if (!part) return upright.resize({ width, height: webpSide, fit: 'inside', withoutEnlargement: true })
  const rows = isLongPicture(own) ? rowsOfPart(own, part) : undefined
  if (!rows) return null
  const scale = Math.min(1, width / own.width)
  const narrow = { width: Math.round(own.width * scale), height: Math.round(own.height * scale) }
  const [top, bottom] = rows.map((row) => Math.round(row * scale)) as [number, number]
  return upright
    .resize({ ...narrow, fit: 'fill' })
    .extract({ left: 0, top, width: narrow.width, height: bottom - top })
}
