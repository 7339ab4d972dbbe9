import { browserKeys } from '#schema/plain/browser-keys.ts'

export const recentSearchesLimit = 10

/** The term first, once, and no more than ten. An empty term changes nothing. Source: docs/product.md, S3, S4. */
export function withSearch(terms: readonly string[], term: string): string[] {
  const trimmed = term.trim()
  if (trimmed === '') return [...terms]
  return [trimmed, ...withoutSearch(terms, trimmed)].slice(0, recentSearchesLimit)
}

export const withoutSearch = (terms: readonly string[], term: string): string[] =>
  terms.filter((other) => other !== term)

/** Reads the terms that the browser keeps; any other value under the key counts as none. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(browserKeys.recentSearches) ?? '[]')
    if (!Array.isArray(stored)) return []
    const terms = stored.filter((term): term is string => typeof term === 'string' && term.trim() !== '')
    return [...new Set(terms)].slice(0, recentSearchesLimit)
  } catch {
    return []
  }
}

/** Keeps the terms; a browser that refuses to store forgets them, which harms nobody. */
export function writeRecentSearches(terms: readonly string[]): void {
  try {
    if (terms.length === 0) localStorage.removeItem(browserKeys.recentSearches)
    else localStorage.setItem(browserKeys.recentSearches, JSON.stringify(terms))
  } catch {
    // Private windows and full disks.
  }
}

/** Remembers a term that was searched for. */
export const addRecentSearch = (term: string): void =>
  writeRecentSearches(withSearch(readRecentSearches(), term))
