import { useWidget } from '../context.ts'
import { useAnswer } from '../use-answer.ts'

/** The name of the treatment that a request to be called is about; `undefined` for none, or until it is known. */
export function useProductName(): string | undefined {
  const { api, cache, booking } = useWidget()
  const { productId } = booking.callRequest
  const { data } = useAnswer(cache, productId === null ? null : `product ${productId}`, (signal) =>
    api.product(productId as number, signal),
  )
  return productId === null ? undefined : data?.name
}
