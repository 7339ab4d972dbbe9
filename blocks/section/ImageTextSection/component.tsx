import type { BlockProps } from '#schema/define-block.ts'
import { Section } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { Picture } from '#ui/picture.tsx'
import type block from './block.ts'
import * as styles from './styles.ts'

export default function ImageTextSection({ data }: BlockProps<typeof block>) {
  const { eyebrow, title, lead, ground, imageSide, items } = data
  const Heading = title ? 'h3' : 'h2'
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} ground={ground}>
      {items.map((item, index) => (
        <article
          key={index}
          className={styles.row({ isSwapped: (imageSide === 'right') !== (index % 2 === 1) })}
        >
          <div className={styles.frame()}>
            <Picture image={item.image} fit="landscape" sizes="(max-width: 768px) 100vw, 58vw" />
          </div>
          <div className={styles.words()}>
            <Heading className={styles.title()}>{item.title}</Heading>
            <p className={styles.body()}>{item.text}</p>
            {item.link && <MoreLink link={item.link} />}
          </div>
        </article>
      ))}
    </Section>
  )
}
