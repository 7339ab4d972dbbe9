import { LRUCache } from 'lru-cache'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  checkedEnding,
  checkedLength,
  readChecked,
  writeChecked,
} from '#backend/clinic/files/checked-file.ts'

/**
 * Finished files by their key, 64 hexadecimal digits. Never throws: a cache that fails is a cache that misses, and so
 * is a file that is damaged.
 */
export type DiskCache = {
  read(key: string): Promise<Buffer | null>
  write(key: string, bytes: Uint8Array): Promise<void>
}

const ignore = () => {}
const nameOf = (key: string) => `${key}${checkedEnding}`
const keyOf = (name: string) => /^([0-9a-f]{64})\.checked$/.exec(name)?.[1]
/** Age in ms from which a draft counts as abandoned. */
const draftAge = 3_600_000
const isDraft = (name: string, time: number) =>
  name.includes(`${checkedEnding}.`) && time > Date.now() - draftAge

/** Lists the files from before, the longest unchanged first, and removes everything else from the folder. */
async function found(folder: string): Promise<{ key: string; size: number }[]> {
  const names = await readdir(folder).catch(() => [])
  const files: { key: string; size: number; time: number }[] = []
  for (const name of names) {
    const path = join(folder, name)
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
    const key = keyOf(name)
    if (key && size > 0) files.push({ key, size, time: mtimeMs })
    else if (!isDraft(name, mtimeMs)) await rm(path, { force: true, recursive: true }).catch(ignore)
  }
  return files.sort((a, b) => a.time - b.time)
}

/**
 * Opens a cache in a folder. It holds at most `maxBytes` and drops the longest unused files. It answers at once, and
 * counts existing files meanwhile. Several processes may share the folder. Each reads the files of the others, and its
 * limit counts only the files that it knows.
 */
export function openDiskCache(folder: string, maxBytes: number): DiskCache {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_, key, reason) => {
      if (reason !== 'set') void rm(join(folder, nameOf(key)), { force: true }).catch(ignore)
    },
  })
  void found(folder).then((files) => {
    for (const { key, size } of files) if (!sizes.has(key)) sizes.set(key, size)
  })

  return {
    async read(key) {
      const bytes = await readChecked(join(folder, nameOf(key)))
      if (!bytes) sizes.delete(key)
      else if (!sizes.get(key)) sizes.set(key, checkedLength(bytes))
      return bytes
    },
    async write(key, bytes) {
      const size = checkedLength(bytes)
      if (size > maxBytes) return
      try {
        await writeChecked(join(folder, nameOf(key)), bytes)
        sizes.set(key, size)
      } catch {
        // The file is made again when it is next asked for.
      }
    },
  }
}
