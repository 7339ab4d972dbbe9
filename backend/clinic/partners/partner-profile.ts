import { partnerProfile } from '#schema/partners.ts'
import type { PartnerProfile } from '#schema/partners.ts'
import { partners } from './table.ts'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'

/** Of partners; text and profile of one are some ten kilobytes. */
const mostProfiles = 1_000
const profiles = new LRUCache<string, PartnerProfile>({ max: mostProfiles })

/** The column as `readProfile` takes it. */
export const profileText = sql<string>`${partners.profile}::text`

/**
 * A partner's profile, of the text that the database holds. Most calls need it and it hardly ever changes, so the same
 * text gives the same object, which nobody may change.
 */
export function readProfile(text: string): PartnerProfile {
  let profile = profiles.get(text)
  if (!profile) profiles.set(text, (profile = partnerProfile.parse(JSON.parse(text))))
  return profile
}
