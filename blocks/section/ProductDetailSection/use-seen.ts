import { useQueryContext } from '#api/use-query-context.tsx'
import type { ProductDetail } from '#schema/products.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Reports the treatment to the API, for the recent ones of the person who is signed in. */
export function useSeen({ id, isSecret }: ProductDetail): void {
  const { api } = useQueryContext()
  const queryClient = useQueryClient()
  const customerId = useApplicationStore(({ auth }) => auth.user?.id)
  useEffect(() => {
    if (customerId === undefined || isSecret) return
    api
      .request('POST /recent-products', { body: { productId: id } })
      .then(() => queryClient.invalidateQueries({ queryKey: ['GET /recent-products'] }))
      // A list of what was seen is no reason to disturb who looks at something.
      .catch(() => {})
  }, [api, queryClient, customerId, id, isSecret])
}
