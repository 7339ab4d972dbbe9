import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { HeadedSection } from '#ui/headed-section.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function BoardListSection({ data }: BlockProps<typeof block>) {
  const { title } = data
  const query = useQuery(queries(data, useQueryContext()).boardTypes)
  const Heading = title ? 'h3' : 'h2'
  return (
    <HeadedSection data={data}>
      <QueryState
        query={query}
        loading={<RowsSkeleton count={3} />}
        failure="게시판을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyNote sentence={data.emptyText} link={{ title: '공지사항', url: '/cscenter/notice' }} />
          ) : (
            <ul className={styles.list()}>
              {rows.map((board) => (
                <li key={board.id} className={styles.row()}>
                  <Heading className={styles.name()}>
                    <a href={`${board.writer === 'CUSTOMER' ? '/cscenter/boards' : '/boards'}/${board.id}`}>
                      {board.name}
                    </a>
                  </Heading>
                  <p className={styles.description()}>{board.description}</p>
                  <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </HeadedSection>
  )
}
