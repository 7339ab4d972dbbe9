import { useQuery, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { useApplicationStore } from './use-application-store.tsx'

/**
 * Returns a query's answer for the visitor who is there. The page holds the answer for everybody, in which gated rows
 * are closed; the browser asks once more, and again when another user signs in. `answer` is empty until that has come;
 * the one that was asked for before it was known who is there stays until then.
 */
export function useVisitorAnswer<Data, Key extends QueryKey>(query: {
  queryKey: Key
  queryFn?: QueryFunction<Data, Key> | undefined | symbol
}): { answer: Data | undefined } {
  const user = useApplicationStore(({ auth }) => auth.user)
  const { data } = useQuery({
    queryKey: [...query.queryKey, 'visitor', user?.id ?? null],
    queryFn: query.queryFn as unknown as QueryFunction<Data>,
    meta: { personal: true, silent: true },
    // Gated rows that are open already would close once more. Nobody gets what another user was shown.
    placeholderData: (before, query) => (query?.queryKey.at(-1) === null ? before : undefined),
  })
  return { answer: data }
}
