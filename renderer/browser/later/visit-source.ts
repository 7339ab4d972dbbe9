import type { VisitSource } from '#schema/plain/visits.ts'

const search =
  /(^|\.)(search\.|google\.|bing\.|yahoo\.|duckduckgo\.|zum\.|nate\.)|^(m\.)?(naver|daum)\.(com|net)$/
const social =
  /(^|\.)(instagram|facebook|threads|youtube|tiktok|kakao|twitter|x|t|band|blog\.naver|cafe\.naver|tistory)\.(com|net|us|co)$/
const paid = /^(cp[acmv]|ppc|paid.*|display|banner|ads?|affiliate)$/i
/** Parameters that advertising services add to an address: Google, Naver, Kakao. */
const clicks = ['gclid', 'n_media', 'NaPm', 'DMKW']

/**
 * Says from where a document was opened. An address that a visitor brought is looked at here and never sent: what leaves
 * the browser is one word of six. `isNew`: it was opened by a link or by hand, not reloaded or found in the history.
 */
export function visitSource(place: {
  referrer: string
  host: string
  search: string
  isNew: boolean
}): VisitSource {
  const from = hostOf(place.referrer)
  if (!place.isNew || from === place.host) return 'INSIDE'
  const query = new URLSearchParams(place.search)
  const medium = query.get('utm_medium') ?? ''
  if (paid.test(medium) || clicks.some((name) => query.has(name))) return 'ADVERTISEMENT'
  if (/^social/i.test(medium) || (from && social.test(from))) return 'SOCIAL'
  if (!from) return query.has('utm_source') ? 'LINK' : 'DIRECT'
  return search.test(from) ? 'SEARCH' : 'LINK'
}

function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return ''
  }
}
