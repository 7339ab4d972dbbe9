import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { FormPage } from '#ui/form-page.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type block from './block.ts'
import { ChangePost } from './change-post.tsx'
import { PostForm } from './post-form.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

export default function CustomerPostFormSection({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { data: type } = useQuery(queries(data, context).boardType)
  const isKnown = useApplicationStore(({ visitor }) => visitor.isKnown)
  const id = /^[1-9]\d{0,8}$/.test(context.search.id ?? '') ? Number(context.search.id) : null
  const board = `/cscenter/boards/${context.params.boardTypeId}`
  return (
    <FormPage
      title={id === null ? '글쓰기' : '글 수정'}
      lead={data.lead}
      aside={
        <a href={board} className={styles.link()}>
          {`${type?.name ?? '게시판'} 목록`}
        </a>
      }
    >
      {id !== null && !isKnown ? (
        <RowsSkeleton count={4} />
      ) : id === null ? (
        <PostForm board={board} boardTypeId={Number(context.params.boardTypeId)} />
      ) : (
        <ChangePost key={id} id={id} board={board} />
      )}
    </FormPage>
  )
}
