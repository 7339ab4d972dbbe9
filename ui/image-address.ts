/** Widths in px that `/_image` serves; any other is refused, so that its cache is bounded. */
export const imageWidths = [96, 192, 320, 480, 640, 828, 1080, 1440, 1920, 2560] as const
export const imageQuality = 75

const isStored = (src: string) => src.startsWith('/_files/')
const query = (src: string) => `/_image?url=${encodeURIComponent(src)}&width=`

/** Address of a stored picture in one width. Source: spec section 7, "Image optimisation requests". */
export const imageAddress = (src: string, width: number) =>
  isStored(src) ? `${query(src)}${width}&quality=${imageQuality}` : src

/** `srcset` of a picture in every served width up to its own. Pictures from elsewhere are shown as they are. */
export function imageSrcSet(src: string, ownWidth: number): string | undefined {
  if (!isStored(src)) return undefined
  const start = query(src)
  let set = ''
  for (const width of imageWidths) {
    set += `${set && ', '}${start}${width}&quality=${imageQuality} ${width}w`
    if (width >= ownWidth) break
  }
  return set
}
