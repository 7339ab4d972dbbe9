import { LRUCache } from 'lru-cache'
import { ApiError, type ApiClient } from '#api/client.ts'

/** Answers kept; a partner's shell and one page are a few tens of kilobytes each. */
const kept = 200
/** Time in ms for which a failure of the API counts as an answer: the pages that need it do not each wait anew. */
const failureHolds = 2_000

/**
 * A client that asks for each answer once a version of the site: until something is announced an answer cannot change,
 * so pages that are rendered anew share it. Only for clients that ask in nobody's name. What is refused is asked for
 * again, and what the API fails to answer after a short while.
 */
export class PublishedAnswers {
  readonly #answers = new LRUCache<string, Promise<unknown>>({ max: kept })

  client(api: ApiClient, origin: string, version: string): ApiClient {
    const request = (name: string, input?: { params?: object; query?: object }) => {
      const key = `${origin} ${version} ${name} ${JSON.stringify([input?.params, input?.query])}`
      let answer = this.#answers.get(key)
      if (!answer) {
        answer = (api.request as (name: string, input?: object) => Promise<unknown>)(name, input)
        this.#answers.set(key, answer)
        const asked = answer
        answer.then(
          (body) => this.#forgetAt(key, (body as { validUntil?: unknown } | null)?.validUntil),
          (error: unknown) => {
            if (this.#answers.get(key) !== asked) return
            const isFailure = !(error instanceof ApiError) || error.status >= 500
            if (isFailure) this.#answers.set(key, asked, { ttl: failureHolds })
            else this.#answers.delete(key)
          },
        )
      }
      return answer
    }
    return { request: request as ApiClient['request'] }
  }

  /** An answer that depends on the clock is asked for again once it is no longer right. */
  #forgetAt(key: string, validUntil: unknown): void {
    if (typeof validUntil !== 'string') return
    const remaining = Math.max(Date.parse(validUntil) - Date.now(), 0)
    this.#answers.set(key, this.#answers.peek(key) as Promise<unknown>, { ttl: Math.max(remaining, 1) })
  }
}
