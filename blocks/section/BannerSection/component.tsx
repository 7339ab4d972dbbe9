import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import type { Banner } from '#schema/banners.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { containerClass } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function BannerSection({ data }: BlockProps<typeof block>) {
  const { data: answer, isError } = useQuery(queries(data, useQueryContext()).banners)
  if (isError || answer?.rows.length === 0) return null
  const slides = answer?.rows.map((banner) => <Slide key={banner.id} banner={banner} />) ?? []
  return (
    <section className={styles.band()} aria-label="안내" aria-busy={!answer}>
      <div className={containerClass()}>
        {slides.length > 1 ? (
          <Carousel slides={slides} label="안내 배너" autoplay={data.autoplay} />
        ) : (
          <div className={styles.place()}>{slides}</div>
        )}
      </div>
    </section>
  )
}

function Slide({ banner: { title, description, pcImage, mobileImage, linkTo } }: { banner: Banner }) {
  return (
    <div className={styles.slide()}>
      <Picture
        // The words beside it say what it is for.
        image={{ ...pcImage, alt: '' }}
        mobileImage={mobileImage ?? undefined}
        sizes="(max-width: 1400px) 100vw, 1400px"
        fit="fill"
      />
      <div className={styles.words()}>
        <p className={styles.title()}>{linkTo ? <ActionLink url={linkTo}>{title}</ActionLink> : title}</p>
        {description && <p className={styles.description()}>{description}</p>}
      </div>
    </div>
  )
}
