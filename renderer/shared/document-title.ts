import type { Partner } from '#schema/partners.ts'
import type { PageData } from './site-data.ts'

/** Title of a page with the clinic's name: `시술 안내 | 라온피부과`. */
export function documentTitle(
  { page, path }: Pick<PageData, 'page' | 'path'>,
  partner: Partner | undefined,
): string {
  const siteName = partner?.displayName ?? partner?.partnerName
  const own = page.seo.title ?? (path === '/' ? partner?.homepageConfig.seoTitle : undefined)
  return own ?? (siteName && siteName !== page.title ? `${page.title} | ${siteName}` : page.title)
}
