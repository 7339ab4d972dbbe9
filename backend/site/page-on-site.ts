import type { Services } from '#backend/services.ts'
import { normalPath } from './path-pattern.ts'
import { findPage } from './site.ts'

/** An address on the partner's site where a published page answers it, else `null`. */
export async function pageOnSite(
  pages: Services['pages'],
  place: { partnerId: number; revision: number },
  page: string | null,
): Promise<string | null> {
  if (page === null || place.revision === 0) return null
  const path = normalPath(new URL(page, 'http://site').pathname)
  return findPage(await pages.published(place), path) ? page : null
}
