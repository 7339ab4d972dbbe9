import type { UNSAFE_createBrowserHistory } from 'react-router-dom'

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>
export type HistoryEntry = Pick<History, 'location' | 'action'>

/** Address of an entry as the server sees it: a fragment is no part of it. */
const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search

/**
 * Returns the history entry that the document was loaded for. It is the current one, unless a visitor has gone back or
 * forward before the scripts came: the browser then changes the address and leaves the document as it is.
 */
export function documentEntry(history: History): HistoryEntry {
  const { location, action } = history
  const [navigation] = performance.getEntriesByType('navigation')
  const { pathname, search, hash } = new URL(navigation?.name ?? window.location.href)
  if (pathOf({ pathname, search }) === pathOf(location)) return { location, action }
  return { location: { pathname, search, hash, state: null, key: 'document' }, action }
}

/** Returns the entry at which the browser stands: `known`, where that is still the one. */
export function currentEntry({ location, action }: History, known: HistoryEntry): HistoryEntry {
  const isKnown = location.key === known.location.key && pathOf(location) === pathOf(known.location)
  return isKnown ? known : { location, action }
}
