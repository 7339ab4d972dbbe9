import type { Image } from '#schema/primitives.ts'
import { LRUCache } from 'lru-cache'
import type { Blobs, StoredBytes } from './blobs.ts'
import { directoryBlobs } from './directory-blobs.ts'
import { addressOf, digest, type FileAddress, type PictureMime, readAddress } from './file-address.ts'
import type { S3Options } from './s3-blobs.ts'
import { s3Blobs } from './s3-blobs.ts'

type FileDetails = {
  mime: PictureMime
  width: number
  height: number
  alt: string
  /** Not for everybody: never served by its address alone. */
  isGated?: boolean
}
export type StoredFile = { bytes: Buffer; mime: PictureMime }

/** Finding of an inspection. An empty file is there and has no bytes; a cut one has fewer, a changed one other bytes. */
export type FileCondition = 'whole' | 'missing' | 'empty' | 'cut' | 'changed'

/** Files by content: the same bytes of a partner have one address, and what an address shows never changes. */
export type FileStore = {
  /**
   * Stores bytes and returns how content refers to them. Storing the same bytes again changes nothing, except that
   * it heals a damaged file.
   */
  put(partnerId: number, bytes: Uint8Array, details: FileDetails): Promise<Image>
  /**
   * The file of an address such as `/_files/1/0123456789abcdef-640x480.webp`, gated or not; `null` for any other address,
   * and for a file that is not what its address names. Source: docs/product.md, X17.
   */
  get(path: string): Promise<StoredFile | null>
  has(path: string): Promise<boolean>
  /** Takes a file away; does nothing where there is none. */
  delete(path: string): Promise<void>
  /** Puts back a file of a back-up under its old address. Throws when bytes and address disagree. */
  restore(path: string, bytes: Uint8Array): Promise<void>
  /** Compares what is stored with its address, and with the size that it had, where that is known. */
  inspect(path: string, size?: number): Promise<FileCondition>
}

/** Hears of a stored file that is not what its address names, once for each state of it. */
export type ReportDamage = (file: { path: string; bytes: number }) => void

/** Files under a directory, which is made when the first one is stored. */
export const createFileStore = (directory: string, report?: ReportDamage): FileStore =>
  storeOn(directoryBlobs(directory), report)

/** Files in a bucket that any number of nodes share. */
export const createS3FileStore = (options: S3Options, report?: ReportDamage): FileStore =>
  storeOn(s3Blobs(options), report)

/** Returns what anybody may have by its address: a gated file is `null` here. */
export async function readPublicFile(files: FileStore, path: string): Promise<StoredFile | null> {
  return readAddress(path)?.isGated === false ? files.get(path) : null
}

/** Files whose state is remembered: some megabytes. */
const remembered = 50_000

function storeOn(blobs: Blobs, report: ReportDamage = () => {}): FileStore {
  /** States by key in which the bytes were found to be those of the address, or not. */
  const judged = new LRUCache<string, { state: string; isWhole: boolean }>({ max: remembered })

  /** Says whether stored bytes are those of an address. Each state of a file is judged once. */
  function isWhole({ key, hash }: FileAddress, { bytes, state }: StoredBytes): boolean {
    const known = judged.get(key)
    if (known?.state === state) return known.isWhole
    const isRight = digest(bytes) === hash
    judged.set(key, { state, isWhole: isRight })
    if (!isRight) report({ path: `/_files/${key}`, bytes: bytes.byteLength })
    return isRight
  }

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    const address = readAddress(path)
    if (!address || digest(bytes) !== address.hash)
      throw new Error(`${path} is not the address of these bytes.`)
    const { key } = address
    const state = await blobs.state(key)
    const known = judged.get(key)
    if (state !== null && known?.state === state && known.isWhole) return
    const stored = state === null ? null : await blobs.read(key)
    if (stored && isWhole(address, stored)) return
    await blobs.write(key, bytes)
    const written = await blobs.state(key)
    if (written !== null) judged.set(key, { state: written, isWhole: true })
  }

  return {
    async put(partnerId, bytes, { mime, width, height, alt, isGated = false }) {
      const src = addressOf(partnerId, bytes, { mime, width, height, isGated })
      await write(src, bytes)
      return { src, alt, width, height }
    },
    async get(path) {
      const address = readAddress(path)
      const stored = address && (await blobs.read(address.key))
      return stored && isWhole(address, stored) ? { bytes: stored.bytes, mime: address.mime } : null
    },
    async has(path) {
      const address = readAddress(path)
      return address !== null && (await blobs.state(address.key)) !== null
    },
    async delete(path) {
      const address = readAddress(path)
      if (address) await blobs.remove(address.key)
    },
    restore: write,
    async inspect(path, size = 0) {
      const address = readAddress(path)
      const stored = address && (await blobs.read(address.key))
      if (!stored) return 'missing'
      if (digest(stored.bytes) === address.hash) return 'whole'
      if (stored.bytes.byteLength === 0) return 'empty'
      return stored.bytes.byteLength < size ? 'cut' : 'changed'
    },
  }
}
