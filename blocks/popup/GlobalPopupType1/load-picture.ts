import type { Image as Picture } from '#schema/primitives.ts'
import { imageAddress, imageSrcSet } from '#ui/image-address.ts'
import { popupSizes } from './shape.ts'

/** Resolves when the picture that will be shown has come; rejects when it can't be. */
export function loadPicture(image: Picture): Promise<void> {
  const picture = new Image()
  picture.sizes = popupSizes(image)
  const srcSet = imageSrcSet(image.src, image.width)
  if (srcSet) picture.srcset = srcSet
  picture.src = imageAddress(image.src, 1080)
  return picture.decode()
}
