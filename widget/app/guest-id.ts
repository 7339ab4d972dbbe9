import { browserKeys } from '#schema/plain/browser-keys.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/**
 * Returns what tells the browser's number, by which the API bounds how many times a guest holds. It is made where the
 * site has none; one that cannot be kept holds for this document.
 */
export function createGuestId(storage: () => Storage): () => string {
  let made: string | undefined
  return () => {
    try {
      const kept = storage().getItem(browserKeys.guestId)
      if (kept !== null && uuid.test(kept)) return kept
      storage().setItem(browserKeys.guestId, (made ??= crypto.randomUUID()))
    } catch {
      // A browser that keeps nothing has a number all the same.
    }
    return (made ??= crypto.randomUUID())
  }
}
