import { useQueryContext } from '#api/use-query-context.tsx'
import type { CustomerPost } from '#schema/customer-posts.ts'
import type { BlockProps } from '#schema/define-block.ts'
import { buttonClass } from '#ui/button.tsx'
import { formatDate } from '#ui/format.ts'
import { containerClass } from '#ui/layout.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Lock, PencilLine } from 'lucide-react'
import type block from './block.ts'
import { pageOf, queries } from './queries.ts'
import * as styles from './styles.ts'

export default function CustomerBoardSection({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { boardType, posts } = queries(data, context)
  const { data: type } = useQuery(boardType)
  const list = useQuery({ ...posts, placeholderData: keepPreviousData })
  const board = `/cscenter/boards/${context.params.boardTypeId}`
  const write = { title: data.writeText, url: `${board}/write` }
  const isOurs = type?.writer === 'CLINIC'
  return (
    <section className={styles.page()}>
      <div className={containerClass()}>
        <header className={styles.head()}>
          <div>
            <h1 className={styles.title()}>{type?.name ?? '게시판'}</h1>
            {type?.description && <p className={styles.lead()}>{type.description}</p>}
          </div>
          {!isOurs && (
            <a href={write.url} className={buttonClass()}>
              <PencilLine size={18} strokeWidth={1.75} aria-hidden />
              {write.title}
            </a>
          )}
        </header>
        {isOurs ? (
          <EmptyNote
            sentence="병원이 글을 올리는 게시판입니다."
            link={{ title: '글 보러 가기', url: `/boards/${context.params.boardTypeId}` }}
          />
        ) : list.data ? (
          <>
            {list.data.count === 0 ? (
              <EmptyNote sentence={data.emptyText} link={write} />
            ) : (
              <ul className={styles.list()}>
                {list.data.rows.map((post) => (
                  <Row key={post.id} post={post} url={`${board}/detail/${post.id}`} />
                ))}
              </ul>
            )}
            <Pagination
              page={pageOf(context)}
              pages={Math.ceil(list.data.count / data.pageSize)}
              address={(page) => (page === 1 ? board : `${board}?page=${page}`)}
              label={type?.name ?? '글'}
            />
          </>
        ) : list.isError ? (
          <FailureNote sentence="글을 불러오지 못했습니다." onRetry={() => void list.refetch()} />
        ) : (
          <RowsSkeleton count={8} />
        )}
      </div>
    </section>
  )
}

function Row({ post, url }: { post: CustomerPost; url: string }) {
  const { title, author, isPrivate, isReplied, createdAt } = post
  return (
    <li className={styles.row()}>
      <span className={styles.state({ isReplied })}>{isReplied ? '답변 완료' : '답변 대기'}</span>
      <h2 className={styles.name({ isPrivate })}>
        {isPrivate && <Lock size={16} strokeWidth={1.75} aria-hidden />}
        <a href={url}>{title}</a>
      </h2>
      <span className={styles.author()}>{author}</span>
      <time dateTime={createdAt} className={styles.date()}>
        {formatDate(createdAt)}
      </time>
    </li>
  )
}
