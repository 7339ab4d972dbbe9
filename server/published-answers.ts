import { LRUCache } from 'lru-cache'
import type { ApiClient } from '#api/client.ts'

/** Answers kept; a partner's shell and one page are a few tens of kilobytes each. */
const kept = 200

/**
 * A client whose answers are asked for once a version of the site: until something is announced it cannot change, so pages that are rendered
 * anew share it. Only for clients that ask in nobody's name. What fails is asked for again.
 */
export class PublishedAnswers {
  readonly #answers = new LRUCache<string, Promise<unknown>>({ max: kept })

  client(api: ApiClient, origin: string, version: string): ApiClient {
    const request = (name: string, input?: { query?: Record<string, unknown> }) => {
      const key = `${origin} ${version} ${name} ${JSON.stringify(input?.query)}`
      let answer = this.#answers.get(key)
      if (!answer) {
        answer = (api.request as (name: string, input?: object) => Promise<unknown>)(name, input)
        this.#answers.set(key, answer)
        answer.catch(() => this.#answers.delete(key))
      }
      return answer
    }
    return { request: request as ApiClient['request'] }
  }
}
