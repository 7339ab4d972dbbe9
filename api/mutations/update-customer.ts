import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Changes what a member may change. */
export const updateCustomerMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['PUT /customers/this'],
    mutationFn: (input: CallInput<'PUT /customers/this'>) => api.request('PUT /customers/this', input),
  })
