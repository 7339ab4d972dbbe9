import type { QueryClient } from '@tanstack/react-query'
import { getCustomerQueryOptions } from './queries/get-customer.ts'
import type { ApiClient } from './client.ts'

/**
 * Ends the session, and forgets what the browser knows of the person. Never rejects: whatever the API says, nobody is
 * signed in any more.
 */
export async function signOut(api: ApiClient, queryClient: QueryClient): Promise<void> {
  await api.request('POST /customer/logout').catch(() => {})
  queryClient.setQueryData(getCustomerQueryOptions(api).queryKey, null)
  queryClient.removeQueries({ type: 'inactive', predicate: ({ meta }) => meta?.personal === true })
}
