import { parseAccept } from 'hono/utils/accept'

/**
 * Returns the first of the offers, best first, that a request's `Accept…` header names, or the fallback. `q=0` refuses one
 * (RFC 9110, 12.4.2). A wildcard counts for none: who sends it may not know what is new.
 */
export function firstAccepted<Offer extends string>(
  header: string | undefined,
  offers: readonly Offer[],
  fallback: Offer,
): Offer {
  if (!header) return fallback
  const accepted = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]))
  return offers.find((offer) => (accepted.get(offer) ?? 0) > 0) ?? fallback
}
