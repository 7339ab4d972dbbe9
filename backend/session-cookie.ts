import { parse, serialize } from 'hono/utils/cookie'
import type { SessionTransport } from './call-context.ts'

/** `__Host-` (RFC 6265bis) keeps other hosts and paths from setting it, and needs https. */
const nameOf = (isHttps: boolean) => (isHttps ? '__Host-danjang_admin' : 'danjang_admin')

const bearer = /^Bearer ([A-Za-z0-9_-]{1,200})$/i

/** The token of the session cookie, if one came. */
export const cookieToken = (request: Request, isHttps: boolean): string | undefined => {
  const name = nameOf(isHttps)
  return parse(request.headers.get('cookie') ?? '', name)[name]
}

/** Takes the token from `authorization`, else from the cookie, and sends a new one as a cookie. */
export function sessionTransport(request: Request, isHttps: boolean, answer: Headers): SessionTransport {
  const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1] ?? cookieToken(request, isHttps)
  return {
    token,
    send(next) {
      const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps } as const
      const cookie = serialize(
        nameOf(isHttps),
        next ?? '',
        next === null ? { ...options, maxAge: 0 } : options,
      )
      answer.append('set-cookie', cookie)
    },
  }
}
