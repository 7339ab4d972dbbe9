import { ProblemError } from '#backend/http/problem.ts'
import type { Crop } from '#schema/files.ts'
import sharp, { type Sharp } from 'sharp'
import { isRaster, maxPixels } from './raster.ts'
import { createWorkQueue } from '#backend/concurrency/work-queue.ts'

/** A picture of ours: WebP, without metadata, in the size it is stored in (pixels). */
export type Picture = { bytes: Buffer; width: number; height: number }

/** Longest side that is kept: the widest that is ever shown. */
const longestSide = 2560

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
 * the first). Throws 422 for what is no still picture, 413 for too many pixels. Source: docs/product.md, G4.
 */
export async function normalizePicture(bytes: Uint8Array): Promise<Picture> {
  if (!isRaster(bytes)) throw unreadable()
  return takeTurn(async () => {
    await refuseUnfit(bytes)
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    return encode(upright).catch(() => {
      throw unreadable()
    })
  })
}

/** A part of one of our own pictures, in its pixels; it has to lie within the picture. */
export const cutPicture = (bytes: Uint8Array, { x, y, width, height }: Crop): Promise<Picture> =>
  takeTurn(() =>
    encode(sharp(bytes, { limitInputPixels: maxPixels }).extract({ left: x, top: y, width, height })),
  )

async function encode(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.webp({ quality: 88, effort: 3 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** Reads the head alone: what it declares is judged before a pixel is decoded. */
async function refuseUnfit(bytes: Uint8Array): Promise<void> {
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
}

/** One of our own pictures, no wider than `width`. */
export const narrowPicture = (bytes: Uint8Array, width: number): Promise<Buffer> =>
  takeTurn(() =>
    sharp(bytes, { limitInputPixels: maxPixels })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 75, effort: 2 })
      .toBuffer(),
  )
