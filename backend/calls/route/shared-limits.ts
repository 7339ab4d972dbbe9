import { RateLimiterMemory } from 'rate-limiter-flexible'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import { tooMany } from '#backend/kernel/http/rate-limit.ts'
import type { Client } from './client.ts'

/** Calls in a minute. The limits smooth load and protect no secret, so each process counts by itself. */
export const mostInMinute = { readsOfAddress: 6_000, callsOfKey: 600 }

export type SharedLimits = ReturnType<typeof createSharedLimits>

/** Limits that all calls share. Source: docs/product.md, X24. */
export function createSharedLimits() {
  const counter = (points: number) => new RateLimiterMemory({ points, duration: 60 })
  const reads = counter(mostInMinute.readsOfAddress)
  const calls = counter(mostInMinute.callsOfKey)
  return {
    /** Counts a public read of a clinic by an address. Reads by our own pages are not counted. Throws 429. */
    async countRead(partnerId: number, client: Client): Promise<void> {
      if (!client.isOwn) await reads.consume(`${partnerId}:${client.key}`).catch(tooMany)
    },
    /** Counts a call by an API key. Throws 429. */
    async countKey(token: string): Promise<void> {
      await calls.consume(hashToken(token)).catch(tooMany)
    },
  }
}
