import { request as send, type IncomingHttpHeaders } from 'node:http'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** A plain request, with any `host` header one likes: names below `localhost` are known to browsers only. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, host, port, pathname, search } = new URL(url)
  const address = hostname.endsWith('localhost') ? '127.0.0.1' : hostname
  return new Promise((done, fail) => {
    const request = send(
      { host: address, port, path: `${pathname}${search}`, headers: { host, ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const body = Buffer.concat(parts)
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString('utf8'),
          })
        })
      },
    )
    request.on('error', fail)
    request.end()
  })
}

/**
 * The answer once the page cache holds it. A first visit to a busy server may get a page without answers that came too
 * late for it, which is not kept and is no measure for later ones.
 */
export async function getCached(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  let answer: Answer | undefined
  await expect
    .poll(async () => (answer = await get(url, headers)).headers['cache-status'], { interval: 50 })
    .toBe('danjang; hit')
  return answer as Answer
}

/** The answer once the page cache holds it, or the sixth: some pages are never kept. */
export async function getWhole(url: string): Promise<Answer> {
  let answer = await get(url)
  for (let more = 0; more < 5 && answer.headers['cache-status'] !== 'danjang; hit'; more += 1)
    answer = await get(url)
  return answer
}

/** A picture that the server draws from what its page shows; asked for again where an answer came too late for it. */
export const getDrawn = (url: string): Promise<Answer> =>
  eventually(async () => {
    const answer = await get(url)
    expect(answer.status).not.toBe(503)
    return answer
  })

/** The answer of now: a server that is too busy to make a page anew in time sends the last one, and says so. */
export async function getFresh(url: string): Promise<Answer> {
  let answer: Answer | undefined
  await expect
    .poll(async () => (answer = await get(url)).headers['cache-status'] ?? '', { interval: 50 })
    .not.toContain('detail=stale')
  return answer as Answer
}

/** Bytes of files as browsers get them. */
export async function sent(addresses: Iterable<string>, encoding: 'br' | 'gzip' = 'br'): Promise<number> {
  const bodies = await Promise.all([...addresses].map((url) => get(url, { 'accept-encoding': encoding })))
  return bodies.reduce((sum, { body }) => sum + body.byteLength, 0)
}
