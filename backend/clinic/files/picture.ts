import { ProblemError } from '#backend/kernel/http/problem.ts'
import type { Crop } from '#schema/files.ts'
import sharp, { type Sharp } from 'sharp'
import type { PicturePart } from '#schema/plain/long-picture.ts'
import type { PictureMime } from './file-address.ts'
import { keptSize, type Size, webpSide } from './kept-size.ts'
import { narrowPicture } from './narrow-picture.ts'
import { isRaster, maxPixels } from './raster.ts'
import { createWorkQueue } from '#backend/kernel/concurrency/work-queue.ts'

/** A picture of ours, without metadata, in the size it is stored in (pixels): WebP, or JPEG where it is too high for that. */
export type Picture = { bytes: Buffer; mime: PictureMime; width: number; height: number }
/** A picture with the size that it came in, where that was larger. */
type ReducedPicture = Picture & { reducedFrom: Size | null }

/** Decoding takes much memory, so uploads and gated pictures have their turns. */
const takeTurn = createWorkQueue({
  size: 2,
  limit: {
    waiting: 50,
    full: () =>
      new ProblemError(503, 'images-busy', '그림을 처리하는 중입니다. 잠시 후 다시 시도해 주세요.', {
        headers: { 'retry-after': '5' },
      }),
  },
})

const refuse = (code: string, message: string) => new ProblemError(422, code, message)
const unreadable = () =>
  refuse('unsupported-image', '읽을 수 있는 그림이 아닙니다. JPEG, PNG, WebP, AVIF, GIF만 올릴 수 있습니다.')

/**
 * Makes what somebody sent into a picture of ours. The content decides, whatever it was called: it is decoded and
 * encoded anew, so that nothing but its pixels remains (no metadata, no place where it was taken, no second file behind
 * the first). Throws 422 for what is no still picture, 413 for too many pixels. A gated picture is never higher than
 * WebP allows. Source: docs/product.md, G4.
 */
export async function normalizePicture(bytes: Uint8Array, { isGated = false } = {}): Promise<ReducedPicture> {
  if (!isRaster(bytes)) throw unreadable()
  return takeTurn(async () => {
    const own = await readFitSize(bytes)
    const kept = keptSize(own, { isGated })
    const isReduced = kept.width < own.width || kept.height < own.height
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
    const picture = await encode(
      isReduced ? upright.resize({ ...kept, fit: 'fill' }) : upright,
      kept.height,
    ).catch(() => {
      throw unreadable()
    })
    return { ...picture, reducedFrom: isReduced ? own : null }
  })
}

/** A part of one of our own pictures, in its pixels; it has to lie within the picture. */
export const cutPicture = (bytes: Uint8Array, { x, y, width, height }: Crop): Promise<Picture> =>
  takeTurn(() =>
    encode(sharp(bytes, { limitInputPixels: maxPixels }).extract({ left: x, top: y, width, height }), height),
  )

async function encode(picture: Sharp, height: number): Promise<Picture> {
  const mime = height > webpSide ? 'image/jpeg' : 'image/webp'
  const encoded =
    mime === 'image/jpeg'
      ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      : picture.webp({ quality: 88, effort: 3 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: data, mime, width: info.width, height: info.height }
}

/** Reads the head alone, which is judged before a pixel is decoded. Returns the size of the picture upright. */
async function readFitSize(bytes: Uint8Array): Promise<Size> {
  const head = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if ((head.pages ?? 1) > 1) throw refuse('animated-image', '움직이는 그림은 올릴 수 없습니다.')
  if (head.width * head.height > maxPixels) {
    const message = `그림이 너무 큽니다. ${maxPixels / 1_000_000}백만 화소까지입니다.`
    throw new ProblemError(413, 'image-too-large', message)
  }
  const { width, height } = head.autoOrient
  return { width, height }
}

/** One of our own pictures, or a part of it, as WebP no wider than `width`; `null` where it has no such part. */
export const encodeNarrow = (
  bytes: Uint8Array,
  width: number,
  part: PicturePart | undefined,
): Promise<Buffer | null> =>
  takeTurn(async () => {
    const { autoOrient: own } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
    const narrowed = narrowPicture(bytes, own, width, part)
    return narrowed && narrowed.webp({ quality: 75, effort: 2 }).toBuffer()
  })
