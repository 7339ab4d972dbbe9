import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useVisitorAnswer } from '#store/use-visitor-answer.ts'
import { CaseCard } from '#ui/case-card.tsx'
import { closedGate, GateNote } from '#ui/gate-note.tsx'
import { Section } from '#ui/layout.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function BeforeAfterListSection({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { path, search } = context
  const { everybody } = queries(data, context)
  const query = useQuery(everybody)
  const { answer: own } = useVisitorAnswer(everybody)
  return (
    <Section ground={data.ground}>
      <QueryState
        query={{ ...query, data: own ?? query.data }}
        loading={<CardsSkeleton count={6} columns={3} />}
        failure="사례를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows, count }) => {
          const closed = closedGate(rows)
          return rows.length === 0 ? (
            <EmptyNote
              sentence={count > 0 || search.product ? '맞는 사례를 찾지 못했습니다.' : data.emptyText}
              link={
                count > 0 || search.product
                  ? { title: '전체 사례 보기', url: path }
                  : { title: '의료진 소개', url: '/introduce/staff' }
              }
            />
          ) : (
            <>
              {closed && <GateNote gate={closed} look="panel" path={path} />}
              <ul className={styles.list()}>
                {rows.map((item, index) => (
                  <li key={item.id}>
                    <CaseCard item={item} index={index} Heading="h2" />
                  </li>
                ))}
              </ul>
              <div className={styles.pages()}>
                <ListPages context={context} count={count} pageSize={data.pageSize} label="전후 사례" />
              </div>
            </>
          )
        }}
      </QueryState>
      {data.notice && <p className={styles.notice()}>{data.notice}</p>}
    </Section>
  )
}
