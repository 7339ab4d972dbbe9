import type { Call } from '#api/call.ts'
import { createHash } from 'node:crypto'

/*
 * Answers that are the same for everybody: caches may keep them, and ask whether they still hold.
 */

/** Seconds for which an answer is taken as it is. What a clinic changes is to be seen within a minute. */
const longest = 60

/**
 * Says whether a call answers everybody alike who proves nothing: a public GET without headers of its own, which would
 * prove something, and without a limit, which guards something that is guessed.
 */
export const isShared = (name: string, call: Call): boolean =>
  name.startsWith('GET ') && call.access === 'public' && !call.headers && !call.rateLimit && !call.rawResponse

/** Headers on which the answer depends besides its address: the site, the caller, and the page that may read it. */
const vary = 'product-origin, cookie, authorization, origin'

/**
 * The answer with its validator, or 304 where the asker has it already. `validUntil` in its body, where the call knows, is
 * when it is other without anybody's doing: until then, and for a minute at most, it need not be asked for again.
 * Source: RFC 9110, 8.8.3 and 13.1.2; RFC 9111, 5.2.2.
 */
export function sharedAnswer(request: Request, answer: unknown, headers: Headers): Response {
  const body = JSON.stringify(answer)
  // Weak: a proxy that compresses the body leaves the validator as it is.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.set('etag', etag)
  headers.set('vary', vary)
  headers.set('cache-control', cacheControl(answer))
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  headers.set('content-type', 'application/json')
  return new Response(body, { headers })
}

function cacheControl(answer: unknown, now = Date.now()): string {
  if (typeof answer !== 'object' || answer === null || !('validUntil' in answer)) return 'no-cache'
  const until = answer.validUntil === null ? Infinity : (Date.parse(String(answer.validUntil)) - now) / 1000
  return `public, max-age=${Math.max(0, Math.min(longest, Math.floor(until)))}`
}

const isKnown = (ifNoneMatch: string | null, etag: string) =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')))
