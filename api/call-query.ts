import { queryOptions, type QueryMeta } from '@tanstack/react-query'
import type { ApiClient, CallInput, CallOutput } from './client.ts'
import type { CallName } from './contract.ts'

type ReadName = Extract<CallName, `GET ${string}`>

/**
 * Query of a call by its name in the contract: `callQuery(api, 'GET /customer/notices', { query: { page: 1 } })`. Its
 * key is the name and the input, so equal calls share one answer. A call that nobody waits for any more is aborted.
 *
 * `meta.personal` marks an answer about the person who is signed in: the server never asks for it, and it is forgotten
 * at sign-out. `meta.silent` keeps a failure out of the toasts.
 */
export const callQuery = <Name extends ReadName>(
  api: ApiClient,
  name: Name,
  input?: Omit<CallInput<Name>, 'signal'>,
  meta?: QueryMeta,
) =>
  queryOptions({
    queryKey: input === undefined ? [name] : [name, input],
    queryFn: ({ signal }) => request(api, name, { ...input, signal }),
    ...(meta && { meta }),
  })

/** Mutation of a call by its name in the contract. Its variables are the call's input. */
export const callMutation = <Name extends Exclude<CallName, ReadName>>(api: ApiClient, name: Name) => ({
  mutationKey: [name] as const,
  mutationFn: (input: CallInput<Name>) => request(api, name, input),
})

type Request = <Name extends CallName>(name: Name, input: unknown) => Promise<CallOutput<Name>>

/** Passes an input that the caller's types have checked: `request` itself cannot see that a generic name allows it. */
const request = <Name extends CallName>(api: ApiClient, name: Name, input: unknown) =>
  (api.request as Request)(name, input)
