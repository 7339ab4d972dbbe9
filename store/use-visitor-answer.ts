import { useQuery, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { useApplicationStore } from './use-application-store.tsx'

/**
 * The answer of a query in the name of who is there. The page holds the answer for everybody, in which gated things are
 * closed; a browser asks once more, and again when somebody else is signed in. `answer` is empty until that has come.
 */
export function useVisitorAnswer<Data, Key extends QueryKey>(query: {
  queryKey: Key
  queryFn?: QueryFunction<Data, Key> | undefined | symbol
}): { answer: Data | undefined; isSignedIn: boolean } {
  const user = useApplicationStore(({ auth }) => auth.user)
  const { data } = useQuery({
    queryKey: [...query.queryKey, 'visitor', user?.id ?? null],
    queryFn: query.queryFn as unknown as QueryFunction<Data>,
    meta: { personal: true, silent: true },
  })
  return { answer: data, isSignedIn: user?.kind === 'member' }
}
