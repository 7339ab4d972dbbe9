import { withoutFocalPoint } from '#schema/plain/focal-point.ts'
import type { imageWidths as served } from '#schema/image-widths.ts'

/** The widths of the schema, which no visitor's browser loads; a difference is a type error. */
export const imageWidths: typeof served = [96, 192, 320, 480, 640, 828, 1080, 1440, 1920, 2560]
export const imageQuality = 75

const isStored = (src: string) => src.startsWith('/_files/')
/** The signed address of a picture that not everybody may have. Source: docs/decisions/0015. */
const isGated = (src: string) => src.startsWith('/_api/customer/gated-files/')

/** Returns the parts of an address before and after its width; `null` for pictures from elsewhere. */
function addressParts(given: string): { start: string; end: string } | null {
  const src = withoutFocalPoint(given)
  if (isGated(src)) return { start: `${src}&width=`, end: '' }
  if (!isStored(src)) return null
  return { start: `/_image?url=${encodeURIComponent(src)}&width=`, end: `&quality=${imageQuality}` }
}

/** Address at which a browser asks for a picture, in one width where it is stored. Source: docs/product.md, I6. */
export function imageAddress(src: string, width: number): string {
  const parts = addressParts(src)
  return parts ? `${parts.start}${width}${parts.end}` : withoutFocalPoint(src)
}

/** Size of a stored picture in px, which its address tells; `undefined` for pictures from elsewhere and gated ones. */
export function storedSize(src: string): { width: number; height: number } | undefined {
  const [, width, height] = /^\/_files\/.*-(\d+)x(\d+)\.webp$/.exec(withoutFocalPoint(src)) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** Width over height of a stored picture; `undefined` where its address does not tell. */
export function storedRatio(src: string): number | undefined {
  const size = storedSize(src)
  return size && size.width / size.height
}

/** `srcset` of a picture in every served width up to its own. Pictures from elsewhere are shown as they are. */
export function imageSrcSet(src: string, ownWidth: number): string | undefined {
  const parts = addressParts(src)
  if (!parts) return undefined
  let set = ''
  for (const width of imageWidths) {
    set += `${set && ', '}${parts.start}${width}${parts.end} ${width}w`
    if (width >= ownWidth) break
  }
  return set
}
