import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { ActionLink } from '#ui/action-link.tsx'
import { buttonClass } from '#ui/button.tsx'
import { containerClass } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import { bookingButton } from '#ui/without-scripts.ts'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function CallToActionSection({ data }: BlockProps<typeof block>) {
  const { partner } = queries(data, useQueryContext())
  const { data: info } = useQuery(partner)
  const openReservation = useApplicationStore((state) => state.openReservation)
  const { ground, image } = data
  const kakaoUrl = info?.partnerMarketingInfo.kakaoTalkUrl
  const links = [
    { title: data.phoneTitle, url: info?.partnerTel && `tel:${info.partnerTel}` },
    { title: data.kakaoTitle, url: kakaoUrl },
    { title: data.link?.title, url: data.link?.url },
  ].filter((link): link is { title: string; url: string } => Boolean(link.title && link.url))
  const reserves = Boolean(data.reserveTitle && info?.homepageConfig.useWidget)
  const strong = buttonClass({ look: ground === 'surface' ? 'primary' : 'white', size: 'large' })
  return (
    <section className={styles.band({ ground })}>
      {image && (
        <>
          <div className={styles.picture()}>
            <Picture image={image} fit="fill" sizes="100vw" />
          </div>
          <div className={styles.veil({ ground })} />
        </>
      )}
      <div className={containerClass()}>
        <div className={styles.row()}>
          <div>
            {data.eyebrow && <p className={styles.eyebrow()}>{data.eyebrow}</p>}
            <h2 className={styles.title()}>{data.title}</h2>
            {data.text && <p className={styles.body()}>{data.text}</p>}
          </div>
          {(reserves || links.length > 0) && (
            <div className={styles.actions()}>
              {reserves && (
                <button {...bookingButton} className={strong} onClick={() => openReservation('treatment')}>
                  {data.reserveTitle}
                </button>
              )}
              {links.map(({ title, url }, index) => (
                <ActionLink
                  key={url}
                  url={url}
                  className={
                    index === 0 && !reserves ? strong : buttonClass({ look: 'outline', size: 'large' })
                  }
                >
                  {title}
                </ActionLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
