import type { Call } from '#api/call.ts'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createSingleFlight } from '#backend/kernel/concurrency/single-flight.ts'
import { chooseEncoding, compress, type Encoding } from '#backend/kernel/http/encodings.ts'

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

/** Bytes from which on compressing is worth its while: less goes in one packet as it is. */
const leastCompressed = 1_024
/** Bytes of compressed bodies that are kept: some hundred lists, as all visitors of a clinic ask for the same few. */
const keptBytes = 8 * 1024 * 1024

/**
 * Compressed bodies by encoding and validator, which is a hash of the text. Only what is the same for everybody is ever
 * compressed: next to words of the asker's own, the length of an answer tells what secrets are in it (BREACH).
 */
const compressed = new LRUCache<string, Buffer>({
  maxSize: keptBytes,
  sizeCalculation: ({ byteLength }) => byteLength + 200,
})
const compressing = createSingleFlight<string, Buffer>()

/** Headers on which the answer depends besides its address: the encoding, the site, the caller, and the page that may read it. */
const vary = 'accept-encoding, product-origin, cookie, authorization, origin'

/**
 * The answer with its validator, or 304 where the asker has it already. `validUntil` in its body, where the call knows, is
 * when it is other without anybody's doing: until then, and for a minute at most, it need not be asked for again.
 * Source: RFC 9110, 8.8.3 and 13.1.2; RFC 9111, 5.2.2.
 */
export async function sharedAnswer(request: Request, answer: unknown, headers: Headers): Promise<Response> {
  const body = JSON.stringify(answer)
  // Weak: it names the text in whatever encoding.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  headers.set('etag', etag)
  headers.set('vary', vary)
  headers.set('cache-control', cacheControl(answer))
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  headers.set('content-type', 'application/json')
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
  if (encoding === 'identity') return new Response(body, { headers })
  const bytes = Buffer.from(body)
  if (bytes.byteLength < leastCompressed) return new Response(bytes, { headers })
  headers.set('content-encoding', encoding)
  return new Response((await encoded(bytes, encoding, etag)) as BodyInit, { headers })
}

/** A body, compressed once for as long as it is kept. */
async function encoded(
  bytes: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  etag: string,
): Promise<Buffer> {
  const key = `${encoding} ${etag}`
  const kept = compressed.get(key)
  if (kept) return kept
  const made = await compressing.once(key, () => compress[encoding](bytes))
  compressed.set(key, made)
  return made
}

function cacheControl(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('validUntil' in answer)) return 'no-cache'
  const until =
    answer.validUntil === null ? Infinity : (Date.parse(String(answer.validUntil)) - Date.now()) / 1000
  return `public, max-age=${Math.max(0, Math.min(longest, Math.floor(until)))}`
}

const isKnown = (ifNoneMatch: string | null, etag: string) =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')))
