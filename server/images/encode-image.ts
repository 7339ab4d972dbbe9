import sharp, { type Sharp } from 'sharp'
import { narrowPicture } from '#backend/clinic/files/narrow-picture.ts'
import { isRaster, maxPixels } from '#backend/clinic/files/raster.ts'
import type { PicturePart } from '#schema/plain/long-picture.ts'
import { imageQuality } from '#ui/image-address.ts'
import { ImageProblem } from './image-problem.ts'

// Each picture on one thread: how many work at a time is for those to decide who ask.
sharp.concurrency(1)

/*
 * Encoders, by what the browser accepts. AVIF's quality is on a scale of its own: 45 is as near to the original as
 * WebP's 75. Measured on one core at 1920 × 1280: AVIF 0.2 s at effort 0 and 1.0 s at effort 3 (the default, 4, is
 * slower yet), WebP 0.15 s. So effort is spent only where a picture is small: a fifth fewer bytes for 0.2 s. A picture
 * that fills a screen gets 53, where soft ground keeps its grain instead of parting into bands: 32 kB for 20.
 */
const patientPixels = 400_000
const encoders = {
  avif: (image: Sharp, pixels: number) =>
    image.avif(pixels > patientPixels ? { quality: 53, effort: 0 } : { quality: 45, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: imageQuality, effort: 2 }),
  jpeg: (image: Sharp) => image.flatten({ background: '#ffffff' }).jpeg({ quality: imageQuality }),
}
export type ImageFormat = keyof typeof encoders
export type ImageTask = {
  bytes: Uint8Array
  width: number
  part?: PicturePart | undefined
  format: ImageFormat
}

/** A picture or a part of it in a width, never enlarged. Throws `ImageProblem` where it is none, or too large. */
export async function encodeImage({ bytes, width, part, format }: ImageTask): Promise<Uint8Array> {
  const unreadable = '읽을 수 있는 그림이 아닙니다. JPEG, PNG, WebP, AVIF, GIF만 됩니다.'
  if (!isRaster(bytes)) throw new ImageProblem(400, 'unsupported-image', unreadable)
  try {
    const source = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    const size = await source.metadata()
    if (size.width * size.height > maxPixels) {
      throw new ImageProblem(
        413,
        'image-too-large',
        `그림이 너무 큽니다. ${maxPixels / 1_000_000}백만 화소까지입니다.`,
      )
    }
    // Turned as its EXIF says first: the width asked for is the one that is seen.
    const own = size.autoOrient
    const narrowed = narrowPicture(bytes, own, width, part)
    if (!narrowed) throw new ImageProblem(404, 'image-not-found', '그림에 그런 부분이 없습니다.')
    const pixels = Math.min(width, own.width) ** 2 * (own.height / own.width)
    return await encoders[format](narrowed, pixels).toBuffer()
  } catch (cause) {
    throw cause instanceof ImageProblem ? cause : new ImageProblem(400, 'unsupported-image', unreadable)
  }
}
