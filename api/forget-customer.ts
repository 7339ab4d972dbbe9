import type { QueryClient } from '@tanstack/react-query'
import { getCustomerQueryOptions } from './queries/get-customer.ts'
import type { ApiClient } from './client.ts'

/** Forgets every answer about the person who was signed in. */
export function forgetCustomer(api: ApiClient, queryClient: QueryClient): void {
  const { queryKey } = getCustomerQueryOptions(api)
  queryClient.setQueryData(queryKey, null)
  queryClient.removeQueries({
    predicate: ({ meta, queryKey: [call] }) => meta?.personal === true && call !== queryKey[0],
  })
}
