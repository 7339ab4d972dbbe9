import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createWorkQueue } from '#backend/files/work-queue.ts'
import { openDiskCache } from '../disk-cache.ts'
import { subsetKey, type Subset } from './font-set.ts'

export type FontFiles = {
  read: (key: string) => Promise<Uint8Array | null>
  /** The file of a subset, made now where there is none. One is made at a time, in a thread of its own. */
  make: (subset: Subset) => Promise<Uint8Array>
  close: () => Promise<void>
}

type FontFilesOptions = {
  /** Folder for finished files. Nothing else may be kept in it. */
  cacheDir: string
  /** The built `subset-worker.ts`, and the folder of the whole typefaces. */
  worker: URL
  typefacesDir: string
  /** Most bytes on disk; the files longest unused make room. 512 MiB unless told. */
  maxCacheBytes?: number
}

/** How long the thread waits for more work before it ends and gives its memory back, in ms. */
const idle = 5_000

export function openFontFiles({
  cacheDir,
  worker: file,
  typefacesDir,
  maxCacheBytes = 512 * 1024 * 1024,
}: FontFilesOptions): FontFiles {
  const cache = openDiskCache(cacheDir, maxCacheBytes)
  const takeTurn = createWorkQueue({ size: 1 })
  let worker: Worker | undefined
  let ending: NodeJS.Timeout | undefined

  const end = async () => {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  async function makeNow(subset: Subset): Promise<Uint8Array> {
    clearTimeout(ending)
    worker ??= new Worker(file, { workerData: { folder: typefacesDir } })
    worker.unref()
    worker.postMessage(subset)
    try {
      // Rejects where the thread fails; where it is ended, nothing comes any more.
      const [answer] = (await Promise.race([
        once(worker, 'message'),
        once(worker, 'exit').then(() => [{ problem: 'The thread has ended.' }]),
      ])) as [{ bytes: Uint8Array } | { problem: string }]
      if ('problem' in answer) throw new Error(`A font could not be made: ${answer.problem}`)
      return answer.bytes
    } catch (error) {
      await end()
      throw error
    } finally {
      ending = setTimeout(() => void end(), idle).unref()
    }
  }

  return {
    read: async (key) => (await cache).read(key),
    make: async (subset) => {
      const key = subsetKey(subset)
      return takeTurn(async () => {
        const known = await (await cache).read(key)
        if (known) return known
        const bytes = await makeNow(subset)
        await (await cache).write(key, bytes)
        return bytes
      })
    },
    async close() {
      clearTimeout(ending)
      await end()
    },
  }
}
