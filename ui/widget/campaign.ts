/** The parameters of a campaign by which a visitor came: those of the first visit, and of the last. */
export type Campaign = { first: Record<string, string>; last: Record<string, string> }

/** Parameters of a campaign in an address, each with the most characters that the API takes. */
const longest = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  utm_target: 200,
  utm_channel: 200,
  utm_createdAt: 40,
  utm_partnerId: 40,
  utm_eventId: 40,
  utm_productId: 40,
}

const storageKey = 'danjang-campaign'

const touchOf = (search: string): Record<string, string> => {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(longest).flatMap(([name, most]) => {
      const value = parameters.get(name)
      return value ? [[name, value.slice(0, most)]] : []
    }),
  )
}

/** Reads what was kept; anything that is no campaign counts as none. */
function kept(storage: () => Storage): Campaign {
  try {
    const { first, last } = JSON.parse(storage().getItem(storageKey) ?? '') as Campaign
    return { first: { ...first }, last: { ...last } }
  } catch {
    return { first: {}, last: {} }
  }
}

/**
 * Keeps the campaign of an address, if it tells of one, and returns the first and the last touch. A browser may refuse
 * even to name its storage, so `storage` gives it.
 */
export function followCampaign(search: string, storage: () => Storage): Campaign {
  const before = kept(storage)
  const touch = touchOf(search)
  if (Object.keys(touch).length === 0) return before
  const campaign = { first: Object.keys(before.first).length > 0 ? before.first : touch, last: touch }
  try {
    storage().setItem(storageKey, JSON.stringify(campaign))
  } catch {
    // A browser that keeps nothing still books.
  }
  return campaign
}
