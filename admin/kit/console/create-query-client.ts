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
    },
    ...(mutations && { mutations }),
  })
  return queryClient
}
