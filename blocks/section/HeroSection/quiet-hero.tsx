import { cx } from '#ui/css.ts'
import { containerClass } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import { HeroButtons } from './hero-buttons.tsx'
import * as styles from './styles.ts'
import type { HeroProps } from './types.ts'

/** Words first; a drawing on the same paper beside them, where there is one. */
export function QuietHero({ data }: HeroProps) {
  return (
    <section className={styles.quiet()}>
      <div className={cx(containerClass(), styles.quietGrid())}>
        <div className={styles.quietWords({ alone: !data.image })}>
          {data.eyebrow && <p className={cx(styles.eyebrow(), styles.quietEyebrow())}>{data.eyebrow}</p>}
          <h1 className={styles.title()}>{data.title}</h1>
          {data.text && <p className={styles.words()}>{data.text}</p>}
          <HeroButtons buttons={data.buttons} />
        </div>
        {data.image && (
          <figure className={styles.quietFigure()}>
            <Picture
              image={data.image}
              mobileImage={data.mobileImage}
              sizes="(max-width: 768px) 100vw, 40vw"
              drawn
              priority
            />
            {data.caption && <figcaption className={styles.figcaption()}>{data.caption}</figcaption>}
          </figure>
        )}
      </div>
    </section>
  )
}
