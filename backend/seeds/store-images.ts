import type { FileStore } from '#backend/files/file-store.ts'
import type { Image } from '#schema/primitives.ts'
import sharp from 'sharp'
import type { DemoImages, DemoPartner } from './demo-partner.ts'

/** Logos are drawn at three times their size, for the sharpest screens. */
const logoScale = 3
const atOnce = 4

/** A stored picture and the size of its file in bytes. */
export type StoredImage = Image & { bytes: number }

/** Draws and stores a demo partner's pictures and logos; the same picture is drawn to the same address. `cache`: see `drawOnce`. */
export async function storeImages(
  files: FileStore,
  partnerId: number,
  demo: DemoPartner,
  cache?: string,
): Promise<Record<string, StoredImage>> {
  const { drawOnce } = await import('#demo/picture-cache.ts')
  const images = new Map<string, StoredImage>()
  const pictures = Object.entries(demo.pictures)
  // A few at once: while one is drawn, others are being compressed.
  const draw = async () => {
    for (let next = pictures.shift(); next; next = pictures.shift()) {
      const [name, { alt, isGated = false, ...picture }] = next
      images.set(name, await store(files, partnerId, await drawOnce(picture, cache), { alt, isGated }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, draw))
  for (const [name, { svg, alt }] of Object.entries(demo.logos ?? {})) {
    const bytes = await sharp(Buffer.from(svg), { density: 72 * logoScale })
      .webp({ lossless: true })
      .toBuffer()
    images.set(name, await store(files, partnerId, bytes, { alt, isGated: false }))
  }
  return Object.fromEntries(images)
}

/** The images by name; reading a name that none was given throws. */
export function named(code: string, images: Record<string, StoredImage>): DemoImages {
  return new Proxy(images as Record<string, Image>, {
    get(_, name) {
      const stored = images[String(name)]
      if (stored) {
        const { bytes: _bytes, ...image } = stored
        return image
      }
      throw new Error(
        `${code}: no picture or logo is named ${String(name)}. There are: ${Object.keys(images).join(', ')}`,
      )
    },
  })
}

type Details = { alt: string; isGated: boolean }

async function store(
  files: FileStore,
  partnerId: number,
  bytes: Buffer,
  details: Details,
): Promise<StoredImage> {
  const { width, height } = await sharp(bytes).metadata()
  const image = await files.put(partnerId, bytes, { mime: 'image/webp', width, height, ...details })
  return { ...image, bytes: bytes.byteLength }
}
