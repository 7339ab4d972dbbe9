import type { Database } from '#backend/database/database.ts'
import { accounts } from '#backend/database/tables.ts'
import { ProblemError } from '#backend/problem.ts'
import { tooMany } from '#backend/rate-limit.ts'
import { and, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { verifyPassword, waitingHashings } from './passwords.ts'
import type { Account } from './sessions.ts'
import { endSession, startSession } from './sessions.ts'

type Attempt = {
  partnerId: number
  email: string
  password: string
  /** The client's address as the rate limit sees it. */
  address: string
  /** A token that came with the request: it ends, so that the token changes at sign-in. */
  oldToken: string | undefined
}

export type SignIn = (attempt: Attempt) => Promise<{ account: Account; token: string }>

const longestQueue = 20

/**
 * Signs in to the console. Throws 401 for a wrong e-mail or password alike, 429 for too many tries.
 *
 * Guesses at one account are counted whatever address they come from. So that a guesser does not lock the owner out,
 * an address from which the account was signed in to before is not held by that count (only by its own).
 * Source: ASVS 6.3.1 and 6.3.8; reliability 24 and 25.
 */
export function createSignIn(database: Database): SignIn {
  const guesses = new RateLimiterMemory({ points: 30, duration: 15 * 60 })
  const knownAddresses = new LRUCache<string, true>({ max: 10_000, ttl: 30 * 24 * 3_600_000 })

  return async ({ partnerId, email, password, address, oldToken }) => {
    const name = `${partnerId}:${email.toLowerCase()}`
    const isKnown = knownAddresses.has(`${name}:${address}`)
    if (!isKnown) await guesses.consume(name).catch(tooMany)
    if (waitingHashings() > longestQueue) throw tooMany({ msBeforeNext: 5_000 })

    const isAccount = and(eq(accounts.partnerId, partnerId), eq(accounts.email, email.toLowerCase()))
    const [row] = await database.withPartner(partnerId, (tx) => tx.select().from(accounts).where(isAccount))
    if (!(await verifyPassword(password, row?.passwordHash ?? null)) || !row) {
      throw new ProblemError(401, 'wrong-credentials', '이메일이나 비밀번호가 맞지 않습니다.')
    }
    if (!isKnown) await guesses.reward(name)
    knownAddresses.set(`${name}:${address}`, true)
    const token = await database.withPartner(partnerId, async (tx) => {
      if (oldToken) await endSession(tx, partnerId, oldToken)
      return startSession(tx, partnerId, row.id)
    })
    return { account: { id: row.id, email: row.email, name: row.name, role: row.role }, token }
  }
}
