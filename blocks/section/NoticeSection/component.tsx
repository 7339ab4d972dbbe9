import type { BlockProps } from '#schema/define-block.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { formatDate } from '#ui/format.ts'
import { Section } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { ArrowRight } from 'lucide-react'
import type block from './block.ts'
import * as styles from './styles.ts'

export default function NoticeSection({ data }: BlockProps<typeof block>) {
  const { eyebrow, title, lead, more, ground, notices } = data
  const Heading = title ? 'h3' : 'h2'
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      lead={lead}
      ground={ground}
      action={more && <MoreLink link={more} />}
    >
      <ul className={styles.list()}>
        {notices.map((notice, index) => (
          <li key={index} className={styles.row()}>
            <time dateTime={notice.date} className={styles.date()}>
              {formatDate(notice.date)}
            </time>
            <span className={styles.category()}>{notice.category}</span>
            <Heading className={styles.title()}>
              {notice.url ? <ActionLink url={notice.url}>{notice.title}</ActionLink> : notice.title}
            </Heading>
            {notice.url && <ArrowRight size={18} strokeWidth={1.5} aria-hidden />}
          </li>
        ))}
      </ul>
    </Section>
  )
}
