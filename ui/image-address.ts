import type { imageWidths as served } from '#schema/image-widths.ts'
import type { PicturePart } from '#schema/plain/long-picture.ts'

/** The widths of the schema, which no visitor's browser loads; a difference is a type error. */
export const imageWidths: typeof served = [96, 192, 320, 480, 640, 828, 1080, 1440, 1920, 2560]
export const imageQuality = 75

const isStored = (src: string) => src.startsWith('/_files/')
/** The signed address of a picture that not everybody may have. Source: docs/decisions/0015. */
const isGated = (src: string) => src.startsWith('/_api/customer/gated-files/')

/** Returns the address of a picture in a width, as a function; nothing for pictures from elsewhere. */
function addressOf(src: string, part: PicturePart | undefined): ((width: number) => string) | undefined {
  const [[name, value] = []] = Object.entries(part ?? {})
  const ending = name ? `&${name}=${value}` : ''
  if (isGated(src)) return (width) => `${src}&width=${width}${ending}`
  if (!isStored(src)) return undefined
  // Its fragment may tell a focal point (`focalPosition`), of which the server knows nothing.
  const url = encodeURIComponent(src.split('#')[0]!)
  return (width) => `/_image?url=${url}&width=${width}&quality=${imageQuality}${ending}`
}

/** True for a picture that the server cuts and narrows; one from elsewhere is shown as it is. */
export const isServed = (src: string): boolean => isStored(src) || isGated(src)

/** Address at which a browser asks for a picture, in one width where it is stored. Source: docs/product.md, I6. */
export const imageAddress = (src: string, width: number, part?: PicturePart): string =>
  addressOf(src, part)?.(width) ?? src

/** Size of a stored picture in px, which its address tells; `undefined` for pictures from elsewhere and gated ones. */
export function storedSize(src: string): { width: number; height: number } | undefined {
  const [, width, height] = /^\/_files\/.*-(\d+)x(\d+)\.(?:webp|jpg)\b/.exec(src) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** Width over height of a stored picture; `undefined` where its address does not tell. */
export function storedRatio(src: string): number | undefined {
  const size = storedSize(src)
  return size && size.width / size.height
}

/** `srcset` of a picture in every served width up to its own. Pictures from elsewhere are shown as they are. */
export function imageSrcSet(src: string, ownWidth: number, part?: PicturePart): string | undefined {
  const address = addressOf(src, part)
  if (!address) return undefined
  let set = ''
  for (const width of imageWidths) {
    set += `${set && ', '}${address(width)} ${width}w`
    if (width >= ownWidth) break
  }
  return set
}
