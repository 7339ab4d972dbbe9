import { transcode } from 'node:buffer'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { createSingleFlight } from '#backend/kernel/concurrency/single-flight.ts'
import { brotli, compress, type Encoding } from '#backend/kernel/http/encodings.ts'

export type PageContent = {
  status: number
  /** The state of the site that it shows. */
  version: string
  contentType: string
  body: string
  /** Headers beside those of the representation. */
  headers: [string, string][]
  /** Moment at which it stops being right, in ms since 1970; absent where none is known. */
  validUntil?: number | undefined
}

/**
 * The bytes in one encoding. Each has a tag of its own, as a strong one names bytes (RFC 9110, 8.8.3.3). `earlier`:
 * tag of other bytes of the same text in this encoding, which clients may hold.
 */
export type Representation = { body: Buffer; etag: string; headers: string[]; earlier?: string }

/** The tag among those of a representation that a client names in `If-None-Match`. */
export const heldTag = (named: string | undefined, { etag, earlier }: Representation): string | undefined =>
  [etag, earlier].find((tag) => tag !== undefined && named?.includes(tag))

const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/**
 * Buffer in which a text stands as UTF-16 while it is encoded. Kept, since new memory for a page costs more than the
 * work in it.
 */
let scratch = Buffer.alloc(0)
const largestScratch = 4 * 1024 * 1024

/** UTF-8 by way of UTF-16, from which Node makes it several times as fast as from a string. */
function encodeText(text: string): Buffer {
  const length = text.length * 2
  if (length > largestScratch) return Buffer.from(text)
  if (length > scratch.length) scratch = Buffer.allocUnsafeSlow(length * 2)
  const end = scratch.write(text, 'utf16le')
  try {
    return transcode(scratch.subarray(0, end), 'utf16le', 'utf8')
  } catch {
    // Half of a character that UTF-16 writes in two, as data may hold: it becomes U+FFFD.
    return Buffer.from(text)
  }
}

/**
 * A finished answer with its encodings, each compressed once, when it is first asked for. From then on the plain text,
 * five times their size, is let go: the few clients that want it get it from a compressed one.
 */
export class StoredPage {
  readonly status: number
  readonly version: string
  readonly validUntil: number
  /** True once it waits to be compressed as small as it gets. */
  isTightened = false
  readonly #contentType: string
  readonly #headers: PageContent['headers']
  #plain: Buffer | undefined
  readonly #ready = new Map<Encoding, Representation>()
  readonly #compressing = createSingleFlight<Encoding, Representation>()

  constructor(content: PageContent) {
    this.status = content.status
    this.version = content.version
    this.validUntil = content.validUntil ?? Infinity
    this.#contentType = content.contentType
    this.#headers = content.headers
    this.#plain = encodeText(content.body)
  }

  /** Bytes that it holds now, with an allowance for headers. */
  get size(): number {
    const bodies = [...this.#ready.values()].map(({ body }) => body.byteLength)
    return bodies.reduce((sum, bytes) => sum + bytes, this.#plain?.byteLength ?? 0) + 2_000
  }

  /** A representation that can be sent at once. */
  ready(encoding: Encoding): Representation | undefined {
    return this.#ready.get(encoding)
  }

  /** A representation, compressed now where it never was. */
  async encoded(encoding: Encoding): Promise<Representation> {
    if (encoding === 'identity') return this.#represent(encoding, await this.#text())
    return this.#ready.get(encoding) ?? this.#compressing.once(encoding, () => this.#compress(encoding))
  }

  /** Compresses it again, as small as it gets, which takes 20 times as long: for a page that is sent many times. */
  async tighten(): Promise<void> {
    const { etag } = await this.encoded('br')
    const small = this.#represent('br', await brotli(await this.#text(), 11))
    this.#ready.set('br', { ...small, earlier: etag })
  }

  async #compress(encoding: Exclude<Encoding, 'identity'>): Promise<Representation> {
    const representation = this.#represent(encoding, await compress[encoding](await this.#text()))
    this.#ready.set(encoding, representation)
    this.#plain = undefined
    return representation
  }

  async #text(): Promise<Buffer> {
    if (this.#plain) return this.#plain
    const [br, gzipped] = [this.#ready.get('br'), this.#ready.get('gzip')]
    return br ? decompress.br(br.body) : decompress.gzip((gzipped as Representation).body)
  }

  #represent(encoding: Encoding, body: Buffer): Representation {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const own: [string, string][] = [
      ['content-type', this.#contentType],
      ['content-length', String(body.byteLength)],
      ...(encoding === 'identity' ? [] : ([['content-encoding', encoding]] as [string, string][])),
      ['vary', 'accept-encoding'],
      ['etag', etag],
      ...this.#headers,
    ]
    return { body, etag, headers: own.flat() }
  }
}
