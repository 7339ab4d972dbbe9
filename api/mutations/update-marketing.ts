import { mutationOptions } from '@tanstack/react-query'
import type { ApiClient, CallInput } from '../client.ts'

/** Agrees to advertisements, or takes it back. */
export const updateMarketingMutationOptions = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['PUT /customers/this/marketing-receivable'],
    mutationFn: (input: CallInput<'PUT /customers/this/marketing-receivable'>) =>
      api.request('PUT /customers/this/marketing-receivable', input),
  })
