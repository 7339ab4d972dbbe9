import type { Call } from '#api/call.ts'
import { isIPv4, isIPv6 } from 'node:net'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { ProblemError } from './problem.ts'

/** The 429 that tells when to ask again. */
export function tooManyError({ msBeforeNext }: { msBeforeNext: number }): ProblemError {
  const seconds = Math.ceil(msBeforeNext / 1000)
  return new ProblemError(
    429,
    'too-many-requests',
    `요청이 너무 많습니다. ${seconds}초 뒤에 다시 시도해 주세요.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}

/** Throws the 429 that a limiter's refusal means (or a limiter's own failure, as it is). */
export function tooMany(refusal: unknown): never {
  throw refusal instanceof Error ? refusal : tooManyError(refusal as { msBeforeNext: number })
}

/**
 * One client as a limit counts it: an IPv4 address, or the /64 that one subscriber of IPv6 has whole (RFC 6177).
 */
export function clientKey(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (isIPv4(plain) || !isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Headers for the client that was counted, and the refusal where it has asked too often. */
type Counted = { headers: Record<string, string>; refusal?: unknown }

/**
 * Returns a counter of one call's requests by partner and address, which keeps its counts in this process. Its headers
 * hold the limit and the rest of it; `refusal` is set once the limit is passed.
 * Source: draft-ietf-httpapi-ratelimit-headers-11.
 */
export function createRateLimit({
  rateLimit,
}: Pick<Call, 'rateLimit'>): (partnerId: number, address: string) => Promise<Counted> {
  if (!rateLimit) return async () => ({ headers: {} })
  const { points, seconds } = rateLimit
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  const headersOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes) => ({
    'ratelimit-policy': `"address";q=${points};w=${seconds}`,
    ratelimit: `"address";r=${remainingPoints};t=${Math.ceil(msBeforeNext / 1000)}`,
  })
  return async (partnerId, address) => {
    try {
      return { headers: headersOf(await limiter.consume(`${partnerId}:${clientKey(address)}`)) }
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal
      return { headers: headersOf(refusal as RateLimiterRes), refusal }
    }
  }
}
