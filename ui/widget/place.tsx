import type { Partner } from '#schema/partners.ts'
import { ActionLink } from '../action-link.tsx'
import * as styles from './contact-sheet.styles.ts'

/** Way to the clinic; nothing where the partner has entered none. */
export function Place({ partner }: { partner: Partner }) {
  const maps = [
    { title: '네이버 지도', url: partner.naverMapUrl },
    { title: '카카오맵', url: partner.kakaoMapUrl },
    { title: '티맵', url: partner.tMapUrl },
    { title: '구글 지도', url: partner.googleMapUrl },
  ]
  if (!partner.partnerAddress && !maps.some(({ url }) => url)) return null
  return (
    <section className={styles.part()}>
      <h3 className={styles.partTitle()}>오시는 길</h3>
      {partner.partnerAddress && <p className={styles.address()}>{partner.partnerAddress}</p>}
      <ul className={styles.maps()}>
        {maps.map(
          ({ title, url }) =>
            url && (
              <li key={title}>
                <ActionLink url={url} className={styles.map()}>
                  {title}
                </ActionLink>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
