import type { Partner } from '#schema/partners.ts'
import type { CataloguePart } from '../catalogue-part.ts'
import { BrandIcon, socialLinks } from './social-icons.tsx'

const everywhere = {
  youtubeUrl: 'https://youtube.com/@raon',
  instagramUrl: 'https://instagram.com/raon',
  naverBlogUrl: 'https://blog.naver.com/raon',
  kakaoTalkUrl: 'https://pf.kakao.com/_raon',
  xUrl: 'https://x.com/raon',
  facebookUrl: 'https://facebook.com/raon',
  naverTalkUrl: 'https://talk.naver.com/raon',
} as Partner['partnerMarketingInfo']
const row = { display: 'flex', flexWrap: 'wrap', gap: '24px' } as const

export default {
  title: '소셜 아이콘',
  description: '설정한 곳만 보입니다. 이름은 링크가 말합니다.',
  stories: {
    '모두 설정함': () => (
      <ul style={row}>
        {socialLinks(everywhere).map(({ field, title, path }) => (
          <li key={field}>
            <BrandIcon path={path} /> {title}
          </li>
        ))}
      </ul>
    ),
  },
} satisfies CataloguePart
