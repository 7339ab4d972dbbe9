import type { Faq } from '#schema/faqs.ts'
import { Accordion } from '#ui/accordion.tsx'
import { RichText } from '#ui/rich-text.tsx'
import * as styles from './styles.ts'

type FaqGroupsProps = { id: string; groups: { id: number; name: string; faqs: Faq[] }[] }

/** Questions by group, each group with its name at the side. */
export function FaqGroups({ id, groups }: FaqGroupsProps) {
  return groups.map((group) => (
    <section key={group.id} className={styles.group()} aria-labelledby={`${id}-group-${group.id}`}>
      <h2 id={`${id}-group-${group.id}`} className={styles.name()}>
        {group.name}
      </h2>
      <FaqItems id={`${id}-${group.id}`} faqs={group.faqs} />
    </section>
  ))
}

/** Questions that open below each other. */
export function FaqItems({ id, faqs }: { id: string; faqs: Faq[] }) {
  return (
    <Accordion
      name={id}
      multiple
      items={faqs.map((faq) => ({
        title: faq.question,
        content: <RichText id={`${id}-${faq.id}`} blocks={faq.answer} hasTitle />,
      }))}
    />
  )
}
