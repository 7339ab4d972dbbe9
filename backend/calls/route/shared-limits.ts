import { RateLimiterMemory } from 'rate-limiter-flexible'
import { hashToken } from '#backend/kernel/credentials/tokens.ts'
import { tooMany } from '#backend/kernel/http/rate-limit.ts'
import type { Client } from './client.ts'

/** Calls in a minute. They smooth load and protect no secret, so that each process counts by itself. */
export const mostInMinute = { readsOfAddress: 6_000, callsOfKey: 600 }

export type SharedLimits = ReturnType<typeof createSharedLimits>

/** Limits that all calls share. Source: docs/product.md, X24. */
export function createSharedLimits() {
  const counter = (points: number) => new RateLimiterMemory({ points, duration: 60 })
  const reads = counter(mostInMinute.readsOfAddress)
  const calls = counter(mostInMinute.callsOfKey)
  return {
    /** Counts a public read of an address at a clinic; a page's own, which have no address, are free. Throws 429. */
    async countRead(partnerId: number, client: Client): Promise<void> {
      if (!client.isOwn) await reads.consume(`${partnerId}:${client.key}`).catch(tooMany)
    },
    /** Counts a call by a key. Throws 429. */
    async countKey(token: string): Promise<void> {
      await calls.consume(hashToken(token)).catch(tooMany)
    },
  }
}
