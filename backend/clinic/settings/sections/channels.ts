import { allRoles, publishingRoles } from '#api/call.ts'
import { partnerMarketingInfo } from '#schema/partners.ts'
import { z } from 'zod'
import { defineSetting } from '../define-setting.ts'
import { ofProfile } from '../profile.ts'

const of = partnerMarketingInfo.shape

const looksLike = (pattern: RegExp, message: string): [(value: string | null) => boolean, string] => [
  (value) => value === null || pattern.test(value),
  message,
]

export default defineSetting({
  name: 'channels',
  title: '채널과 분석',
  description: '상담 메신저와 소셜 채널, 방문 분석과 검색 등록에 쓰는 ID.',
  place: 60,
  ...ofProfile(
    z.object({
      kakaoTalkUrl: of.kakaoTalkUrl,
      naverTalkUrl: of.naverTalkUrl,
      channelTalkId: of.channelTalkId.refine(
        ...looksLike(/^[\w-]{8,80}$/, '채널톡 플러그인 키에는 영문, 숫자와 붙임표만 있습니다.'),
      ),
      instagramUrl: of.instagramUrl,
      naverBlogUrl: of.naverBlogUrl,
      youtubeUrl: of.youtubeUrl,
      facebookUrl: of.facebookUrl,
      xUrl: of.xUrl,
      ga4Id: of.ga4Id.refine(
        ...looksLike(/^G-[A-Z0-9]{4,20}$/, '측정 ID는 G-로 시작합니다. 예: G-ABC123DEF4'),
      ),
      gtmId: of.gtmId.refine(
        ...looksLike(/^GTM-[A-Z0-9]{4,12}$/, '태그 관리자 ID는 GTM-으로 시작합니다. 예: GTM-ABC123'),
      ),
      naverAnalyticsId: of.naverAnalyticsId.refine(
        ...looksLike(
          /^[a-z0-9_]{6,40}$/,
          '인증키에는 영문 소문자, 숫자와 밑줄만 있습니다. 예: s_1a2b3c4d5e6f',
        ),
      ),
      kakaoPixelId: of.kakaoPixelId.refine(
        ...looksLike(/^\d{10,25}$/, '픽셀 ID에는 숫자만 있습니다. 예: 3481025403756984027'),
      ),
      asksTagConsent: of.asksTagConsent,
      naverDomainCheckHtml: of.naverDomainCheckHtml.refine(
        ...looksLike(
          /<meta\s[^>]*naver-site-verification/i,
          '서치어드바이저가 준 <meta name="naver-site-verification" content="…" /> 한 줄을 그대로 붙여 넣어 주세요.',
        ),
      ),
      domainUrl: of.domainUrl,
    }),
    'partnerMarketingInfo',
  ),
  access: { read: allRoles, write: publishingRoles },
  page: '/info',
  sample: { kakaoTalkUrl: 'https://pf.kakao.com/_danjang', ga4Id: 'G-ABC123DEF4' },
})
