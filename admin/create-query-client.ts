import { createSiteQueryClient } from '#api/site-query-client.ts'

/** Each screen tells of its own failures, and who is signed out is asked to sign in (`createAdmin`). */
export const createConsoleQueryClient = () => {
  const queryClient = createSiteQueryClient()
  const { queries, mutations } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    queries: {
      ...queries,
      refetchOnWindowFocus: false,
      // Several people may write one site.
      staleTime: 30_000,
      // Nothing goes on by itself after it was given up: what needs a network says so, and is asked again by hand.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    ...(mutations && { mutations }),
  })
  return queryClient
}
