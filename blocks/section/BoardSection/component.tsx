import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { ActionLink } from '#ui/action-link.tsx'
import { ArticleList } from '#ui/article-list.tsx'
import { KeywordForm } from '#ui/keyword-form.tsx'
import { Section } from '#ui/layout.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { CardsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote } from '#ui/state-note.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { PostCards } from './post-cards.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function BoardSection({ id, data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { path, search, params } = context
  const { boardType, posts } = queries(data, context)
  const { data: type } = useQuery(boardType)
  const query = useQuery(posts)
  const keyword = search.keyword ?? ''
  const address = (post: number) => `/boards/${params.boardTypeId}/detail/${post}`
  return (
    <Section ground={data.ground}>
      <nav aria-label="지나온 길">
        <ol className={styles.trail()}>
          <li>
            <ActionLink url="/">홈</ActionLink>
          </li>
          <li>
            <ActionLink url="/boards">읽을거리</ActionLink>
          </li>
        </ol>
      </nav>
      <header className={styles.head()}>
        <div>
          <h1 className={styles.title()}>{type?.name ?? ' '}</h1>
          {type?.description && <p className={styles.lead()}>{type.description}</p>}
        </div>
        {data.hasSearch && <KeywordForm id={`${id}-keyword`} path={path} keyword={keyword} label="글 검색" />}
      </header>
      <QueryState
        query={query}
        loading={<CardsSkeleton count={6} columns={3} />}
        failure="글을 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요."
      >
        {({ rows, count }) => {
          if (rows.length === 0) {
            return keyword || count > 0 ? (
              <EmptyNote sentence="맞는 글을 찾지 못했습니다." link={{ title: '전체 글 보기', url: path }} />
            ) : (
              <EmptyNote sentence={data.emptyText} link={{ title: '읽을거리', url: '/boards' }} />
            )
          }
          return (
            <>
              {type?.layout === 'LIST' ? (
                <ArticleList
                  Heading="h2"
                  articles={rows.map((post) => ({ ...post, url: address(post.id) }))}
                />
              ) : (
                <PostCards posts={rows} address={address} hasSummary={type?.layout === 'CARD'} />
              )}
              <div className={styles.pages()}>
                <ListPages
                  context={context}
                  count={count}
                  pageSize={data.pageSize}
                  label={type?.name ?? '글'}
                />
              </div>
            </>
          )
        }}
      </QueryState>
    </Section>
  )
}
