import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { ArticleList } from '#ui/article-list.tsx'
import { KeywordForm } from '#ui/keyword-form.tsx'
import { Section } from '#ui/layout.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function NoticeListSection({ id, data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { path, search } = context
  const query = useQuery(queries(data, context).notices)
  const keyword = search.keyword ?? ''
  return (
    <Section ground={data.ground}>
      {data.hasSearch && (
        <div className={styles.tools()}>
          <p className={styles.count()} role="status">
            {query.data && (keyword ? `‘${keyword}’ ${query.data.count}건` : `모두 ${query.data.count}건`)}
          </p>
          <KeywordForm id={`${id}-keyword`} path={path} keyword={keyword} label="공지 검색" />
        </div>
      )}
      <QueryState
        query={query}
        loading={<RowsSkeleton count={data.pageSize} />}
        failure="공지를 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows, count }) =>
          rows.length === 0 ? (
            <Nothing data={data} isFiltered={keyword !== '' || count > 0} path={path} />
          ) : (
            <>
              <ArticleList
                Heading="h2"
                articles={rows.map((notice) => ({
                  ...notice,
                  label: notice.category,
                  url: `/cscenter/notice/${notice.id}`,
                }))}
              />
              <div className={styles.pages()}>
                <ListPages context={context} count={count} pageSize={data.pageSize} label="공지사항" />
              </div>
            </>
          )
        }
      </QueryState>
    </Section>
  )
}

type NothingProps = { data: BlockProps<typeof block>['data']; isFiltered: boolean; path: string }

/** A keyword that finds nothing, or a page after the last, leads back to the whole list. */
function Nothing({ data, isFiltered, path }: NothingProps) {
  if (!isFiltered) return <EmptyNote sentence={data.emptyText} link={data.emptyLink} />
  return <EmptyNote sentence="맞는 공지를 찾지 못했습니다." link={{ title: '전체 공지 보기', url: path }} />
}
