import type { FileStore } from './file-store.ts'
import { encodeNarrow } from './picture.ts'
import type { PicturePart } from '#schema/plain/long-picture.ts'
import { createSingleFlight } from '#backend/kernel/concurrency/single-flight.ts'
import { LRUCache } from 'lru-cache'

/** Bytes of narrowed pictures that are kept; the longest unused make room. */
const mostKept = 64 * 1024 * 1024

/** A stored picture, or a part of it, no wider than so many px; `null` where there is none. */
export type Narrowing = (
  path: string,
  width: number,
  part: PicturePart | undefined,
) => Promise<Uint8Array | null>

/**
 * Makes stored pictures narrower, each once as long as it is kept, however many ask: whoever has a signed address may
 * ask without end. In memory, beside no public cache: nothing has it by an address, and the caller has judged who asks.
 */
export function createNarrowing(files: FileStore): Narrowing {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: mostKept,
    sizeCalculation: (bytes) => bytes.byteLength,
  })
  const making = createSingleFlight<string, Uint8Array | null>()

  async function make(key: string, ...[path, width, part]: Parameters<Narrowing>): ReturnType<Narrowing> {
    const file = await files.get(path)
    const bytes = file && (await encodeNarrow(file.bytes, width, part))
    if (bytes) kept.set(key, bytes)
    return bytes
  }

  return async (path, width, part) => {
    // The path names partner and content: what is kept under it never changes, but the file may be gone.
    if (!(await files.has(path))) return null
    const key = [width, path, ...Object.entries(part ?? {}).flat()].join(' ')
    return kept.get(key) ?? making.once(key, () => make(key, path, width, part))
  }
}
