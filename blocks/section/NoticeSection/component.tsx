import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { inPickedOrder } from '#schema/plain/picked-order.ts'
import { ArticleList } from '#ui/article-list.tsx'
import { HeadedSection } from '#ui/headed-section.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'

export default function NoticeSection({ data }: BlockProps<typeof block>) {
  const { title, more, choose, ids } = data
  const query = useQuery(queries(data, useQueryContext()).notices)
  return (
    <HeadedSection data={data}>
      <QueryState
        query={query}
        loading={<RowsSkeleton count={data.count} />}
        failure="공지를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyNote sentence={data.emptyText} link={more} />
          ) : (
            <ArticleList
              Heading={title ? 'h3' : 'h2'}
              articles={(choose === 'picked' ? inPickedOrder(rows, ids) : rows).map((notice) => ({
                ...notice,
                label: notice.category,
                url: `/cscenter/notice/${notice.id}`,
              }))}
            />
          )
        }
      </QueryState>
    </HeadedSection>
  )
}
