import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Blobs } from './blobs.ts'

/** Files under a directory, which is made when the first one is written. */
export function directoryBlobs(directory: string): Blobs {
  const locate = (key: string) => join(directory, key)
  return {
    async read(key) {
      try {
        return await readFile(locate(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async write(key, bytes) {
      const file = locate(key)
      await mkdir(dirname(file), { recursive: true })
      // Written aside and renamed: a reader never meets half a file.
      const aside = `${file}.${randomUUID()}`
      try {
        await writeFile(aside, bytes)
        await rename(aside, file)
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    has: (key) =>
      access(locate(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(locate(key), { force: true }),
  }
}
