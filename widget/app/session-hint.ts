/*
 * No script can see the session's cookie. Whoever has never signed in on this site is a guest, and the API need not be
 * asked: its answer would be a refusal that every visitor's console shows.
 */

/** Key under which the site keeps its state, with whom it last saw signed in. */
const siteKey = 'danjang-state'
const ownKey = 'danjang-widget-member'

/** Says whether the browser may have a session. */
export function mayBeSignedIn(storage: () => Storage): boolean {
  try {
    if (storage().getItem(ownKey) !== null) return true
    const kept = JSON.parse(storage().getItem(siteKey) ?? 'null') as {
      state?: { auth?: { user?: unknown } }
    } | null
    return Boolean(kept?.state?.auth?.user)
  } catch {
    return false
  }
}

/** Remembers that somebody has signed in here, or that they have left. */
export function noteSession(storage: () => Storage, isSignedIn: boolean): void {
  try {
    if (isSignedIn) storage().setItem(ownKey, '1')
    else storage().removeItem(ownKey)
  } catch {
    // A browser that keeps nothing asks again at the next sign-in.
  }
}
