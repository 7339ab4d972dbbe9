import { browserKeys } from '#schema/plain/browser-keys.ts'
import type { ApplicationStore } from '#store/application-store.ts'
import { removeStored } from '#store/later/storage.ts'

/**
 * Forgets what a person has left in this browser for the one after them: searches, the browser's number with its cart,
 * a certification that was begun, and choices. Source: docs/product.md, M11.
 */
export function forgetPerson(store: ApplicationStore): void {
  removeStored('localStorage', browserKeys.recentSearches)
  removeStored('localStorage', browserKeys.guestId)
  removeStored('sessionStorage', browserKeys.certification)
  store.getState().forgetChoices()
}
