import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createSingleFlight } from '#backend/kernel/concurrency/single-flight.ts'
import { createWorkQueue } from '#backend/kernel/concurrency/work-queue.ts'
import { firstAccepted } from '#backend/kernel/http/first-accepted.ts'
import { imageQuality, imageWidths } from '#ui/image-address.ts'
import type { DiskCache } from '../cache/disk-cache.ts'
import type { PreparedFiles } from '../cache/prepared-files.ts'
import type { PicturePart } from '#schema/plain/long-picture.ts'
import { encodeImage, type ImageFormat, type ImageTask } from './encode-image.ts'
import { busyWithImages, ImageProblem, problemAnswer } from './image-problem.ts'

/** A file of our own store. */
export type StoredFile = { bytes: Uint8Array; mime: string }

export type ImageOptions = {
  /**
   * The stored file at a path (`/_files/…`), or `null` where there is none. A path must name the same bytes for
   * ever: answers are cached by it, here and in browsers.
   */
  read: (path: string) => Promise<StoredFile | null>
  /** Cache of pictures that visitors asked for. */
  cache: DiskCache
  /** Prepared pictures. */
  prepared: PreparedFiles
  /** Pictures worked on at a time; by default one processor is left to the pages. */
  concurrency?: number
  /** Encodes pictures that nobody waits for. */
  encodeLater?: (task: ImageTask) => Promise<Uint8Array>
}

export type ImageRequest = {
  query: URLSearchParams
  /** The request's `accept` header, or `''`. */
  accept: string
  /** The request's `if-none-match` header, where it has one. */
  ifNoneMatch?: string | undefined
}

export type ImageAnswer = {
  status: number
  headers: Record<string, string>
  body: Uint8Array | string | null
}

/** Pictures that may wait for their turn; beyond it a caller is told to come back. */
const maxWaiting = 200

/** Grows when the encoders change, so that what they made before is made anew. */
const encodersVersion = 1

export type Images = {
  answer: (request: ImageRequest) => Promise<ImageAnswer>
  /** Makes the picture of an address in advance, in the format that most browsers take. What is no picture is left. */
  prepare: (address: string) => Promise<void>
}

/** Name of the file that `prepare` makes for an address. Throws `ImageProblem` if the address is not a picture's. */
export const preparedName = (address: string): string => keyOf(readAddress(address), 'avif')

/**
 * Answers `/_image?url=…&width=…&quality=75` with a stored picture in one of the served widths, never enlarged, in the
 * best format the browser takes; without `quality` it is 75. With `&strip=…` or `&focus=…` a part of a long one. Only
 * our own store is read, and no address is ever fetched.
 * Source: docs/product.md, I6.
 */
export function createImages(options: ImageOptions): Images {
  const { cache, prepared } = options
  const takeTurn = createWorkQueue({
    size: options.concurrency ?? Math.max(1, availableParallelism() - 1),
    limit: {
      waiting: maxWaiting,
      full: busyWithImages,
    },
  })
  const making = createSingleFlight<string, Uint8Array>()

  async function make(key: string, { path, width, part }: Wanted, format: ImageFormat): Promise<Uint8Array> {
    const stored = (await cache.read(key)) ?? (await prepared.read(partnerOf(path), key))
    if (stored) return stored
    return takeTurn(async () => {
      const file = await options.read(path)
      if (!file) throw new ImageProblem(404, 'image-not-found', '그림을 찾을 수 없습니다.')
      const bytes = await encodeImage({ bytes: file.bytes, width, part, format })
      await cache.write(key, bytes)
      return bytes
    })
  }

  async function prepare(address: string): Promise<void> {
    const wanted = readAddress(address)
    const key = keyOf(wanted, 'avif')
    const partnerId = partnerOf(wanted.path)
    if (await prepared.has(partnerId, key)) return
    const file = await options.read(wanted.path)
    const { width, part } = wanted
    const bytes = file && (await options.encodeLater?.({ bytes: file.bytes, width, part, format: 'avif' }))
    if (bytes) await prepared.write(partnerId, key, bytes)
  }

  async function answer({ query, accept, ifNoneMatch }: ImageRequest): Promise<ImageAnswer> {
    try {
      const wanted = readQuery(query)
      const format = chooseFormat(accept)
      const key = keyOf(wanted, format)
      const headers = {
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
        etag: `"${key.slice(0, 32)}"`,
      }
      // An ETag that only a finished picture ever had: the picture still stands, and nothing has to be made.
      if (ifNoneMatch?.includes(headers.etag)) return { status: 304, headers, body: null }
      const body = await making.once(key, () => make(key, wanted, format))
      return {
        status: 200,
        headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(body.byteLength) },
        body,
      }
    } catch (error) {
      if (error instanceof ImageProblem) return problemAnswer(error)
      throw error
    }
  }

  return { answer, prepare }
}

const keyOf = ({ path, width, part }: Wanted, format: ImageFormat) =>
  createHash('sha256')
    .update([encodersVersion, format, width, path, ...(part ? Object.entries(part).flat() : [])].join('\n'))
    .digest('hex')

type Wanted = { path: string; width: number; part?: PicturePart | undefined }

const readAddress = (address: string) => readQuery(new URL(address, 'http://localhost').searchParams)

/** Number of the clinic that has the picture: 12 in `/_files/12/…`. */
const partnerOf = (path: string) => Number(path.split('/')[2])

function readQuery(query: URLSearchParams): Wanted {
  const path = single(query, 'url')
  const width = Number(single(query, 'width'))
  const [strip, focus] = [single(query, 'strip'), single(query, 'focus')]
  const errors = [
    isStorePath(path)
      ? null
      : { path: '/url', message: '/_files/로 시작하는, 이 사이트에 저장된 그림의 주소여야 합니다.' },
    (imageWidths as readonly number[]).includes(width)
      ? null
      : { path: '/width', message: `다음 중 하나여야 합니다: ${imageWidths.join(', ')}.` },
    !query.has('quality') || single(query, 'quality') === String(imageQuality)
      ? null
      : { path: '/quality', message: `${imageQuality}여야 합니다.` },
    /^\d{0,2}$/.test(strip) && /^(\d{0,2}|100)$/.test(focus) && !(strip && focus)
      ? null
      : {
          path: '/strip',
          message: 'strip은 0부터 99까지, focus는 0부터 100까지의 정수이고 하나만 적습니다.',
        },
  ].filter((error) => error !== null)
  if (errors.length > 0) {
    const summary = errors.map((error) => `${error.path.slice(1)}: ${error.message}`).join(' ')
    throw new ImageProblem(400, 'bad-image-request', summary, errors)
  }
  return {
    path,
    width,
    part: strip ? { strip: Number(strip) } : focus ? { focus: Number(focus) } : undefined,
  }
}

/** A parameter that is given exactly once; anything else is as if it were empty. */
function single(query: URLSearchParams, name: string): string {
  const values = query.getAll(name)
  return values.length === 1 ? (values[0] ?? '') : ''
}

/** A path below `/_files/` that means what it says: no dots, escapes, empty parts, queries or control characters. */
const isStorePath = (path: string) =>
  path.length <= 500 && /^\/_files(\/(?!\.)[^/\\%?#\u0000-\u0020\u007f]+)+$/.test(path)

/** Formats by their media types, the smallest pictures first. */
const formats: Record<string, ImageFormat> = { 'image/avif': 'avif', 'image/webp': 'webp' }

const chooseFormat = (accept: string): ImageFormat =>
  formats[firstAccepted(accept, Object.keys(formats), 'image/jpeg')] ?? 'jpeg'
