import { browserKeys } from '#schema/plain/browser-keys.ts'
import type { SocialSite } from '#schema/plain/social-sites.ts'

/*
 * A site's own sign-in takes the whole window and comes back to the page: what was begun waits in the tab's own storage,
 * since its token proves which browser began. Source: docs/product.md, M17.
 */
const key = browserKeys.socialSignIn

type Begun = {
  token: string
  site: SocialSite
  /** Path to go to once somebody is signed in. */
  next?: string | undefined
}
/** A sign-in that came back: `isArrived` once the site has told whose it is, and nobody is linked yet. */
type Kept = Begun & { isArrived?: boolean }

/** An answer of the site, or why there is none. */
export type SocialReturn = (Begun & { state: string; code: string }) | { fault: 'given up' | 'lost' }

/** Parameters with which sites come back (RFC 6749, 4.1.2). */
const parameters = ['code', 'state', 'error', 'error_description']

export function keepBegun(kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without it the sign-in is told as lost when it comes back.
  }
}

export function forgetBegun(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept there.
  }
}

/** Returns the account of a site that waits for a certification, if one does. */
export function readArrived(): Begun | null {
  const kept = readKept()
  return kept?.isArrived ? kept : null
}

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

/** Returns what a site sent back, once; `null` where the page was opened otherwise. */
export function takeReturned(href: string): SocialReturn | null {
  const { searchParams } = new URL(href)
  const state = searchParams.get('state')
  const code = searchParams.get('code')
  if (state === null || (code === null && !searchParams.has('error'))) return null
  const begun = readKept()
  forgetBegun()
  if (code === null) return { fault: 'given up' }
  return begun && !begun.isArrived ? { ...begun, state, code } : { fault: 'lost' }
}

/** The address without what a site has added to it. */
export function ownAddress(href: string): string {
  const { pathname, searchParams } = new URL(href)
  for (const name of parameters) searchParams.delete(name)
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}
