import type { Services } from '#backend/services.ts'
import { dayOf } from '#backend/kernel/time/seoul-time.ts'
import { normalPath } from '#backend/publishing/site/path-pattern.ts'
import type { SiteRevision } from '#backend/publishing/site/pages.ts'
import { findPage } from '#backend/publishing/site/site.ts'
import { notFoundPath } from '#schema/plain/not-found-path.ts'
import type { PageView } from '#schema/visits.ts'

/** Programs that read pages and are no visitors, as they name themselves. The name is looked at and kept nowhere. */
const isProgram = (userAgent: string) =>
  /bot\b|crawl|spider|slurp|yeti|lighthouse|pagespeed|monitor|preview/i.test(userAgent)

/** Counts a page that was shown to a visitor; what is no page of the published site is left out. */
export async function countView(
  { pages, visits }: Pick<Services, 'pages' | 'visits'>,
  partner: SiteRevision,
  { view, userAgent }: { view: PageView; userAgent: string },
): Promise<void> {
  if (partner.revision === 0 || isProgram(userAgent)) return
  const found = findPage(await pages.published(partner), normalPath(view.path))
  if (!found) return
  const page = found.definition.pattern
  if (page === notFoundPath || page.startsWith('/preview/')) return
  const productId = /^[1-9]\d{0,8}$/.test(found.params.productId ?? '') ? Number(found.params.productId) : 0
  visits.count(partner.partnerId, {
    day: dayOf(Date.now()),
    page,
    productId,
    device: view.device,
    source: view.source,
  })
}
