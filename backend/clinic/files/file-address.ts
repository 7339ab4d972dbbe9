import { createHash } from 'node:crypto'

/**
 * The only shape an address may have, so that none can lead out of the store. An open file's has the size in px in it, so
 * that whoever has the address alone, such as a logo's, knows what place to keep.
 */
const pattern =
  /^\/_files\/([1-9]\d{0,9})\/(gated\/)?([0-9a-f]{16})(?:-[1-9]\d{0,4}x[1-9]\d{0,4})?\.(webp|jpg)$/

/** Kinds of pictures that are kept. JPEG alone may be higher than 16,383 px; no gated picture is. */
export type PictureMime = 'image/webp' | 'image/jpeg'

/** Facts that a file's address tells: whose it is, whether it is gated, and its content. */
export type FileAddress = {
  partnerId: number
  isGated: boolean
  hash: string
  key: string
  mime: PictureMime
}

/** Reads `/_files/1/0123456789abcdef-640x480.webp`; `null` for anything that is no address of ours. */
export function readAddress(path: string): FileAddress | null {
  const [, partnerId, gated, hash, extension] = pattern.exec(path) ?? []
  if (!partnerId || !hash) return null
  return {
    partnerId: Number(partnerId),
    isGated: gated !== undefined,
    hash,
    key: path.slice('/_files/'.length),
    mime: extension === 'jpg' ? 'image/jpeg' : 'image/webp',
  }
}

type Details = { mime: PictureMime; width: number; height: number; isGated?: boolean }

/** The address of bytes. Those of a gated file are another's than the same bytes' open to everybody. */
export const addressOf = (partnerId: number, bytes: Uint8Array, { mime, width, height, isGated }: Details) =>
  isGated
    ? `/_files/${partnerId}/gated/${digest(bytes)}.webp`
    : `/_files/${partnerId}/${digest(bytes)}-${width}x${height}.${mime === 'image/jpeg' ? 'jpg' : 'webp'}`

/** Name of a file, by its content. */
export const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)
