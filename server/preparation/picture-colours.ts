import sharp from 'sharp'
import { maxPixels } from '#backend/clinic/files/raster.ts'

/** Colours that stand for a picture, from its top to its bottom. */
const bands = 4

/** The colours of a picture as CSS has them; `null` of one that is seen through, or is none. */
export async function pictureColours(bytes: Uint8Array): Promise<string[] | null> {
  try {
    const pixels = await sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize(1, bands, { fit: 'fill' })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    const colours = Array.from({ length: bands }, (_, band) => pixels.subarray(band * 4, band * 4 + 4))
    if (colours.some(([, , , alpha]) => alpha !== 255)) return null
    return colours.map((colour) => `#${colour.subarray(0, 3).toString('hex')}`)
  } catch {
    return null
  }
}
