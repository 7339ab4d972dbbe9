import type { Image as Picture } from '#schema/primitives.ts'
import { imageAddress, imageSrcSet } from '../image-address.ts'
import type { ShownItem } from './choose-popups.ts'

/** In ms. A picture that takes longer is as good as broken: what comes after it would wait for ever. */
const patience = 10_000

/** The items whose pictures have come, in the width that will be shown; none of them would open an empty box. */
export async function loadItems(items: readonly ShownItem[], sizes: string): Promise<ShownItem[]> {
  const loaded = await Promise.allSettled(items.map(({ image }) => load(image, sizes)))
  return items.filter((_, index) => loaded[index]?.status === 'fulfilled')
}

function load(image: Picture, sizes: string): Promise<void> {
  const picture = new Image()
  picture.sizes = sizes
  const srcSet = imageSrcSet(image.src, image.width)
  if (srcSet) picture.srcset = srcSet
  picture.src = imageAddress(image.src, 1080)
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${image.src} has not come in ${patience} ms.`)), patience)
    picture.decode().then(resolve, reject)
  })
}
