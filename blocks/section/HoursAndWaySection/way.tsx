import type { Partner } from '#schema/partners.ts'
import type { Image } from '#schema/primitives.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { Picture } from '#ui/picture.tsx'
import { ExternalLink } from 'lucide-react'
import { CopyButton } from './copy-button.tsx'
import * as styles from './styles.ts'

type WayProps = {
  partner: Partner
  image: Image | undefined
  Subtitle: 'h2' | 'h3'
  /** Stands without hours beside it. */ alone: boolean
}

/** Only the maps that are set. */
const mapLinks = (partner: Partner) =>
  [
    { title: '네이버 지도', url: partner.naverMapUrl },
    { title: '카카오맵', url: partner.kakaoMapUrl },
    { title: '티맵', url: partner.tMapUrl },
    { title: '구글 지도', url: partner.googleMapUrl },
  ].filter((link): link is { title: string; url: string } => Boolean(link.url))

/** Shows where the clinic is: a picture of the place, the address and maps of it. */
export function Way({ partner, image, Subtitle, alone }: WayProps) {
  const { partnerAddress } = partner
  return (
    <div className={styles.way({ alone })}>
      {image && (
        <div className={styles.map()}>
          <Picture image={image} fit="screen" sizes="(max-width: 1024px) 100vw, 58vw" />
        </div>
      )}
      <Subtitle className={styles.subtitle()}>{alone ? '주소' : '오시는 길'}</Subtitle>
      {partnerAddress && (
        <>
          <address className={styles.address({ alone })}>{partnerAddress}</address>
          <div className={styles.actions()}>
            <CopyButton text={partnerAddress} className={styles.action()} />
            {mapLinks(partner).map(({ title, url }) => (
              <ActionLink key={title} url={url} className={styles.action()}>
                {title}
                <ExternalLink size={14} strokeWidth={1.5} aria-hidden />
              </ActionLink>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

/** Subway, bus and parking, as far as they are known. */
export function Ride({ partner, alone }: Pick<WayProps, 'partner' | 'alone'>) {
  const { wayToPartnerBySubway, wayToPartnerByBus, partnerParkingInfo, partnerParkingNotice } = partner
  if (wayToPartnerBySubway.length === 0 && wayToPartnerByBus.length === 0 && !partnerParkingInfo) return null
  return (
    <dl className={styles.rides({ alone })}>
      <Lines title="지하철" lines={wayToPartnerBySubway} />
      <Lines title="버스" lines={wayToPartnerByBus} />
      {partnerParkingInfo && (
        <div className={styles.ride()}>
          <dt>주차</dt>
          <dd>
            {partnerParkingInfo}
            {partnerParkingNotice && <span className={styles.rideNote()}>{partnerParkingNotice}</span>}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <div className={styles.ride()}>
      <dt>{title}</dt>
      {lines.map((text, index) => (
        <dd key={index}>{text}</dd>
      ))}
    </div>
  )
}
