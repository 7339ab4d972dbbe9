import { createSingleFlight } from '#backend/kernel/concurrency/single-flight.ts'
import { LRUCache } from 'lru-cache'
import { ApiError, type ApiClient } from '#api/client.ts'

export type SiteState = {
  partnerId: number
  /** The revision that is published now. */
  revision: number
  /** Grows with whatever else of its pages changes. */
  changes: number
  /** The operator has stopped the site. */
  isSuspended?: boolean | undefined
  /** The API did not answer, so this is what it last said. */
  stale?: boolean
}

type Entry = {
  /** `null` for nobody's host, `undefined` where the API has never answered. */
  state: SiteState | null | undefined
  until: number
  /** A publication was announced since the API was asked. */
  isOutdated: boolean
  /** Reason why there is no answer. */
  failure?: unknown
}

/** Time in ms for which a failure of the API is remembered, so that not every request asks again. */
const failureHolds = 2_000
/** An answer that is older than it holds by no more than this, in ms, is used while the API is asked for a new one. */
const grace = 5_000
/** Time in ms to wait for a new answer where there is an old one; longer where that is known to be outdated. */
const patience = { old: 200, outdated: 1_000 }

export type SiteDirectoryOptions = {
  api: (origin: string) => ApiClient
  /**
   * Time in ms for which an answer holds. It may be long where publications are announced; elsewhere a publication is
   * seen that much later.
   */
  holds: number
}

/** Version that a finished page must have to be current. */
export const versionOf = ({ revision, changes }: SiteState): string => `${revision}.${changes}`

/**
 * Knows which site an origin shows, and at which revision. Asks the API once, and again when a publication is announced
 * or the answer is old. An origin that nobody has is `null`, never a default.
 */
export class SiteDirectory {
  readonly #entries = new LRUCache<string, Entry>({ max: 50_000 })
  readonly #asking = createSingleFlight<string, SiteState | null>()
  readonly #options: SiteDirectoryOptions
  /** Counts announcements, so that an answer asked for before one is not trusted after it. */
  #announcements = 0

  constructor(options: SiteDirectoryOptions) {
    this.#options = options
  }

  /** Returns what is known without waiting; `undefined` where the API must be asked. */
  known(origin: string): SiteState | null | undefined {
    const entry = this.#entries.get(origin)
    if (!entry) return undefined
    const now = Date.now()
    if (entry.until > now) return entry.state
    if (entry.state === undefined || entry.isOutdated || now - entry.until > grace) return undefined
    void this.#ask(origin).catch(() => {})
    return entry.state
  }

  /**
   * The state of an origin. An API that hangs delays nobody who can be answered with what it last said. Throws its
   * `ApiError` where it has said nothing yet.
   */
  async find(origin: string): Promise<SiteState | null> {
    const known = this.known(origin)
    if (known !== undefined) return known
    const entry = this.#entries.get(origin)
    if (entry?.failure && entry.until > Date.now()) throw entry.failure
    const asking = this.#ask(origin)
    if (entry?.state === undefined) return asking
    const { state, isOutdated } = entry
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<SiteState | null>((done) => {
      timer = setTimeout(() => done(this.#fail(origin, state)), isOutdated ? patience.outdated : patience.old)
    })
    return Promise.race([asking, late]).finally(() => clearTimeout(timer))
  }

  /** Asks the API once, however many callers wait. Rejects only where there is no older answer. */
  #ask(origin: string): Promise<SiteState | null> {
    return this.#asking.once(origin, () => this.#request(origin))
  }

  async #request(origin: string): Promise<SiteState | null> {
    const announcements = this.#announcements
    const before = this.#entries.get(origin)?.state
    try {
      const state = await this.#options.api(origin).request('GET /partners/this/revision')
      return this.#keep(origin, state, announcements)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return this.#keep(origin, null, announcements)
      if (before !== undefined) return this.#fail(origin, before)
      this.#entries.set(origin, {
        state: undefined,
        until: Date.now() + failureHolds,
        isOutdated: false,
        failure: error,
      })
      throw error
    }
  }

  /** Keeps what was known for a short while, as stale. */
  #fail(origin: string, before: SiteState | null): SiteState | null {
    const state = before && { ...before, stale: true }
    const isOutdated = this.#entries.get(origin)?.isOutdated ?? false
    this.#entries.set(origin, { state, until: Date.now() + failureHolds, isOutdated })
    return state
  }

  #keep(origin: string, state: SiteState | null, announcements: number): SiteState | null {
    const isOutdated = announcements !== this.#announcements
    this.#entries.set(origin, { state, until: isOutdated ? 0 : Date.now() + this.#options.holds, isOutdated })
    return state
  }

  /** Takes a publication in; `null` where some may have been missed. */
  published(partnerId: number | null): void {
    for (const [, entry] of this.#entries.entries()) {
      if (partnerId === null || entry.state?.partnerId === partnerId) {
        entry.until = 0
        entry.isOutdated = true
      }
    }
    this.#asking.beginAnew()
    this.#announcements += 1
  }
}
