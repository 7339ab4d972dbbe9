import type { Image } from '#schema/primitives.ts'
import type { Blobs } from './blobs.ts'
import { directoryBlobs } from './directory-blobs.ts'
import { addressOf, digest, type PictureMime, readAddress } from './file-address.ts'
import type { S3Options } from './s3-blobs.ts'
import { s3Blobs } from './s3-blobs.ts'

export type FileDetails = {
  mime: PictureMime
  width: number
  height: number
  alt: string
  /** Not for everybody: never served by its address alone. */
  isGated?: boolean
}
export type StoredFile = { bytes: Buffer; mime: PictureMime }

/** Files by content: the same bytes of a partner have one address, and what an address shows never changes. */
export type FileStore = {
  /** Stores bytes and returns how content refers to them. Storing the same bytes again changes nothing. */
  put(partnerId: number, bytes: Uint8Array, details: FileDetails): Promise<Image>
  /** The file of an address such as `/_files/1/0123456789abcdef-640x480.webp`, gated or not; `null` for any other address. */
  get(path: string): Promise<StoredFile | null>
  has(path: string): Promise<boolean>
  /** Takes a file away; does nothing where there is none. */
  delete(path: string): Promise<void>
  /** Puts back a file of a back-up under its old address. Throws when bytes and address disagree. */
  restore(path: string, bytes: Uint8Array): Promise<void>
}

/** Files under a directory, which is made when the first one is stored. */
export const createFileStore = (directory: string): FileStore => storeOn(directoryBlobs(directory))

/** Files in a bucket that any number of nodes share. */
export const createS3FileStore = (options: S3Options): FileStore => storeOn(s3Blobs(options))

/** Returns what anybody may have by its address: a gated file is `null` here. */
export async function readPublicFile(files: FileStore, path: string): Promise<StoredFile | null> {
  return readAddress(path)?.isGated === false ? files.get(path) : null
}

function storeOn(blobs: Blobs): FileStore {
  async function write(path: string, bytes: Uint8Array): Promise<void> {
    const address = readAddress(path)
    if (!address || digest(bytes) !== address.hash)
      throw new Error(`${path} is not the address of these bytes.`)
    if (!(await blobs.has(address.key))) await blobs.write(address.key, bytes)
  }

  return {
    async put(partnerId, bytes, { mime, width, height, alt, isGated = false }) {
      const src = addressOf(partnerId, bytes, { mime, width, height, isGated })
      await write(src, bytes)
      return { src, alt, width, height }
    },
    async get(path) {
      const address = readAddress(path)
      const bytes = address && (await blobs.read(address.key))
      return bytes ? { bytes, mime: address.mime } : null
    },
    async has(path) {
      const address = readAddress(path)
      return address !== null && blobs.has(address.key)
    },
    async delete(path) {
      const address = readAddress(path)
      if (address) await blobs.remove(address.key)
    },
    restore: write,
  }
}
