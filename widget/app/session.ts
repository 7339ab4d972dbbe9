import { customerSession } from '#api/session-fetch.ts'
import { browserKeys } from '#schema/plain/browser-keys.ts'

/** What the widget knows of the browser's session before it asks the API. */
export type Session = {
  /** Says whether there may be one. */
  mayBe(): boolean
  /** Remembers that somebody has signed in here, or that they have left. */
  note(isSignedIn: boolean): void
  /** Says whether it may outlive the browser's window. */
  canStay: boolean
}

const ownKey = 'danjang-widget-member'

/**
 * The session of a cookie, which no script can see. Whoever has never signed in on this site is a guest, and the API need
 * not be asked: its answer would be a refusal that every visitor's console shows.
 */
export const createCookieSession = (storage: () => Storage): Session => ({
  canStay: true,
  mayBe() {
    try {
      if (storage().getItem(ownKey) !== null) return true
      const kept = JSON.parse(storage().getItem(browserKeys.state) ?? 'null') as {
        state?: { auth?: { user?: unknown } }
      } | null
      return Boolean(kept?.state?.auth?.user)
    } catch {
      return false
    }
  },
  note(isSignedIn) {
    try {
      if (isSignedIn) storage().setItem(ownKey, '1')
      else storage().removeItem(ownKey)
    } catch {
      // A browser that keeps nothing asks again at the next sign-in.
    }
  },
})

/**
 * The session of a frame in another site's page. Browsers take no cookie there (`SameSite=Lax`, RFC 6265bis), so it asks
 * for a token (`prefer: session=bearer`), keeps that in memory as long as the page stands, and sends it with every call.
 */
export function createTokenSession(
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
): Session & { fetch: (request: Request) => Promise<Response> } {
  let authorization: string | null = null
  /** The token is that of somebody who has left: it goes with the call that ends its session, and with no other. */
  let hasLeft = false
  return {
    canStay: false,
    mayBe: () => authorization !== null && !hasLeft,
    note(isSignedIn) {
      hasLeft = !isSignedIn
    },
    async fetch(request) {
      request.headers.set('prefer', 'session=bearer')
      const isEnd = customerSession.ends.test(new URL(request.url).pathname)
      if (authorization && (isEnd || !hasLeft)) request.headers.set('authorization', authorization)
      const response = await send(request)
      const given = response.headers.get('authorization')
      if (given) [authorization, hasLeft] = [given, false]
      // The session is over: the next call is a guest's.
      if (response.status === 401 || (isEnd && response.ok)) authorization = null
      return response
    },
  }
}
