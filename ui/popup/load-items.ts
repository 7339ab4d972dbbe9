import { firstPartOf } from '#schema/plain/long-picture.ts'
import type { Image as Picture } from '#schema/primitives.ts'
import { imageAddress, imageSrcSet } from '../image-address.ts'
import type { ShownItem } from './choose-popups.ts'

/** In ms. A picture that takes longer is as good as broken: what comes after it would wait for ever. */
const patience = 10_000

/**
 * Returns the items whose pictures have come, in the width that will be shown; none of them would open an empty box.
 * Waits for the face of `text`, the characters that the popup writes: a face that came later would have the open popup
 * painted anew.
 */
export async function loadItems(
  items: readonly ShownItem[],
  sizes: string,
  text: string,
): Promise<ShownItem[]> {
  const face = loadFace(text)
  const loaded = await Promise.allSettled(items.map(({ image }) => load(image, sizes)))
  await face
  return items.filter((_, index) => loaded[index]?.status === 'fulfilled')
}

/**
 * Resolves once the page's face has the characters of a text, or cannot be had in time. A hidden sample asks for no file
 * but those that the text is set in; `document.fonts.load` would ask for all that have one of its characters.
 */
async function loadFace(text: string): Promise<void> {
  const sample = document.createElement('span')
  sample.style.cssText = 'position:fixed;top:0;left:0;visibility:hidden'
  sample.textContent = text
  document.body.append(sample)
  sample.getBoundingClientRect()
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, patience))])
  sample.remove()
}

function load(image: Picture, sizes: string): Promise<void> {
  const picture = new Image()
  picture.sizes = sizes
  const part = firstPartOf(image)
  const srcSet = imageSrcSet(image.src, image.width, part)
  if (srcSet) picture.srcset = srcSet
  picture.src = imageAddress(image.src, 1080, part)
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${image.src} has not come in ${patience} ms.`)), patience)
    picture.decode().then(resolve, reject)
  })
}
