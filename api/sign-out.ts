import { ApiError } from './api-error.ts'
import type { SessionFetch } from './session-fetch.ts'

/**
 * `failed`: a try to end the session got no confirmation, and the next one is on its way; `ended`: one after that did.
 */
export type SignOutState = 'none' | 'pending' | 'failed' | 'ended'

/** The call that ends the session of an id. Throws where the API does not confirm it. */
export type EndSession = (sessionId: string | undefined, signal: AbortSignal) => Promise<unknown>

export type SignOut = {
  state(): SignOutState
  /** Calls `listener` at each change of the state. Returns what ends it. */
  follow(listener: () => void): () => void
  /**
   * Ends the session. Resolves with whether the API has confirmed it; if not, tries go on. Never rejects. A `refusal` of
   * the API ends the session of the known id; a `person` ends the browser's session, also one of another id.
   */
  end(by: 'person' | 'refusal'): Promise<boolean>
  /** Tries at once to end a session that is still being ended. */
  retry(): Promise<boolean>
  /** Removes the cookie of a session that is over. */
  drop(): Promise<void>
  /** Ends what an earlier document has left, and tries again when network or window are back. Returns what ends it. */
  watch(window: Window): () => void
}

/** Time in ms that the API has for its answer. */
const patience = 8_000
const longestPause = 60_000

/**
 * Ends the session of a cookie that no script can remove (HttpOnly), for certain: the browser's storage remembers the
 * sign-out until the API has confirmed it, over reloads and closed windows. Each try names the session by the id that the
 * API told (`session-id`), so that none ends a later one; a sign-in takes the remembered one away. Until then other calls
 * go without the cookie. Source: docs/product.md, M11.
 */
export function createSignOut({ record, hear, leave }: SessionFetch, end: EndSession): SignOut {
  const state = createState(record.read().isEnding ? 'pending' : 'none')
  const tries = createTries(end)
  let running: Promise<boolean> | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const attempt = async (isByPerson: boolean): Promise<boolean> => {
    const { id } = record.read()
    const isEnded = await tries.end(id, isByPerson)
    // The next caller begins another try.
    running = undefined
    if (isEnded) {
      failures = 0
      const isThis = record.remove(id)
      state.tell(isThis && state.read() === 'failed' ? 'ended' : 'none')
      return true
    }
    failures += 1
    state.tell('failed')
    timer = setTimeout(() => void retry(), Math.min(1_000 * 2 ** failures, longestPause))
    return false
  }
  const retry = async (isByPerson = false): Promise<boolean> => {
    clearTimeout(timer)
    if (!record.read().isEnding) {
      if (state.read() !== 'ended') state.tell('none')
      return true
    }
    if (state.read() !== 'failed') state.tell('pending')
    return (running ??= attempt(isByPerson))
  }

  hear({
    // The later of two answers that set the cookie has the last word, and that is to be the sign-in's.
    begins: () => running && tries.abort(),
    begun: () => state.tell('none'),
  })

  return {
    state: state.read,
    follow: state.follow,
    retry: () => retry(),
    end(by) {
      leave()
      return retry(by === 'person')
    },
    async drop() {
      const { id } = record.read()
      if (await tries.end(id, false)) record.remove(id)
    },
    watch(window) {
      const stop = onReturn(window, () => void retry())
      void retry()
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
  }
}

function createState(first: SignOutState) {
  const listeners = new Set<() => void>()
  let state = first
  return {
    read: () => state,
    tell(next: SignOutState) {
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    follow(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Single tries of the call that ends a session; `end` resolves with whether that session is over. */
function createTries(call: EndSession) {
  // `AbortSignal.timeout` is younger than some browsers here.
  let abort = new AbortController()
  const end = async (id: string | null, isByPerson: boolean): Promise<boolean> => {
    abort = new AbortController()
    const late = setTimeout(() => abort.abort(), patience)
    try {
      await call(id ?? undefined, abort.signal)
      return true
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      // The browser has another session than the one of this id.
      if (status === 409) return !isByPerson || (id !== null && end(null, true))
      return status === 401
    } finally {
      clearTimeout(late)
    }
  }
  return { end, abort: () => abort.abort() }
}

/** Calls `again` when the network is back, the window is shown, or another tab has written. Returns what ends it. */
function onReturn(window: Window, again: () => void): () => void {
  const { document } = window
  const whenShown = () => {
    if (document.visibilityState === 'visible') again()
  }
  window.addEventListener('online', again)
  window.addEventListener('storage', again)
  document.addEventListener('visibilitychange', whenShown)
  return () => {
    window.removeEventListener('online', again)
    window.removeEventListener('storage', again)
    document.removeEventListener('visibilitychange', whenShown)
  }
}
