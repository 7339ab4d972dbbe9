import { useQueryContext } from '#api/use-query-context.tsx'
import { Article } from '#ui/article.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { containerClass } from '#ui/layout.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function BoardPostSection({ id, data }: BlockProps<typeof block>) {
  const { boardType, post } = queries(null, useQueryContext())
  const { data: type } = useQuery(boardType)
  const query = useQuery(post)
  return (
    <section className={containerClass()}>
      <QueryState
        query={query}
        loading={
          <div className={styles.loading()}>
            <TextSkeleton lines={8} />
          </div>
        }
        failure="글을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {(found) => (
          <Article
            {...found}
            id={id}
            list={{ title: type?.name ?? '게시판', url: `/boards/${found.boardTypeId}` }}
            breadcrumbs={[{ title: data.hubTitle, url: '/boards' }]}
            address={(each) => `/boards/${found.boardTypeId}/detail/${each}`}
          />
        )}
      </QueryState>
    </section>
  )
}
