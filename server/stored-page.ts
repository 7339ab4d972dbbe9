import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

export type PageContent = {
  status: number
  revision: number
  contentType: string
  body: string
  /** Headers beside those of the representation. */
  headers: [string, string][]
}

type Representation = { body: Buffer; headers: string[] }

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => promisify(gzip)(body, { level: 7 }),
}

/** The best encoding that an `Accept-Encoding` admits; `q=0` refuses one (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)
  return encodings.find((name) => accepted.includes(name) && !refused(name)) ?? 'identity'
}

/** A finished answer with its encodings, each compressed once, when it is first asked for. */
export class StoredPage {
  readonly status: number
  readonly revision: number
  readonly etag: string
  readonly #content: PageContent
  readonly #plain: Buffer
  readonly #ready = new Map<Encoding, Representation>()
  readonly #pending = new Map<Encoding, Promise<Representation>>()

  constructor(content: PageContent) {
    this.status = content.status
    this.revision = content.revision
    this.#content = content
    this.#plain = Buffer.from(content.body)
    this.etag = `"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`
  }

  /** Bytes that it may come to hold: plain, and two encodings at about a fifth of it each. */
  get size(): number {
    return Math.ceil(this.#plain.byteLength * 1.4) + 2_000
  }

  /** A representation that can be sent at once. */
  ready(encoding: Encoding): Representation | undefined {
    return this.#ready.get(encoding)
  }

  /** A representation, compressed now where it never was. */
  async encoded(encoding: Encoding): Promise<Representation> {
    const ready = this.#ready.get(encoding)
    if (ready) return ready
    let pending = this.#pending.get(encoding)
    if (!pending) {
      pending = this.#encode(encoding).finally(() => this.#pending.delete(encoding))
      this.#pending.set(encoding, pending)
    }
    return pending
  }

  async #encode(encoding: Encoding): Promise<Representation> {
    const body = encoding === 'identity' ? this.#plain : await compress[encoding](this.#plain)
    const { contentType, headers } = this.#content
    const own: [string, string][] = [
      ['content-type', contentType],
      ['content-length', String(body.byteLength)],
      ...(encoding === 'identity' ? [] : ([['content-encoding', encoding]] as [string, string][])),
      ['vary', 'accept-encoding'],
      ['etag', this.etag],
      ...headers,
    ]
    const representation = { body, headers: own.flat() }
    this.#ready.set(encoding, representation)
    return representation
  }
}
