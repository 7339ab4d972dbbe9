import type { BlockProps } from '#schema/define-block.ts'
import { Section, SectionHead } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { Plus } from 'lucide-react'
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
        <div className={styles.list()}>
          {items.map(({ question, answer }, index) => (
            // Those of one name close each other.
            <details key={index} name={multiple ? undefined : `${id}-faq`} className={styles.item()}>
              <summary className={styles.question()}>
                {question}
                <Plus size={22} strokeWidth={1.25} aria-hidden />
              </summary>
              <p className={styles.answer()}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  )
}
