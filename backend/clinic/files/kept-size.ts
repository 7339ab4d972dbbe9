/** In px. */
export type Size = { width: number; height: number }

/** Longest side of a WebP file, in px. Source: RFC 9649, section 2.7. */
export const webpSide = 16_383
/** Largest height of a JPEG file, in px. Source: ITU-T T.81, B.2.2. */
const jpegHeight = 65_500
/** Largest width that is kept, the widest that is ever shown, and most pixels (RGBA of these takes 160 MB). */
const most = { width: 2560, pixels: 40_000_000 }

/** Returns the size in which a picture is kept. A gated one is never higher than WebP allows. */
export function keptSize({ width, height }: Size, { isGated }: { isGated: boolean }): Size {
  const scale = Math.min(
    1,
    most.width / width,
    (isGated ? webpSide : jpegHeight) / height,
    Math.sqrt(most.pixels / (width * height)),
  )
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale + 1e-6))
  return { width: scaled(width), height: scaled(height) }
}
