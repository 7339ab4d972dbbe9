import { ActionLink } from '#ui/action-link.tsx'
import { cx } from '#ui/css.ts'
import { containerClass } from '#ui/layout.tsx'
import { PartnerMark } from '#ui/partner-mark.tsx'
import { Picture } from '#ui/picture.tsx'
import { HeroButtons } from './hero-buttons.tsx'
import * as styles from './styles.ts'
import type { HeroProps } from './types.ts'

const sizes = '(max-width: 768px) 100vw, (max-width: 1400px) 58vw, 800px'

/** A large title beside an offset picture, and an index of the site below. */
export function EditorialHero({ data }: HeroProps) {
  return (
    <section className={styles.editorial()}>
      <div className={cx(containerClass(), styles.editorialGrid())}>
        <figure className={styles.editorialFigure()}>
          {data.image ? (
            <Picture
              image={data.image}
              mobileImage={data.mobileImage}
              fit="landscape"
              sizes={sizes}
              priority
            />
          ) : (
            <PartnerMark name="" fit="landscape" />
          )}
          {data.caption && <figcaption className={styles.figcaption()}>{data.caption}</figcaption>}
        </figure>
        <div className={styles.editorialWords()}>
          {data.eyebrow && <p className={cx(styles.eyebrow(), styles.editorialEyebrow())}>{data.eyebrow}</p>}
          <h1 className={styles.title()}>{data.title}</h1>
        </div>
        <div className={styles.editorialText()}>
          {data.text && <p className={styles.words()}>{data.text}</p>}
          <HeroButtons buttons={data.buttons} />
        </div>
        {data.index.length > 0 && (
          <ol className={styles.index()}>
            {data.index.map(({ title, url }, position) => (
              <li key={position}>
                <ActionLink url={url} className={styles.indexLink()}>
                  <span>{String(position + 1).padStart(2, '0')}</span>
                  {title}
                </ActionLink>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
