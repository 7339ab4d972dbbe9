import { siFacebook, siInstagram, siKakaotalk, siNaver, siX, siYoutube } from 'simple-icons'
import type { Partner } from '#schema/partners.ts'

type SocialField = Exclude<Extract<keyof Partner['partnerMarketingInfo'], `${string}Url`>, 'domainUrl'>

/** A speech bubble with Naver's letter: Naver Talk has no icon of its own in the collection. */
const naverTalk =
  'M12 2C5.9 2 1 6 1 11c0 3.1 1.9 5.800 4.900 7.400L5.200 22l4.300-2.200c.8.1 1.600.2 2.500.2 6.100 0 11-4 11-9s-4.900-9-11-9Zm4 12.700h-2.800l-2.500-3.600v3.600H8V7.300h2.800l2.500 3.600V7.300H16v7.400Z'

/** Places where a partner may be found, in order, each with its icon (24 × 24). Source: docs/product.md, F6. */
const socials: Record<SocialField, { title: string; path: string }> = {
  youtubeUrl: { title: '유튜브', path: siYoutube.path },
  instagramUrl: { title: '인스타그램', path: siInstagram.path },
  naverBlogUrl: { title: '네이버 블로그', path: siNaver.path },
  kakaoTalkUrl: { title: '카카오톡', path: siKakaotalk.path },
  xUrl: { title: 'X', path: siX.path },
  facebookUrl: { title: '페이스북', path: siFacebook.path },
  naverTalkUrl: { title: '네이버 톡톡', path: naverTalk },
}

export type SocialLink = { field: SocialField; title: string; url: string; path: string }

/** The social links that a partner has set. */
export function socialLinks(info: Partner['partnerMarketingInfo']): SocialLink[] {
  return (Object.keys(socials) as SocialField[]).flatMap((field) => {
    const url = info[field]
    return url ? [{ field, url, ...socials[field] }] : []
  })
}

/** One of them drawn in the colour of the text; its name is the link's to say. */
export function BrandIcon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
