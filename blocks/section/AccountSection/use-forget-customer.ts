import { useQueryClient } from '@tanstack/react-query'

/** Forgets every answer about the person who was signed in. */
export function useForgetCustomer() {
  const queryClient = useQueryClient()
  return () => {
    queryClient.setQueryData(['GET /customers/this'], null)
    queryClient.removeQueries({
      predicate: ({ meta, queryKey }) => meta?.personal === true && queryKey[0] !== 'GET /customers/this',
    })
  }
}
