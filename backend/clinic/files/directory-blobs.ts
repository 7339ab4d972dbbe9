import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Blobs } from './blobs.ts'

/** Files under a directory, which is made when the first one is written. */
export function directoryBlobs(directory: string): Blobs {
  const locate = (key: string) => join(directory, key)
  return {
    async read(key) {
      const file = await orNothing(open(locate(key)))
      if (!file) return null
      try {
        const state = stateOf(await file.stat())
        return { bytes: await file.readFile(), state }
      } finally {
        await file.close()
      }
    },
    async state(key) {
      const stats = await orNothing(stat(locate(key)))
      return stats && stateOf(stats)
    },
    async write(key, bytes) {
      const path = locate(key)
      const made = await mkdir(dirname(path), { recursive: true })
      // Written aside and renamed: a reader never meets half a file.
      const aside = `${path}.${randomUUID()}`
      try {
        await writeSynced(aside, bytes)
        await rename(aside, path)
        await syncFolders(dirname(path), made ? dirname(made) : dirname(path))
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    remove: (key) => rm(locate(key), { force: true }),
  }
}

/** A file is written aside and renamed, so that another content is another file. */
const stateOf = ({ size, mtimeMs, ino }: Stats) => `${size} ${mtimeMs} ${ino}`

const orNothing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Puts the names in folders on the disk: in `from`, and in each above it up to `to`. Without that a power cut takes them. */
async function syncFolders(from: string, to: string): Promise<void> {
  const folder = await open(from)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
  if (from !== to && from !== dirname(from)) await syncFolders(dirname(from), to)
}
