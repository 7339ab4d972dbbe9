import type { Image } from '#schema/primitives.ts'
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type FileDetails = { mime: 'image/webp'; width: number; height: number; alt: string }
export type StoredFile = { bytes: Buffer; mime: 'image/webp' }

/** Files by content: the same bytes of a partner have one address, and what an address shows never changes. */
export type FileStore = {
  /** Stores bytes and returns how content refers to them. Storing the same bytes again changes nothing. */
  put(partnerId: number, bytes: Uint8Array, details: FileDetails): Promise<Image>
  /** The file of an address such as `/_files/1/0123456789abcdef.webp`; `null` for any other address. */
  get(path: string): Promise<StoredFile | null>
  /** Puts back a file of a back-up under its old address. Throws when bytes and address disagree. */
  restore(path: string, bytes: Uint8Array): Promise<void>
}

/** The only shape an address may have, so that none can leave the directory. */
const addressPattern = /^\/_files\/([1-9]\d{0,9})\/([0-9a-f]{16})\.webp$/

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Files under a directory, which is made when the first one is stored. */
export function createFileStore(directory: string): FileStore {
  const locate = (address: string) => {
    const [, partnerId, hash] = addressPattern.exec(address) ?? []
    return partnerId && hash ? { file: join(directory, partnerId, `${hash}.webp`), hash } : null
  }

  async function write(file: string, bytes: Uint8Array): Promise<void> {
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await mkdir(dirname(file), { recursive: true })
    // Written aside and renamed: a reader never meets half a file.
    const aside = `${file}.${randomUUID()}`
    await writeFile(aside, bytes)
    await rename(aside, file)
  }

  return {
    async put(partnerId, bytes, { width, height, alt }) {
      const hash = digest(bytes)
      await write(join(directory, String(partnerId), `${hash}.webp`), bytes)
      return { src: `/_files/${partnerId}/${hash}.webp`, alt, width, height }
    },
    async get(path) {
      const place = locate(path)
      if (!place) return null
      try {
        return { bytes: await readFile(place.file), mime: 'image/webp' }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async restore(path, bytes) {
      const place = locate(path)
      if (!place || digest(bytes) !== place.hash)
        throw new Error(`${path} is not the address of these bytes.`)
      await write(place.file, bytes)
    },
  }
}
