import { useState } from 'react'
import { siNaver } from 'simple-icons'
import { socialSites, type SocialSite } from '#schema/plain/social-sites.ts'
import { buttonClass } from '../button.tsx'
import { css, cx } from '../css.ts'
import { FormSummary } from '../form/form-summary.tsx'
import { text } from '../text.ts'
import { keepBegun } from './begun.ts'

const part = css({
  display: 'grid',
  gap: '$2',
  marginTop: '$6',
  paddingTop: '$6',
  borderTop: '1px solid $line',
})
const lead = css({ ...text.body4, marginBottom: '$1', color: '$gray700' })
/** As the sites' own guides have their buttons, with texts that stand out enough. */
const mark = css({
  width: '100%',
  variants: {
    site: {
      kakao: {
        backgroundColor: '#fee500',
        color: '#191919',
        '@hover': { '&:hover': { backgroundColor: '#f2da00' } },
      },
      naver: {
        borderColor: '$line',
        backgroundColor: '#fff',
        color: '#191919',
        '& svg': { color: '#03c75a' },
        '@hover': { '&:hover': { backgroundColor: '#f5f5f5' } },
      },
    },
  },
})

const kakao =
  'M12 3C6.500 3 2 6.500 2 10.900c0 2.800 1.900 5.300 4.700 6.700l-.900 3.500c-.1.4.3.6.6.4l4.100-2.700c.5.1 1 .1 1.500.1 5.500 0 10-3.500 10-8S17.500 3 12 3Z'
const icons: Record<SocialSite, string> = { kakao, naver: siNaver.path }
const size: Record<SocialSite, number> = { kakao: 20, naver: 14 }

export type BeginSocial = (site: SocialSite) => Promise<{ url: string; token: string }>

/** Begins a sign-in at a site and leaves for it. Throws what the API refuses. */
export async function leaveForSite(site: SocialSite, begin: BeginSocial, next?: string): Promise<void> {
  const { url, token } = await begin(site)
  keepBegun({ token, site, next })
  window.location.assign(url)
}

type SocialButtonsProps = {
  /** Sites that the clinic uses; nothing shows where there are none. */
  sites: readonly SocialSite[]
  /** `POST /social-sign-ins` */
  begin: BeginSocial
  /** Path to go to once somebody is signed in. */
  next: string | undefined
}

/** Ways to sign in or up by an account of somewhere else. */
export function SocialButtons({ sites, begin, next }: SocialButtonsProps) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const start = async (site: SocialSite) => {
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    await leaveForSite(site, begin, next).catch((error: Error) => setFault(error.message))
    // The page may come back as it is now, by the browser's way back.
    setBusy(false)
  }
  if (sites.length === 0) return null
  return (
    <div className={part()}>
      <p className={lead()}>소셜 계정으로 로그인하고 가입하실 수 있습니다.</p>
      <FormSummary message={fault} />
      {sites.map((site) => (
        <button
          key={site}
          type="button"
          className={cx(buttonClass({ look: 'white', size: 'large' }), mark({ site }))}
          aria-disabled={isBusy}
          onClick={() => void start(site)}
        >
          <svg viewBox="0 0 24 24" width={size[site]} height={size[site]} fill="currentColor" aria-hidden>
            <path d={icons[site]} />
          </svg>
          {socialSites[site]}로 시작하기
        </button>
      ))}
    </div>
  )
}
