import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { Accordion } from '#ui/accordion.tsx'
import { HeadedSection } from '#ui/headed-section.tsx'
import { WholePicture } from '#ui/whole-picture.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'

export default function AfterNoticeSection({ id, data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const query = useQuery(queries(data, context).notices)
  return (
    <HeadedSection data={data}>
      <QueryState
        query={query}
        loading={<RowsSkeleton count={6} />}
        failure="주의 사항을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyNote
              sentence={context.search.product ? '이 진료의 안내는 따로 없습니다.' : data.emptyText}
              link={
                context.search.product
                  ? { title: '전체 안내 보기', url: context.path }
                  : { title: '문의하기', url: '/cscenter/contact' }
              }
            />
          ) : (
            <Accordion
              name={`${id}-after`}
              multiple
              items={rows.map((notice) => ({
                title: notice.title,
                content: (
                  <>
                    {notice.image && (
                      <WholePicture image={notice.image} sizes="(max-width: 768px) 100vw, 704px" />
                    )}
                    <RichText id={`${id}-${notice.id}`} blocks={notice.body} hasTitle />
                  </>
                ),
              }))}
            />
          )
        }
      </QueryState>
    </HeadedSection>
  )
}
