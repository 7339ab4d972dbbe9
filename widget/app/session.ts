/** What the widget knows of the browser's session before it asks the API. */
export type Session = {
  /** Says whether there may be one. */
  mayBe(): boolean
  /** Remembers that somebody has signed in here, or that they have left. */
  note(isSignedIn: boolean): void
}

/** Key under which the site keeps its state, with whom it last saw signed in. */
const siteKey = 'danjang-state'
const ownKey = 'danjang-widget-member'

/**
 * The session of a cookie, which no script can see. Whoever has never signed in on this site is a guest, and the API need
 * not be asked: its answer would be a refusal that every visitor's console shows.
 */
export const createCookieSession = (storage: () => Storage): Session => ({
  mayBe() {
    try {
      if (storage().getItem(ownKey) !== null) return true
      const kept = JSON.parse(storage().getItem(siteKey) ?? 'null') as {
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
  return {
    mayBe: () => authorization !== null,
    note(isSignedIn) {
      if (!isSignedIn) authorization = null
    },
    async fetch(request) {
      request.headers.set('prefer', 'session=bearer')
      if (authorization) request.headers.set('authorization', authorization)
      const response = await send(request)
      authorization = response.headers.get('authorization') ?? authorization
      // The session is over: the next call is a guest's.
      if (response.status === 401) authorization = null
      return response
    },
  }
}
