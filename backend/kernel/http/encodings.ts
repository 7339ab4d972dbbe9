import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { firstAccepted } from './first-accepted.ts'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Compresses by Brotli; `quality` is from 0 to 11, each step smaller and slower. */
export const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })

export const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, 6),
  gzip: (body) => promisify(gzip)(body, { level: 7 }),
}

/** Returns the best encoding that an `Accept-Encoding` admits. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  firstAccepted(accepted, encodings, 'identity')
