import type { BlockProps } from '#schema/define-block.ts'
import { Section, eyebrowClass } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { Picture } from '#ui/picture.tsx'
import type block from './block.ts'
import * as styles from './styles.ts'

export default function StatementSection({ data }: BlockProps<typeof block>) {
  const { layout, ground, eyebrow, title, text, image, signature, more } = data
  return (
    <Section ground={ground}>
      <div className={styles.grid({ layout })}>
        <div className={styles.head({ layout })}>
          {eyebrow && <p className={eyebrowClass(ground === 'ink')}>{eyebrow}</p>}
          <h2 className={styles.title()}>{title}</h2>
        </div>
        {image && (
          <div className={styles.figure({ layout })}>
            <Picture
              image={image}
              fit={layout === 'left' ? 'landscape' : 'panorama'}
              sizes={
                layout === 'left' ? '(max-width: 768px) 100vw, 50vw' : '(max-width: 1400px) 100vw, 1400px'
              }
            />
          </div>
        )}
        {(text || signature || more) && (
          <div className={styles.words({ layout, beside: Boolean(image) && layout === 'left' })}>
            {text && <p className={styles.body()}>{text}</p>}
            {signature && (
              <p className={styles.signature({ layout })}>
                {signature.position && <span className={styles.position()}>{signature.position}</span>}
                {signature.image ? (
                  <Picture image={signature.image} sizes="192px" drawn />
                ) : (
                  <strong>{signature.name}</strong>
                )}
              </p>
            )}
            {more && (
              <div className={styles.more()}>
                <MoreLink link={more} />
              </div>
            )}
          </div>
        )}
      </div>
    </Section>
  )
}
