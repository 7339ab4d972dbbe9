import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import { isRaster, maxPixels } from '#backend/files/raster.ts'
import { createWorkQueue } from '#backend/files/work-queue.ts'
import type { Problem } from '#schema/problem.ts'
import { imageQuality, imageWidths } from '#ui/image-address.ts'
import { openDiskCache } from './disk-cache.ts'

// Each picture on one thread: how many work at a time is this module's to decide.
sharp.concurrency(1)

/** A file of our own store. */
export type StoredFile = { bytes: Uint8Array; mime: string }

export type ImageHandlerOptions = {
  /**
   * The stored file at a path (`/_files/…`), or `null` where there is none. A path must name the same bytes for
   * ever: answers are cached by it, here and in browsers.
   */
  read: (path: string) => Promise<StoredFile | null>
  /** Folder for finished pictures; made where it is missing. Nothing else may be kept in it. */
  cacheDir: string
  /** Pictures worked on at a time; by default one processor is left to the pages. */
  concurrency?: number
  /** Most bytes on disk; the pictures longest unused make room. 512 MiB unless told. */
  maxCacheBytes?: number
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

/*
 * Encoders, by what the browser accepts. AVIF's quality is on a scale of its own: 45 is as near to the original as
 * WebP's 75. Measured on one core at 1920 × 1280: AVIF 0.2 s at effort 0 and 1.0 s at effort 3 (the default, 4, is
 * slower yet), WebP 0.15 s. So effort is spent only where a picture is small: a fifth fewer bytes for 0.2 s.
 */
const patientPixels = 400_000
const encoders = {
  avif: (image: Sharp, pixels: number) => image.avif({ quality: 45, effort: pixels > patientPixels ? 0 : 3 }),
  webp: (image: Sharp) => image.webp({ quality: imageQuality, effort: 2 }),
  jpeg: (image: Sharp) => image.flatten({ background: '#ffffff' }).jpeg({ quality: imageQuality }),
}
type Format = keyof typeof encoders

/** Grows when the encoders change, so that what they made before is made anew. */
const encodersVersion = 1

/**
 * What answers `/_image?url=…&width=…&quality=75`: a stored picture in one of the served widths, never enlarged, in the
 * best format the browser takes. Only our own store is read, and no address is ever fetched.
 * Source: docs/product.md, I6.
 */
export function createImageHandler(
  options: ImageHandlerOptions,
): (request: ImageRequest) => Promise<ImageAnswer> {
  const cache = openDiskCache(options.cacheDir, options.maxCacheBytes ?? 512 * 1024 * 1024)
  const takeTurn = createWorkQueue({
    size: options.concurrency ?? Math.max(1, availableParallelism() - 1),
    limit: {
      waiting: maxWaiting,
      full: () => new ImageProblem(503, 'images-busy', '그림을 만드는 중입니다. 잠시 후 다시 시도해 주세요.'),
    },
  })
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function make(key: string, { path, width }: Wanted, format: Format): Promise<Uint8Array> {
    const stored = await (await cache).read(key)
    if (stored) return stored
    return takeTurn(async () => {
      const file = await options.read(path)
      if (!file) throw new ImageProblem(404, 'image-not-found', '그림을 찾을 수 없습니다.')
      const bytes = await resize(file.bytes, width, format)
      await (await cache).write(key, bytes)
      return bytes
    })
  }

  return async ({ query, accept, ifNoneMatch }) => {
    try {
      const wanted = readQuery(query)
      const format = chooseFormat(accept)
      const key = createHash('sha256')
        .update([encodersVersion, format, wanted.width, wanted.path].join('\n'))
        .digest('hex')
      const headers = {
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
        etag: `"${key.slice(0, 32)}"`,
      }
      // Asked with an ETag that only a finished picture ever had: no work is needed to know that it still stands.
      if (ifNoneMatch?.includes(headers.etag)) return { status: 304, headers, body: null }
      let made = underWay.get(key)
      if (!made) {
        made = make(key, wanted, format).finally(() => underWay.delete(key))
        underWay.set(key, made)
      }
      const body = await made
      return {
        status: 200,
        headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(body.byteLength) },
        body,
      }
    } catch (error) {
      if (error instanceof ImageProblem) return error.toAnswer()
      throw error
    }
  }
}

/** Why there is no picture, as the caller is told. */
class ImageProblem extends Error {
  readonly problem: Problem

  constructor(status: number, code: string, message: string, errors?: Problem['errors']) {
    super(message)
    this.problem = { status, message, code, ...(errors && { errors }) }
  }

  toAnswer(): ImageAnswer {
    const { status } = this.problem
    return {
      status,
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
        ...(status === 503 && { 'retry-after': '5' }),
      },
      body: JSON.stringify(this.problem),
    }
  }
}

type Wanted = { path: string; width: number }

function readQuery(query: URLSearchParams): Wanted {
  const path = single(query, 'url')
  const width = Number(single(query, 'width'))
  const errors = [
    isStorePath(path)
      ? null
      : { path: '/url', message: '/_files/로 시작하는, 이 사이트에 저장된 그림의 주소여야 합니다.' },
    (imageWidths as readonly number[]).includes(width)
      ? null
      : { path: '/width', message: `다음 중 하나여야 합니다: ${imageWidths.join(', ')}.` },
    single(query, 'quality') === String(imageQuality)
      ? null
      : { path: '/quality', message: `${imageQuality}여야 합니다.` },
  ].filter((error) => error !== null)
  if (errors.length > 0) {
    const summary = errors.map((error) => `${error.path.slice(1)}: ${error.message}`).join(' ')
    throw new ImageProblem(400, 'bad-image-request', summary, errors)
  }
  return { path, width }
}

/** A parameter that is given exactly once; anything else is as if it were empty. */
function single(query: URLSearchParams, name: string): string {
  const values = query.getAll(name)
  return values.length === 1 ? (values[0] ?? '') : ''
}

/** A path below `/_files/` that means what it says: no dots, escapes, empty parts, queries or control characters. */
const isStorePath = (path: string) =>
  path.length <= 500 && /^\/_files(\/(?!\.)[^/\\%?#\u0000-\u0020\u007f]+)+$/.test(path)

const isAccepted = (accept: string, type: string) =>
  accept.split(',').some((entry) => {
    const [name, ...parameters] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

function chooseFormat(accept: string): Format {
  if (isAccepted(accept, 'image/avif')) return 'avif'
  return isAccepted(accept, 'image/webp') ? 'webp' : 'jpeg'
}

async function resize(bytes: Uint8Array, width: number, format: Format): Promise<Uint8Array> {
  const unreadable = '읽을 수 있는 그림이 아닙니다. JPEG, PNG, WebP, AVIF, GIF만 됩니다.'
  if (!isRaster(bytes)) throw new ImageProblem(400, 'unsupported-image', unreadable)
  try {
    const source = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    const size = await source.metadata()
    if (size.width * size.height > maxPixels) {
      throw new ImageProblem(
        413,
        'image-too-large',
        `그림이 너무 큽니다. ${maxPixels / 1_000_000}백만 화소까지입니다.`,
      )
    }
    // Turned as its EXIF says first: the width asked for is the one that is seen.
    const { width: ownWidth, height: ownHeight } = size.autoOrient
    const pixels = Math.min(width, ownWidth) ** 2 * (ownHeight / ownWidth)
    const resized = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
    return await encoders[format](resized, pixels).toBuffer()
  } catch (cause) {
    throw cause instanceof ImageProblem ? cause : new ImageProblem(400, 'unsupported-image', unreadable)
  }
}
