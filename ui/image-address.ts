/** Widths in px that `/_image` serves; any other is refused, so that its cache is bounded. */
export const imageWidths = [96, 192, 320, 480, 640, 828, 1080, 1440, 1920, 2560] as const
export const imageQuality = 75

/** Address of a stored picture in one width. Source: spec section 7, "Image optimisation requests". */
export const imageAddress = (src: string, width: number) =>
  src.startsWith('/_files/')
    ? `/_image?url=${encodeURIComponent(src)}&width=${width}&quality=${imageQuality}`
    : src

/** `srcset` of a picture in every served width up to its own. Pictures from elsewhere are shown as they are. */
export function imageSrcSet(src: string, ownWidth: number): string | undefined {
  if (!src.startsWith('/_files/')) return undefined
  const smaller = imageWidths.filter((width) => width < ownWidth)
  const next = imageWidths.find((width) => width >= ownWidth)
  return [...smaller, ...(next ? [next] : [])]
    .map((width) => `${imageAddress(src, width)} ${width}w`)
    .join(', ')
}
