import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { firstAccepted } from './first-accepted.ts'

const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const brotli = promisify(brotliCompress)
export const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 7 }),
}

/** Returns the best encoding that an `Accept-Encoding` admits. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  firstAccepted(accepted, encodings, 'identity')
