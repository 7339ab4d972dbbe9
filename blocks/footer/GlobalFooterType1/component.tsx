import { useQuery } from '@tanstack/react-query'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { tagsOf } from '#schema/plain/tags.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { BrandIcon, socialLinks } from '#ui/icons/social-icons.tsx'
import { imageAddress, storedRatio } from '#ui/image-address.ts'
import { containerClass } from '#ui/layout.tsx'
import type block from './block.ts'
import { Business } from './business.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { Phone } from './phone.tsx'
import { queries } from './queries.ts'
import { SiteQr } from './site-qr.tsx'
import * as styles from './styles.ts'

const terms = [
  { title: '이용약관', url: '/terms/terms-of-service', strong: false },
  { title: '개인정보처리방침', url: '/terms/privacy-policy', strong: true },
]

export default function GlobalFooterType1({ data }: BlockProps<typeof block>) {
  const { partner } = queries(data, useQueryContext())
  const { data: info } = useQuery(partner)
  const name = info?.displayName || info?.partnerName || ''
  const askTagConsent = useApplicationStore((state) => state.askTagConsent)
  const isMeasured = info !== undefined && tagsOf(info.partnerMarketingInfo).length > 0
  const logo = data.logoImageUrl || info?.partnerLogoImageUrl
  const ratio = logo ? storedRatio(logo) : undefined
  const socials = info ? socialLinks(info.partnerMarketingInfo) : []

  return (
    <footer className={styles.footer()}>
      <div className={containerClass()}>
        <div className={styles.top()}>
          <div className={styles.brand()}>
            {logo ? (
              <picture>
                <source
                  media="(max-width: 768px)"
                  srcSet={imageAddress(logo, 480)}
                  width={data.mobileLogoWidth}
                  height={ratio && Math.round(data.mobileLogoWidth / ratio)}
                />
                <img
                  src={imageAddress(logo, 480)}
                  width={data.pcLogoWidth}
                  height={ratio && Math.round(data.pcLogoWidth / ratio)}
                  alt={name}
                  loading="lazy"
                  className={styles.logo()}
                />
              </picture>
            ) : (
              <p className={styles.wordmark()}>{name}</p>
            )}
            <Phone title={data.phoneTitle} number={info?.partnerTel ?? info?.partnerPhone} />
          </div>
          {info && <OpeningHours partner={info} title={data.hoursTitle} closedText={data.closedText} />}
          {data.showQr && <SiteQr title={data.qrTitle} />}
        </div>

        <div className={styles.middle()}>
          <nav aria-label="약관과 링크">
            <ul className={styles.links()}>
              {terms.map(({ title, url, strong }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener" className={styles.link({ strong })}>
                    {title}
                  </a>
                </li>
              ))}
              {data.links.map(({ title, url }, index) => (
                <li key={index}>
                  <ActionLink url={url} className={styles.link()}>
                    {title}
                  </ActionLink>
                </li>
              ))}
              {isMeasured && (
                <li>
                  <button type="button" onClick={askTagConsent} className={styles.link()}>
                    방문 분석 설정
                  </button>
                </li>
              )}
            </ul>
          </nav>
          {socials.length > 0 && (
            <ul className={styles.socials()}>
              {socials.map(({ field, title, url, path }) => (
                <li key={field}>
                  <ActionLink url={url} className={styles.social()} aria-label={title}>
                    <BrandIcon path={path} size={18} />
                  </ActionLink>
                </li>
              ))}
            </ul>
          )}
        </div>

        {info && <Business partner={info} />}
        {data.notice && <p className={styles.notice()}>{data.notice}</p>}
        {info?.partnerCopyRight && <p className={styles.copyright()}>{info.partnerCopyRight}</p>}
      </div>
    </footer>
  )
}
