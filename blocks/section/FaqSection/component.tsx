import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { inPickedOrder } from '#schema/plain/picked-order.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Section, SectionHead } from '#ui/layout.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function FaqSection({ id, data }: BlockProps<typeof block>) {
  const { eyebrow, title, lead, more, ground, multiple, choose, ids } = data
  const query = useQuery(queries(data, useQueryContext()).faqs)
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
        <QueryState
          query={query}
          loading={<RowsSkeleton count={data.count} />}
          failure="질문을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
        >
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyNote sentence={data.emptyText} link={more} />
            ) : (
              <Accordion
                name={`${id}-faq`}
                multiple={multiple}
                items={(choose === 'picked' ? inPickedOrder(rows, ids) : rows).map((faq) => ({
                  title: faq.question,
                  content: <RichText id={`${id}-${faq.id}`} blocks={faq.answer} hasTitle />,
                }))}
              />
            )
          }
        </QueryState>
      </div>
    </Section>
  )
}
