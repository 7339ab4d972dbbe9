/**
 * Time by the server. A device's clock may be wrong by years, so that nothing in a browser asks it what time or day it
 * is. Source: docs/product.md, P19.
 */
export type Clock = {
  /** Milliseconds since 1970; `undefined` before the first answer. */
  now(): number | undefined
  /** Takes the time from the headers of an answer. */
  read(headers: Headers): void
  /** Calls `look` when the time is known at first, when it proves to be another, and when somebody comes back. */
  subscribe(look: () => void): () => void
}

/** Difference in ms from which on a screen is told that the time is another. */
const noticed = 1000

/**
 * The clock of one document. `ask` makes a call whose answer is given to `read`.
 *
 * Between answers it goes on by `performance.now()`, which nobody sets. That may stand still while a device sleeps, so
 * the server is asked again when somebody comes back to the page.
 */
export function createClock(ask: () => Promise<unknown>): Clock {
  /** Time by the server at which `performance.now()` was 0. */
  let start: number | undefined
  let isServers = false
  let asking: Promise<unknown> | undefined
  const looks = new Set<() => void>()
  const lookAll = () => looks.forEach((look) => look())

  const askOnce = () => {
    // Without a connection it is asked again once there is one.
    asking ??= ask()
      .catch(() => {})
      .finally(() => (asking = undefined))
  }
  const comeBack = () => {
    if (document.hidden) return
    lookAll()
    askOnce()
  }
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    document[change]('visibilitychange', comeBack)
    window[change]('pageshow', comeBack)
    window[change]('online', comeBack)
  }

  return {
    now: () => (start === undefined ? undefined : start + performance.now()),
    read(headers) {
      const sent = sentAt(headers)
      // Where a proxy drops the header, the device's clock is all there is.
      const told = (sent ?? Date.now()) - performance.now()
      // An answer comes late and never early, later still from a cache: of two times the greater is nearer.
      const isNearer = start === undefined || (sent !== undefined && (!isServers || told > start))
      if (!isNearer) return
      const isNoticed = start === undefined || Math.abs(told - start) > noticed
      start = told
      isServers = sent !== undefined
      if (isNoticed) lookAll()
    },
    subscribe(look) {
      if (looks.size === 0) listen('addEventListener')
      looks.add(look)
      if (start === undefined) askOnce()
      return () => {
        looks.delete(look)
        if (looks.size === 0) listen('removeEventListener')
      }
    },
  }
}

/**
 * Moment at which the server sent an answer, in ms; a cache that kept it adds its age. Source: RFC 9110, 6.6.1;
 * RFC 9111, 5.1.
 */
function sentAt(headers: Headers): number | undefined {
  const date = Date.parse(headers.get('date') ?? '')
  const age = Number.parseInt(headers.get('age') ?? '', 10) || 0
  return Number.isNaN(date) ? undefined : date + age * 1000
}
