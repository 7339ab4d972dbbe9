import type { BlockProps } from '#schema/define-block.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { containerClass, eyebrowClass } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import type block from './block.ts'
import * as styles from './styles.ts'

export default function PageTitleSection({ data }: BlockProps<typeof block>) {
  const { breadcrumbs, eyebrow, title, lead, image } = data
  return (
    <section className={styles.head()}>
      <div className={containerClass()}>
        {breadcrumbs.length > 0 && (
          <div className={styles.trail()}>
            <Breadcrumbs links={breadcrumbs} title={title} />
          </div>
        )}
        <div className={styles.row({ alone: !lead })}>
          <div>
            {eyebrow && <p className={eyebrowClass()}>{eyebrow}</p>}
            <h1 className={styles.title()}>{title}</h1>
          </div>
          {lead && <p className={styles.lead()}>{lead}</p>}
        </div>
        {image && (
          <div className={styles.picture()}>
            <Picture image={image} fit="panorama" sizes="(max-width: 1400px) 100vw, 1400px" priority />
          </div>
        )}
      </div>
    </section>
  )
}
