import { useWidget } from '../context.ts'
import { useAnswer } from '../use-answer.ts'

/** Asks what booking the chosen options would mean, or a request to be called. */
export function useQuote() {
  const { api, cache, booking, member } = useWidget()
  const { items, kind } = booking
  const isConsultation = kind === 'consultation'
  // What is asked of a member differs from what is asked of a guest.
  const key = `quote ${member?.id ?? 'guest'} ${isConsultation ? kind : JSON.stringify(items)}`
  return useAnswer(cache, key, (signal) =>
    isConsultation ? api.consultationQuote(signal) : api.quote(items, signal),
  )
}
