import type { PageSubject } from '#schema/page-subject.ts'
import type { Partner } from '#schema/partners.ts'
import { imageAddress, storedSize } from '#ui/image-address.ts'
import type { SiteData } from '../shared/site-data.ts'
import { shareCardAddress, shareCardOf, shareCardSize } from './share-card.ts'

/** Picture that stands for a page where its address is shared. */
export type SharePicture = { href: string; alt: string; width?: number; height?: number }

/** Width in px up to which a clinic's own picture is served. */
const widest = 1080

/**
 * Picture of a page where it is shared: the one that its settings name, else a card of what the page is about. A page
 * about nothing in particular has the clinic's picture, or a card where the clinic has none.
 * Source: docs/product.md, P16.
 */
export function sharePictureOf(parts: {
  data: SiteData
  subject?: PageSubject | undefined
  /** The one address of the page. */
  address: string
  partner: Partner | undefined
}): SharePicture | undefined {
  const { data, subject, partner } = parts
  const own = data.page.seo.ogImage ?? (subject ? undefined : partner?.homepageConfig.ogImageUrl)
  const absolute = (address: string) => new URL(address, data.shell.origin).href
  if (own) {
    return { href: absolute(imageAddress(own, widest)), alt: data.page.title, ...servedSize(own) }
  }
  const card = shareCardOf(parts)
  if (!card) return undefined
  const alt = card.title === card.clinic ? card.clinic : `${card.title} · ${card.clinic}`
  return { href: absolute(shareCardAddress(parts.address, card)), alt, ...shareCardSize }
}

/** Size in which a stored picture is served; nothing where its address does not tell. */
function servedSize(src: string): { width: number; height: number } | undefined {
  const size = storedSize(src)
  if (!size) return undefined
  const width = Math.min(size.width, widest)
  return { width, height: Math.round((size.height * width) / size.width) }
}
