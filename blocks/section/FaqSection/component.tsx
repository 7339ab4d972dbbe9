import type { BlockProps } from '#schema/define-block.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Section, SectionHead } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import type block from './block.ts'
import * as styles from './styles.ts'

export default function FaqSection({ id, data }: BlockProps<typeof block>) {
  const { eyebrow, title, lead, more, ground, multiple, items } = data
  const hasHead = Boolean(eyebrow || title || lead || more)
  return (
    <Section ground={ground}>
      <div className={styles.grid({ alone: !hasHead })}>
        <SectionHead
          eyebrow={eyebrow}
          title={title}
          lead={lead}
          action={more && <MoreLink link={more} />}
          className={styles.head()}
        />
        <Accordion
          name={`${id}-faq`}
          multiple={multiple}
          items={items.map(({ question, answer }) => ({ title: question, content: answer }))}
        />
      </div>
    </Section>
  )
}
