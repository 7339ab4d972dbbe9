import { containerClass } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { HeroButtons } from './hero-buttons.tsx'
import * as styles from './styles.ts'
import type { HeroProps } from './types.ts'

/** The picture fills the screen; a transparent header may lie over its top. */
export function CoverHero({ id, data }: HeroProps) {
  const { tone, align, image, mobileImage } = data
  return (
    <section className={styles.cover({ tone, align })} data-hero-tone={tone}>
      <div className={styles.coverPicture()} data-steady>
        {image ? (
          <Picture image={image} mobileImage={mobileImage} sizes="100vw" fit="fill" priority />
        ) : (
          <PartnerMark name="" fit="fill" />
        )}
      </div>
      {image && <div className={styles.scrim({ tone })} />}
      <div className={containerClass()}>
        {data.eyebrow && <p className={styles.eyebrow()}>{data.eyebrow}</p>}
        <h1 className={styles.title()}>{data.title}</h1>
        {data.text && <p className={styles.words()}>{data.text}</p>}
        <HeroButtons buttons={data.buttons} onDark={tone === 'onDark'} />
      </div>
      {data.hint && (
        <a href={`#${id}-end`} className={styles.scrollHint()}>
          {data.hint}
        </a>
      )}
      <span id={`${id}-end`} className={styles.end()} />
    </section>
  )
}
