import type { Image as Picture } from '#schema/primitives.ts'
import { imageAddress, imageSrcSet } from '../image-address.ts'
import type { ShownItem } from './choose-popups.ts'
import { closeText } from './close-text.ts'

/** In ms. A picture that takes longer is as good as broken: what comes after it would wait for ever. */
const patience = 10_000

/** Characters of the count of slides: `1 / 3`. */
const countCharacters = '0123456789/'

/**
 * Returns the items whose pictures have come, in the width that will be shown; none of them would open an empty box.
 * Waits for the face of their texts and of `text`, the block's own: one that came later would have the open popup painted
 * anew.
 */
export async function loadItems(
  items: readonly ShownItem[],
  sizes: string,
  text: string,
): Promise<ShownItem[]> {
  const titles = items.map(({ title }) => title).join('')
  const face = loadFace(`${titles}${text}${closeText}${countCharacters}`)
  const loaded = await Promise.allSettled(items.map(({ image }) => load(image, sizes)))
  await face
  return items.filter((_, index) => loaded[index]?.status === 'fulfilled')
}

/**
 * Resolves once the clinic's own face, the first of the page's, has the characters of a text, or cannot be had in time.
 * Asks for none of those behind it, which would all come.
 */
function loadFace(text: string): Promise<unknown> {
  const [own] = getComputedStyle(document.body).fontFamily.split(',')
  const face = document.fonts.load(`1em ${own}`, text).catch(() => {})
  return Promise.race([face, new Promise((resolve) => setTimeout(resolve, patience))])
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
