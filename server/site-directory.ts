import { LRUCache } from 'lru-cache'
import { ApiError, type ApiClient } from '#api/client.ts'

export type SiteState = {
  partnerId: number
  /** The revision that is published now. */
  revision: number
  /** Grows with whatever else of its pages changes. */
  changes: number
  /** The API did not answer, so this is what it last said. */
  stale?: boolean
}

type Entry = { state: SiteState | null; until: number }

export type SiteDirectoryOptions = {
  api: (origin: string) => ApiClient
  /**
   * How long an answer holds, in ms. Where publications are announced it may be long; where they are not it is how
   * late a publication may be seen.
   */
  holds: number
}

/** What a finished page must be of to be the page of now. */
export const versionOf = ({ revision, changes }: SiteState): string => `${revision}.${changes}`

/**
 * Which site an origin shows, and at which revision: asked of the API once, and again when a publication is
 * announced or the answer is old. An origin of nobody's is `null`, never a default.
 */
export class SiteDirectory {
  readonly #entries = new LRUCache<string, Entry>({ max: 10_000 })
  readonly #asking = new Map<string, Promise<SiteState | null>>()
  readonly #options: SiteDirectoryOptions
  /** Counts announcements, so that an answer asked for before one is not trusted after it. */
  #announcements = 0

  constructor(options: SiteDirectoryOptions) {
    this.#options = options
  }

  /** What is known without asking; `undefined` where the API must be asked. */
  known(origin: string): SiteState | null | undefined {
    const entry = this.#entries.get(origin)
    return entry && entry.until > Date.now() ? entry.state : undefined
  }

  async find(origin: string): Promise<SiteState | null> {
    const known = this.known(origin)
    if (known !== undefined) return known
    let asking = this.#asking.get(origin)
    if (!asking) {
      asking = this.#ask(origin).finally(() => this.#asking.delete(origin))
      this.#asking.set(origin, asking)
    }
    return asking
  }

  async #ask(origin: string): Promise<SiteState | null> {
    const before = this.#entries.get(origin)?.state
    const announcements = this.#announcements
    try {
      const state = await this.#options.api(origin).request('GET /partners/this/revision')
      return this.#keep(origin, state, announcements)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return this.#keep(origin, null, announcements)
      if (before) return { ...before, stale: true }
      throw error
    }
  }

  #keep(origin: string, state: SiteState | null, announcements: number): SiteState | null {
    const until = announcements === this.#announcements ? Date.now() + this.#options.holds : 0
    this.#entries.set(origin, { state, until })
    return state
  }

  /** Takes a publication in; `null` where some may have been missed. */
  published(partnerId: number | null): void {
    for (const [, entry] of this.#entries.entries()) {
      if (partnerId === null || entry.state?.partnerId === partnerId) entry.until = 0
    }
    this.#asking.clear()
    this.#announcements += 1
  }
}
