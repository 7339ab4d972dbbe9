import { LRUCache } from 'lru-cache'
import type { StoredPage } from './stored-page.ts'

/** Bytes of finished pages kept in memory. */
const pageBytes = 32 * 1024 * 1024
/** Pages for paths that nobody defined are kept apart, so that made-up addresses push no real page out. */
const missingBytes = 4 * 1024 * 1024

/**
 * Finished pages by address. An entry of an older version stays until the address is rendered anew: it is what a
 * visitor gets when that fails (RFC 5861, stale-if-error).
 */
export class PageCache {
  readonly #pages = new LRUCache<string, StoredPage>({
    maxSize: pageBytes,
    sizeCalculation: ({ size }) => size,
  })
  readonly #missing = new LRUCache<string, StoredPage>({
    maxSize: missingBytes,
    sizeCalculation: ({ size }) => size,
  })
  readonly #rendering = new Map<string, Promise<StoredPage>>()

  get(address: string): StoredPage | undefined {
    return this.#pages.get(address) ?? this.#missing.get(address)
  }

  set(address: string, page: StoredPage): void {
    const [into, other] = page.status === 200 ? [this.#pages, this.#missing] : [this.#missing, this.#pages]
    other.delete(address)
    into.set(address, page)
  }

  /** Renders an address once, however many ask for it meanwhile. */
  async once(address: string, version: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const key = `${version} ${address}`
    let rendering = this.#rendering.get(key)
    if (!rendering) {
      rendering = render().finally(() => this.#rendering.delete(key))
      this.#rendering.set(key, rendering)
    }
    return rendering
  }
}
