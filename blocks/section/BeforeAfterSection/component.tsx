import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { inPickedOrder } from '#schema/plain/picked-order.ts'
import { useVisitorAnswer } from '#store/use-visitor-answer.ts'
import { CaseCard } from '#ui/case-card.tsx'
import { closedGate, GateNote } from '#ui/gate-note.tsx'
import { HeadedSection } from '#ui/headed-section.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function BeforeAfterSection({ data }: BlockProps<typeof block>) {
  const { title, more, choose, ids } = data
  const context = useQueryContext()
  const { everybody } = queries(data, context)
  const query = useQuery(everybody)
  const { answer: own } = useVisitorAnswer(everybody)
  return (
    <HeadedSection data={data}>
      <QueryState
        query={{ ...query, data: own ?? query.data }}
        loading={<CardsSkeleton count={3} columns={3} />}
        failure="사례를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows }) => {
          const closed = closedGate(rows)
          return rows.length === 0 ? (
            <EmptyNote sentence={data.emptyText} link={more} />
          ) : (
            <>
              {closed && <GateNote gate={closed} look="panel" path={context.path} />}
              <ul className={styles.list()}>
                {(choose === 'picked' ? inPickedOrder(rows, ids) : rows).map((item, index) => (
                  <li key={item.id}>
                    <CaseCard item={item} index={index} Heading={title ? 'h3' : 'h2'} />
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </QueryState>
      {data.notice && <p className={styles.notice()}>{data.notice}</p>}
    </HeadedSection>
  )
}
