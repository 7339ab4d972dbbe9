import { isOfPartner } from '#backend/kernel/database/partner.ts'
import type { NameSource } from '#backend/editing/resources/define-resource.ts'
import { readPages } from '#backend/publishing/site/page-drafts.ts'
import { count } from 'drizzle-orm'
import { banners } from './table.ts'

/** The section that shows the banners of a place; it names the place as `location`. */
const component = 'BannerSection'

/** Where on the site banners can go: the sections for them, and the places of banners that no section shows. */
export const listBannerPlaces: NameSource = async ({ tx, defaults }) => {
  const sections = (await readPages(tx, defaults))
    .filter(({ isRemoved }) => !isRemoved)
    .flatMap(({ draft }) =>
      draft.blocks.flatMap((block, index) => {
        const { location } = block.data as { location?: unknown }
        return block.component === component && typeof location === 'string'
          ? [{ location, where: `${draft.title} ${index + 1}번째 섹션` }]
          : []
      }),
    )
  const kept = await tx
    .select({ location: banners.location, count: count() })
    .from(banners)
    .where(isOfPartner(tx, banners))
    .groupBy(banners.location)
    .orderBy(banners.location)
  const places = [...new Set([...sections, ...kept].map(({ location }) => location))]
  return places.map((value) => {
    const shownBy = sections.filter(({ location }) => location === value).map(({ where }) => where)
    const banners = kept.find(({ location }) => location === value)?.count ?? 0
    return {
      value,
      label: shownBy.length > 0 ? shownBy.join(', ') : `지금은 보이지 않는 자리 (${value})`,
      note: banners > 0 ? `배너 ${banners}개` : '배너 없음',
    }
  })
}
