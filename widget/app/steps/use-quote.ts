import { useWidget } from '../context.ts'
import { useAnswer } from '../use-answer.ts'

/** Asks what booking the chosen options would mean. */
export function useQuote() {
  const { api, cache, booking, member } = useWidget()
  const { items } = booking
  // What is asked of a member differs from what is asked of a guest.
  const key = `quote ${member?.id ?? 'guest'} ${JSON.stringify(items)}`
  return useAnswer(cache, key, (signal) => api.quote(items, signal))
}
