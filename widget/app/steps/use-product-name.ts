import { useClinicWords, useWidget } from '../context.ts'
import { useAnswer } from '../use-answer.ts'

/** What stands for the name until it has come, so that nothing moves when it does, and where it cannot be had. */
const nameless = '고르신 시술'

/** The name of the treatment that a request to be called is about; `null` for none. */
export function useProductName(): string | null {
  const { api, cache, booking } = useWidget()
  const { productId } = booking.callRequest
  const say = useClinicWords()
  const { data } = useAnswer(cache, productId === null ? null : `product ${productId}`, (signal) =>
    api.product(productId as number, signal),
  )
  return productId === null ? null : (data?.name ?? say(nameless))
}
