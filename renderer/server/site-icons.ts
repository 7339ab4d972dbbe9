import type { Partner } from '#schema/partners.ts'
import { imageAddress, storedSize } from '#ui/image-address.ts'

/** A picture of a site's icon: address and `sizes` as HTML and the web manifest have them. */
export type SiteIcon = { src: string; sizes: string }

/** Widths in px of tab, home screen and start picture. */
const widths = [96, 192, 640]

/**
 * The clinic's own icon in the widths that it is large enough for; empty where it has none, and its drawn mark stands.
 * Source: docs/product.md, P18.
 */
export function siteIcons(partner: Pick<Partner, 'homepageConfig'> | undefined): SiteIcon[] {
  const src = partner?.homepageConfig.faviconImageUrl
  const size = src && storedSize(src)
  // One from elsewhere is shown as it is, in the one size that it has.
  if (!size) return src?.startsWith('https://') ? [{ src: imageAddress(src, 96), sizes: 'any' }] : []
  const fitting = widths.filter((width) => width <= size.width)
  const side = (width: number) => Math.round((size.height * width) / size.width)
  const icons = fitting.map((width) => ({ src: imageAddress(src, width), sizes: `${width}x${side(width)}` }))
  // One that is smaller than all is served as large as it is.
  return icons.length > 0 ? icons : [{ src: imageAddress(src, 96), sizes: `${size.width}x${size.height}` }]
}
