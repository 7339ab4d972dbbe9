import { getCustomerQueryOptions } from '#api/queries/get-customer.ts'
import { browserKeys } from '#schema/plain/browser-keys.ts'
import { removeStored } from '#store/later/storage.ts'
import type { BrowserApplication } from '../create-application.ts'

/**
 * Forgets a person who leaves: every answer about them, and what they have left in this browser for the one after them
 * (searches, the browser's number with its cart, a certification or a social sign-in that was begun, and choices).
 * Source: docs/product.md, M11.
 */
export function forgetPerson({ api, queryClient, store }: BrowserApplication): void {
  removeStored('localStorage', browserKeys.recentSearches)
  removeStored('localStorage', browserKeys.guestId)
  removeStored('sessionStorage', browserKeys.certification)
  removeStored('sessionStorage', browserKeys.socialSignIn)
  store.getState().forgetChoices()
  const { queryKey } = getCustomerQueryOptions(api)
  queryClient.setQueryData(queryKey, null)
  queryClient.removeQueries({
    predicate: ({ meta, queryKey: [call] }) => meta?.personal === true && call !== queryKey[0],
  })
}
