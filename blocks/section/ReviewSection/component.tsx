import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useVisitorAnswer } from '#store/use-visitor-answer.ts'
import { closedGate, GateNote } from '#ui/gate-note.tsx'
import { HeadedSection } from '#ui/headed-section.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import { Review } from './review.tsx'
import * as styles from './styles.ts'

export default function ReviewSection({ data }: BlockProps<typeof block>) {
  const { title } = data
  const context = useQueryContext()
  const { path } = context
  const { everybody } = queries(data, context)
  const query = useQuery(everybody)
  const { answer: own } = useVisitorAnswer(everybody)
  return (
    <HeadedSection data={data}>
      <QueryState
        query={{ ...query, data: own ?? query.data }}
        loading={<RowsSkeleton count={data.pageSize} />}
        failure="후기를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows, count }) => {
          const closed = closedGate(rows)
          if (rows.length === 0)
            return (
              <EmptyNote sentence={data.emptyText} link={{ title: '의료진 소개', url: '/introduce/staff' }} />
            )
          return (
            <>
              {closed && <GateNote gate={closed} look="panel" path={path} />}
              <ul className={styles.list()}>
                {rows.map((review) => (
                  <li key={review.id}>
                    <Review review={review} Heading={title ? 'h3' : 'h2'} />
                  </li>
                ))}
              </ul>
              {data.isPaged && (
                <div className={styles.pages()}>
                  <ListPages context={context} count={count} pageSize={data.pageSize} label="후기" />
                </div>
              )}
            </>
          )
        }}
      </QueryState>
      {data.notice && <p className={styles.notice()}>{data.notice}</p>}
    </HeadedSection>
  )
}
