import { parse, serialize } from 'hono/utils/cookie'
import type { KnownBrowser } from '#backend/kernel/credentials/guess-limit.ts'
import type { SessionTransport } from './call-context.ts'

/**
 * Kind of a session's owner: a console's account, a customer of the site, or the deployment's operator. A browser may have
 * all of them.
 */
type SessionKind = 'admin' | 'customer' | 'operator'

/** Kind of a cookie's token: a session's, one by which a browser is known again, or one that shows drafts. */
type TokenKind = SessionKind | 'known' | 'preview'

/** `__Host-` (RFC 6265bis) keeps other hosts and paths from setting it, and needs https. */
const nameOf = (kind: TokenKind, isHttps: boolean) => `${isHttps ? '__Host-' : ''}danjang_${kind}`

const bearer = /^Bearer ([A-Za-z0-9_-]{1,200})$/i

/** The token of `authorization`; one that can be none is a wrong token, not the lack of one. */
export function bearerToken({ headers }: Request): string | undefined {
  const given = headers.get('authorization') ?? ''
  return /^Bearer\b/i.test(given) ? (bearer.exec(given)?.[1] ?? '') : undefined
}

/** The token of a cookie, if one came. */
export const cookieToken = (request: Request, kind: TokenKind, isHttps: boolean): string | undefined => {
  const name = nameOf(kind, isHttps)
  return parse(request.headers.get('cookie') ?? '', name)[name]
}

/** A browser sends one of these with every request that can start a session, and no page's script can leave it out. */
const isBrowser = ({ headers }: Request) => headers.has('sec-fetch-mode') || headers.has('origin')

/** Returns whether the client keeps tokens itself: `prefer: session=bearer` (RFC 7240). */
const prefersBearer = ({ headers }: Request) =>
  /(?:^|[,;\s])session="?bearer"?(?:$|[,;\s])/i.test(headers.get('prefer') ?? '')

/**
 * Takes the token from `authorization`, else from the cookie, and sends a new one as a cookie.
 *
 * A customer's goes into the `authorization` header of the answer too where the client is no browser, and there instead
 * of the cookie where the client asks: what a page's scripts never see they cannot keep. The session's id goes in the
 * `session-id` header: it opens nothing, and names the session that a sign-out means. Source: docs/product.md, X2, M11.
 */
export function sessionTransport(
  request: Request,
  kind: SessionKind,
  isHttps: boolean,
  answer: Headers,
): SessionTransport {
  const token = bearerToken(request) ?? cookieToken(request, kind, isHttps)
  const name = (sessionId: string) => answer.set('session-id', sessionId)
  return {
    token,
    send(next) {
      const maxAge = next === null ? 0 : next.keptFor
      const options = {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        ...(maxAge !== undefined && { maxAge }),
      } as const
      const cookie = serialize(nameOf(kind, isHttps), next?.token ?? '', options)
      const asks = kind === 'customer' && next !== null && prefersBearer(request)
      if (!asks) answer.append('set-cookie', cookie)
      if (asks || (kind === 'customer' && next !== null && !isBrowser(request))) {
        answer.set('authorization', `Bearer ${next.token}`)
      }
      if (next) name(next.sessionId)
    },
    name,
  }
}

/**
 * Cookie of a preview link, which shows the drafts of its host until the link is over; without `until` as a browser sends
 * it.
 */
export const previewCookie = (token: string, isHttps: boolean, until?: Date): string =>
  serialize(
    nameOf('preview', isHttps),
    token,
    until ? { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps, expires: until } : {},
  )

const tokenPattern = /^[\w-]{43}$/
/** The most that browsers keep a cookie for (RFC 6265bis): 400 days. */
const longestCookie = 400 * 24 * 3_600

/**
 * The cookie by which a browser is known again when guesses are counted. No session: whoever has it is nobody.
 * `setCookie` tells the header that the answer takes, where one is to be sent.
 */
export function knownBrowser(
  request: Request,
  isHttps: boolean,
): { browser: KnownBrowser; setCookie: () => string | undefined } {
  const name = nameOf('known', isHttps)
  const token = parse(request.headers.get('cookie') ?? '', name)[name]
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps,
    maxAge: longestCookie,
  } as const
  let cookie: string | undefined
  const browser: KnownBrowser = {
    token: token !== undefined && tokenPattern.test(token) ? token : undefined,
    send(next) {
      browser.token = next
      cookie = serialize(name, next, options)
    },
  }
  // A client that keeps tokens itself has no use for cookies; its address is known.
  return { browser, setCookie: () => (prefersBearer(request) ? undefined : cookie) }
}
