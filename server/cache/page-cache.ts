import { createSingleFlight } from '#backend/kernel/concurrency/single-flight.ts'
import { LRUCache } from 'lru-cache'
import { pageSearch } from '#renderer/server/load-site.ts'
import type { StoredPage } from './stored-page.ts'

/** Address of a page: its form, origin and path in one, and the query beside it. */
export type PageAddress = { page: string; parameters: URLSearchParams }

/** Number of pages whose query parameters are remembered, about 200 bytes each. */
const knownPaths = 100_000

const pages = (bytes: number) =>
  new LRUCache<string, StoredPage>({
    maxSize: Math.ceil(bytes),
    sizeCalculation: ({ size }) => size,
  })

/**
 * Finished pages. A page is kept under its path and the query parameters that its blocks read; any other parameter is
 * no part of it. Pages with a query, and those for paths that nobody defined, have room of their own, so that made-up
 * addresses push out no page that people visit.
 *
 * An entry of an older version stays until the address is rendered anew: it is what a visitor gets when that fails
 * (RFC 5861, stale-if-error).
 */
export class PageCache {
  readonly #plain: LRUCache<string, StoredPage>
  readonly #withQuery: LRUCache<string, StoredPage>
  readonly #missing: LRUCache<string, StoredPage>
  /** Names of the parameters that a page reads, by page. */
  readonly #parameters = new LRUCache<string, readonly string[]>({ max: knownPaths })
  readonly #rendering = createSingleFlight<string, StoredPage>()

  /** `bytes` limits the memory of all pages. */
  constructor(bytes: number) {
    this.#plain = pages((bytes * 8) / 11)
    this.#withQuery = pages((bytes * 2) / 11)
    this.#missing = pages(bytes / 11)
  }

  get({ page, parameters }: PageAddress): StoredPage | undefined {
    const query = parameters.size === 0 ? '' : this.#queryOf(page, parameters)
    if (query === undefined) return undefined
    if (query) return this.#withQuery.get(`${page}?${query}`)
    return this.#plain.get(page) ?? this.#missing.get(page)
  }

  /** Keeps a page; `names` are those of the parameters that it reads. */
  set({ page, parameters }: PageAddress, names: readonly string[], stored: StoredPage): void {
    if (stored.status !== 200) {
      this.#plain.delete(page)
      this.#parameters.delete(page)
      if (parameters.size === 0) this.#missing.set(page, stored)
      return
    }
    this.#missing.delete(page)
    this.#parameters.set(page, names)
    const query = this.#queryOf(page, parameters)
    if (query) this.#withQuery.set(`${page}?${query}`, stored)
    else this.#plain.set(page, stored)
  }

  /** Bytes of all kept pages. */
  get bytes(): number {
    return this.#plain.calculatedSize + this.#withQuery.calculatedSize + this.#missing.calculatedSize
  }

  /** Updates the size of a kept page, after its text was dropped or another encoding was added. */
  recount({ page, parameters }: PageAddress, stored: StoredPage): void {
    const query = parameters.size === 0 ? '' : this.#queryOf(page, parameters)
    const places = [
      [this.#plain, page],
      [this.#missing, page],
      [this.#withQuery, `${page}?${query}`],
    ] as const
    for (const [kept, key] of places) {
      if (kept.peek(key) !== stored) continue
      kept.delete(key)
      kept.set(key, stored)
    }
  }

  /** The query as the page reads it; `undefined` while that is not known. */
  #queryOf(page: string, parameters: URLSearchParams): string | undefined {
    const names = this.#parameters.get(page)
    return names && new URLSearchParams(pageSearch(parameters, names)).toString()
  }

  /** Renders an address once, however many ask for it meanwhile. */
  async once(
    { page, parameters }: PageAddress,
    version: string,
    render: () => Promise<StoredPage>,
  ): Promise<StoredPage> {
    const key = `${version} ${page}?${this.#queryOf(page, parameters) ?? parameters.toString()}`
    return this.#rendering.once(key, render)
  }
}
