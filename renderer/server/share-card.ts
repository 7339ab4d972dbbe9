import { createHash } from 'node:crypto'
import type { PageSubject } from '#schema/page-subject.ts'
import type { Partner } from '#schema/partners.ts'
import type { Theme } from '#schema/theme.ts'
import { withoutFocalPoint } from '#schema/plain/focal-point.ts'
import { storedSize } from '#ui/image-address.ts'
import type { SiteData } from '../shared/site-data.ts'

/** Size of a card in px, which every service that shows shared links takes. Kakao cuts it to 1200 × 600. */
export const shareCardSize = { width: 1200, height: 630 }

/** Grows when cards are drawn in another way, so that they get other addresses and are drawn anew. */
const cardsVersion = 1

/** All that the picture of a shared page shows. */
export type ShareCard = {
  title: string
  /** Kind of thing that the page is about: `공지사항`. */
  kind?: string | undefined
  clinic: string
  /** Stored files (`/_files/…`). */
  logo?: string | undefined
  picture?: string | undefined
  theme: Theme
}

type CardParts = { data: SiteData; subject?: PageSubject | undefined; partner: Partner | undefined }

/** Returns the card of a page; `undefined` where none is drawn: of a draft, a missing page, a clinic that did not answer. */
export function shareCardOf({ data, subject, partner }: CardParts): ShareCard | undefined {
  const { page, path, shell, status } = data
  if (!partner || status !== 200 || shell.state === 'draft') return undefined
  const clinic = partner.displayName ?? partner.partnerName
  return {
    title: path === '/' ? clinic : page.title,
    kind: subject?.breadcrumbs?.at(-1)?.title,
    clinic,
    logo: stored(partner.partnerLogoImageUrl),
    picture: stored(subject?.image?.src),
    theme: shell.theme,
  }
}

/** A picture that anybody may have: one from elsewhere is not fetched, and a gated one is nobody's to share. */
const stored = (src: string | null | undefined) =>
  src && storedSize(src) ? withoutFocalPoint(src) : undefined

/** Names a card by all that it shows, in 64 hexadecimal digits. */
export const shareCardHash = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([cardsVersion, card]))
    .digest('hex')

/**
 * Address of a page's card. It says which page, and by the hash what the page said: another text has another address, and
 * an address can be made for no text that the page does not show.
 */
export const shareCardAddress = (address: string, card: ShareCard): string =>
  `/_card/${shareCardHash(card)}.jpg?path=${encodeURIComponent(address)}`
