import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/* Files that can be made again. Each begins with the hash of its content, so that a damaged one is known as such. */

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const hashLength = 32

/** Returns the hash of some bytes, followed by the bytes. */
export const withHash = (bytes: Uint8Array): Buffer => Buffer.concat([hashOf(bytes), bytes])

/** Returns the bytes that follow the hash; `null` if they don't match it. */
export function withoutHash(file: Buffer): Buffer | null {
  if (file.byteLength <= hashLength) return null
  const bytes = file.subarray(hashLength)
  return hashOf(bytes).equals(file.subarray(0, hashLength)) ? bytes : null
}

/** Ending of their names: an earlier version keeps files without a hash under the same keys. */
export const checkedEnding = '.checked'

/** Bytes that a file of this content takes. */
export const checkedLength = (bytes: Uint8Array): number => bytes.byteLength + hashLength

/**
 * Writes a file, and its folder where that is missing. Under another name first: a reader, or a start after a crash,
 * never meets half of it.
 */
export async function writeChecked(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, withHash(bytes))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

/** Returns the content as it was written; `null` for a file that is missing, or was emptied, cut or changed since. */
export async function readChecked(path: string): Promise<Buffer | null> {
  const file = await readFile(path).catch(() => null)
  return file && withoutHash(file)
}
