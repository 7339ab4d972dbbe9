import type { Call } from '#api/call.ts'
import type { Client } from './client.ts'
import { ProblemError } from '#backend/kernel/http/problem.ts'
import { cookieToken } from './session-cookie.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isJson = (contentType: string | null) =>
  /^application\/(?:[a-z0-9.+-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '')

export const isImage = (contentType: string | null) =>
  /^image\/[a-z0-9.+-]+\s*(?:;|$)/i.test(contentType ?? '')

/**
 * Refuses (403) what another site could make a browser send in a signed-in person's name: a form, a foreign origin.
 * `product-origin` may name the site's origin, since no foreign page can send that header without being asked first.
 * Source: docs/product.md, X4; OWASP, "CSRF Prevention", Fetch Metadata.
 */
export function refuseCrossSite(request: Request, client: Client, { rawBody }: Pick<Call, 'rawBody'>): void {
  if (safeMethods.has(request.method) || !hasSession(request, client)) return
  const contentType = request.headers.get('content-type')
  // No form can send a picture as its whole body, and a foreign script would have to ask first, as for JSON.
  const isExpected = isJson(contentType) || (rawBody === 'image' && isImage(contentType))
  refuseForeign(request, client, isExpected)
}

/** Refuses (403) what comes from another site, or is a form: a body whose type is not what the call expects. */
export function refuseForeign(request: Request, client: Client, isExpected: boolean): void {
  const { headers } = request
  const hasForm = headers.has('content-type') && !isExpected
  const own = [client.host, hostOf(headers.get('product-origin') ?? '')]
  if (hasForm || senderOf((name) => headers.get(name), own) === 'other') {
    throw new ProblemError(403, 'cross-site', '다른 사이트에서 보낸 요청은 받지 않습니다.')
  }
}

/**
 * Returns whether a page of the site itself sent a request, a page of another one, or nobody says: a client that is no
 * browser. `own` are hosts of the site, with their ports. A form is taken from `own` alone. No page can write these
 * headers, and where both are there the browser's own judgement counts.
 * Source: Fetch Metadata, "Sec-Fetch-Site"; OWASP, "CSRF Prevention".
 */
export function senderOf(
  header: (name: 'origin' | 'sec-fetch-site') => string | null | undefined,
  own: readonly (string | undefined)[],
): 'own' | 'other' | 'unknown' {
  const site = header('sec-fetch-site') ?? 'none'
  if (site !== 'none') return site === 'same-origin' ? 'own' : 'other'
  const origin = header('origin') ?? undefined
  if (origin === undefined) return 'unknown'
  // `null`, which sandboxed pages send, has no host.
  const host = hostOf(origin)
  return host !== undefined && own.includes(host) ? 'own' : 'other'
}

const hasSession = (request: Request, { isHttps }: Client) =>
  cookieToken(request, 'admin', isHttps) !== undefined ||
  cookieToken(request, 'customer', isHttps) !== undefined

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)
