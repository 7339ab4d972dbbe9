import { createHash } from 'node:crypto'
import { createSingleFlight } from '#backend/kernel/concurrency/single-flight.ts'
import { createWorkQueue } from '#backend/kernel/concurrency/work-queue.ts'
import { shareCardHash, type ShareCard } from '#renderer/server/share-card.ts'
import type { DiskCache } from '../cache/disk-cache.ts'
import { busyWithImages, ImageProblem } from '../images/image-problem.ts'
import type { StoredFile } from '../images/images.ts'
import type { CardTask } from './draw-share-card.tsx'

export type ShareCardsOptions = {
  /** The card of a page as it is published now; `null` where the page has none. */
  load: (origin: string, address: string) => Promise<ShareCard | null>
  /** The stored file at a path that anybody may have. */
  readFile: (path: string) => Promise<StoredFile | null>
  draw: (task: CardTask) => Promise<Uint8Array>
  /** Cache of drawn cards. */
  cache: DiskCache
}

/** `address`: the page's own, a path with the parameter that chooses its subject where one does. */
export type ShareCardRequest = { origin: string; address: string; hash: string }

/** Returns the card at the address that a page names. Throws `ImageProblem` where there is none. */
export type ShareCards = (request: ShareCardRequest) => Promise<Uint8Array>

/** Cards that may wait for their turn; beyond it a caller is told to come back. */
const maxWaiting = 50

/**
 * Draws the pictures of shared pages. An address names a page and the hash of its card's contents. The hash must match
 * the published page, so that nobody can get a text of their own drawn under a clinic's host. A drawn card never
 * changes, and is kept.
 */
export function createShareCards(options: ShareCardsOptions): ShareCards {
  const { load, readFile, draw, cache } = options
  const making = createSingleFlight<string, Uint8Array>()
  const takeTurn = createWorkQueue({
    size: 1,
    limit: {
      waiting: maxWaiting,
      full: busyWithImages,
    },
  })

  /** Returns the bytes of a picture of the card. Without one that it names no card is drawn: it would be kept so. */
  async function read(src: string | undefined): Promise<Uint8Array | null> {
    if (!src) return null
    const file = await readFile(src)
    if (!file) throw new ImageProblem(404, 'image-not-found', '그림을 찾을 수 없습니다.')
    return file.bytes
  }

  async function make({ origin, address, hash }: ShareCardRequest): Promise<Uint8Array> {
    const card = await load(origin, address)
    if (!card || shareCardHash(card) !== hash)
      throw new ImageProblem(404, 'card-not-found', '이 페이지의 공유 그림 주소가 아닙니다.')
    return takeTurn(async () => {
      const [logo, picture] = await Promise.all([read(card.logo), read(card.picture)])
      return draw({ card, logo, picture })
    })
  }

  return async (request) => {
    const key = keyOf(request)
    const drawn = await cache.read(key)
    if (drawn) return drawn
    return making.once(key, async () => {
      const bytes = await make(request)
      await cache.write(key, bytes)
      return bytes
    })
  }
}

const keyOf = ({ origin, address, hash }: ShareCardRequest) =>
  createHash('sha256')
    .update(JSON.stringify([origin, address, hash]))
    .digest('hex')
