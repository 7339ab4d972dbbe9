import { createSingleFlight } from '#backend/kernel/concurrency/single-flight.ts'
import { openBackgroundProcess } from '../background-process.ts'
import { openDiskCache } from '../cache/disk-cache.ts'
import { subsetKey, type Subset } from './font-set.ts'

/** Task for the process of `subset-process.ts`. */
export type SubsetTask = Pick<Subset, 'typeface' | 'characters'>

export type FontFiles = {
  read: (key: string) => Promise<Uint8Array | null>
  /** The file of a subset, made now where there is none. */
  make: (subset: Subset) => Promise<Uint8Array>
  close: () => Promise<void>
}

type FontFilesOptions = {
  /** Folder for finished files. Nothing else may be kept in it. */
  cacheDir: string
  /** The built `subset-process.ts`, and the folder of the whole typefaces. */
  program: string
  typefacesDir: string
  /** Most bytes on disk; the files longest unused make room. 512 MiB unless told. */
  maxCacheBytes?: number
}

export function openFontFiles({
  cacheDir,
  program,
  typefacesDir,
  maxCacheBytes = 512 * 1024 * 1024,
}: FontFilesOptions): FontFiles {
  const cache = openDiskCache(cacheDir, maxCacheBytes)
  const maker = openBackgroundProcess<SubsetTask>(program, { args: [typefacesDir] })
  const making = createSingleFlight<string, Uint8Array>()

  async function makeNow(key: string, { typeface, characters }: Subset): Promise<Uint8Array> {
    const known = await (await cache).read(key)
    if (known) return known
    const bytes = await maker.ask({ typeface, characters })
    await (await cache).write(key, bytes)
    return bytes
  }

  return {
    read: async (key) => (await cache).read(key),
    make(subset) {
      const key = subsetKey(subset)
      return making.once(key, () => makeNow(key, subset))
    },
    close: () => maker.close(),
  }
}
