import { LRUCache } from 'lru-cache'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Finished files by their key, 64 hexadecimal digits. Never throws: a cache that fails is a cache that misses. */
export type DiskCache = {
  read(key: string): Promise<Uint8Array | null>
  write(key: string, bytes: Uint8Array): Promise<void>
}

const ignore = () => {}
const isKey = (name: string) => /^[0-9a-f]{64}$/.test(name)

/** Lists the files from before, the longest unchanged first, and removes everything else from the folder. */
async function found(folder: string): Promise<{ key: string; size: number }[]> {
  const names = await readdir(folder).catch(() => [])
  const files: { key: string; size: number; time: number }[] = []
  for (const name of names) {
    const path = join(folder, name)
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
    if (isKey(name) && size > 0) files.push({ key: name, size, time: mtimeMs })
    else await rm(path, { force: true, recursive: true }).catch(ignore)
  }
  return files.sort((a, b) => a.time - b.time)
}

/**
 * Opens a cache in a folder. It holds at most `maxBytes` and drops what was unused for longest. Several processes may share
 * the folder: each finds the files of the others, and counts only the files it knows towards its limit.
 */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true }).catch(ignore)
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_, key, reason) => {
      if (reason !== 'set') void rm(join(folder, key), { force: true }).catch(ignore)
    },
  })
  for (const { key, size } of await found(folder)) sizes.set(key, size)

  return {
    async read(key) {
      const size = sizes.get(key)
      const bytes = await readFile(join(folder, key)).catch(() => null)
      if (bytes && bytes.byteLength > 0 && bytes.byteLength === (size ?? bytes.byteLength)) {
        if (size === undefined) sizes.set(key, bytes.byteLength)
        return bytes
      }
      sizes.delete(key)
      return null
    },
    async write(key, bytes) {
      if (bytes.byteLength > maxBytes) return
      // Under another name first: a reader, or a start after a crash, never meets half a file.
      const draft = join(folder, `${key}.${randomUUID()}`)
      try {
        await writeFile(draft, bytes)
        await rename(draft, join(folder, key))
        sizes.set(key, bytes.byteLength)
      } catch {
        await rm(draft, { force: true }).catch(ignore)
      }
    },
  }
}
