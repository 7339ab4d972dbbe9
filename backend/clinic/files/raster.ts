/** Largest picture that is decoded, in pixels (RGBA of this takes 240 MB). A bomb declares more. */
export const maxPixels = 60_000_000

/**
 * Is this one of the raster formats we decode? Told by the content: what a file calls itself may be a lie, and an
 * SVG or a polyglot must not come near a decoder.
 */
export function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    /^GIF8[79]a/.test(head) ||
    /^[^]{4}ftyp(avif|avis|mif1)/.test(head)
  )
}
