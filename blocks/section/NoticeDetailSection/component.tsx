import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { Article } from '#ui/article.tsx'
import { containerClass } from '#ui/layout.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function NoticeDetailSection({ id, data: { list } }: BlockProps<typeof block>) {
  const query = useQuery(queries(null, useQueryContext()).notice)
  return (
    <section className={containerClass()}>
      <QueryState
        query={query}
        loading={
          <div className={styles.loading()}>
            <TextSkeleton lines={8} />
          </div>
        }
        failure="공지를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {(notice) => (
          <Article
            {...notice}
            id={id}
            list={list}
            breadcrumbs={[{ title: '고객센터', url: '/cscenter' }]}
            label={notice.category}
            address={(each) => `${list.url}/${each}`}
          />
        )}
      </QueryState>
    </section>
  )
}
