import { mkdir, statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import type { Environment } from '#backend/environment.ts'

const mebibyte = 1024 * 1024

/** Bytes of memory of this machine, or of its container. */
function memory(): number {
  const allowed = process.constrainedMemory()
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
}

/** Bytes of the disk that holds a folder. */
async function diskOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const { blocks, bsize } = await statfs(folder)
  return blocks * bsize
}

/** Bytes that the caches of one process may take, in memory and on disk. Processes divide the whole between them. */
export async function cacheSizes({
  pageCacheMb,
  diskCacheMb,
  dataDir,
  processes,
}: Pick<Environment, 'pageCacheMb' | 'diskCacheMb' | 'dataDir' | 'processes'>): Promise<{
  pages: number
  disk: number
}> {
  const pages = pageCacheMb === undefined ? memory() / 4 : pageCacheMb * mebibyte
  const disk = diskCacheMb === undefined ? (await diskOf(dataDir)) / 10 : diskCacheMb * mebibyte
  return { pages: Math.floor(pages / processes), disk: Math.floor(disk / processes) }
}
