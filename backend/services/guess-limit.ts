import { tooMany } from '#backend/rate-limit.ts'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { waitingHashings } from './passwords.ts'

type Guess = {
  /** Whose secret is guessed: the partner and the account's name. */
  name: string
  /** The client's address as the rate limit sees it. */
  address: string
}

/** Runs a try and returns what it found, `null` for a wrong one. Throws 429 for too many. */
export type GuessLimit = <T>(guess: Guess, attempt: () => Promise<T | null>) => Promise<T | null>

const longestQueue = 20

/** Throws 429 where so many passwords wait to be hashed that one more would wait for seconds. */
export function refuseLongQueue(): void {
  if (waitingHashings() > longestQueue) tooMany({ msBeforeNext: 5_000 })
}

/**
 * Bounds how often a secret may be guessed in a quarter of an hour, whatever addresses the guesses come from.
 *
 * So that a guesser does not lock the owner out, an address from which the right secret came before is not held by that
 * count (only by its own, which the call's line in the contract gives). Source: ASVS 6.3.1 and 6.3.8; reliability 25.
 */
export function createGuessLimit(points = 30): GuessLimit {
  const guesses = new RateLimiterMemory({ points, duration: 15 * 60 })
  const knownAddresses = new LRUCache<string, true>({ max: 10_000, ttl: 30 * 24 * 3_600_000 })

  return async ({ name, address }, attempt) => {
    const known = `${name}:${address}`
    const isKnown = knownAddresses.has(known)
    if (!isKnown) await guesses.consume(name).catch(tooMany)
    refuseLongQueue()
    const found = await attempt()
    if (found === null) return null
    if (!isKnown) await guesses.reward(name)
    knownAddresses.set(known, true)
    return found
  }
}
