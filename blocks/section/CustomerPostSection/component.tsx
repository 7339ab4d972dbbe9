import { callMutation } from '#api/call-query.ts'
import { openedPostKey, openedPostQuery, usePostPassword } from '#api/opened-post.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { BlockProps } from '#schema/define-block.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { formatDateTime } from '#ui/format.ts'
import { containerClass } from '#ui/layout.tsx'
import { TextSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type block from './block.ts'
import { Post } from './post.tsx'
import { ownQuery, queries } from './queries.ts'
import * as styles from './styles.ts'

export default function CustomerPostSection({ data }: BlockProps<typeof block>) {
  const context = useQueryContext()
  const { post, boardType } = queries(data, context)
  const userId = useApplicationStore(({ auth }) => auth.user?.id)
  const { data: type } = useQuery(boardType)
  const shown = useQuery(post)
  const mine = useQuery({ ...ownQuery(context, userId ?? 0), enabled: userId !== undefined })
  const isLocked = shown.data?.isOpen === false && mine.data?.isOpen !== true
  const { password, remember } = usePostPassword(shown.data?.id ?? 0)
  // Typed before in this visit.
  const opened = useQuery(openedPostQuery(context.api, shown.data?.id ?? 0, isLocked ? password : undefined))
  const found = opened.data ?? mine.data ?? shown.data
  const board = `/cscenter/boards/${context.params.boardTypeId}`
  return (
    <section className={styles.page()}>
      <div className={containerClass()}>
        <p className={styles.trail()}>
          <a href={board}>{type?.name ?? '게시판'}</a>
        </p>
        {found ? (
          <article className={styles.article()}>
            <header className={styles.head()}>
              <h1 className={styles.title()}>
                {found.isPrivate && <Lock size={24} strokeWidth={1.75} aria-hidden />}
                {found.title}
              </h1>
              <p className={styles.facts()}>
                <span>{found.author}</span>
                <time dateTime={found.createdAt}>{formatDateTime(found.createdAt)}</time>
                {found.isReplied && <span>답변 완료</span>}
              </p>
            </header>
            {found.isOpen ? (
              <Post post={found} board={board} />
            ) : opened.isLoading ? (
              <TextSkeleton lines={6} />
            ) : (
              <Locked words={data.privateText} id={found.id} onOpened={remember} />
            )}
          </article>
        ) : shown.isError ? (
          <FailureNote sentence="글을 불러오지 못했습니다." onRetry={() => void shown.refetch()} />
        ) : (
          <TextSkeleton lines={6} />
        )}
      </div>
    </section>
  )
}

type LockedProps = { words: string; id: number; onOpened: (password: string) => void }

/** A private post asks for its password. */
function Locked({ words, id, onOpened }: LockedProps) {
  const { api } = useQueryContext()
  const open = useMutation(callMutation(api, 'POST /customer/notice-customer-boards/{id}/private'))
  const form = useSiteForm<{ password: string }>()
  const { errors, isSubmitting } = form.formState
  const queryClient = useQueryClient()
  const send = async (body: { password: string }) => {
    queryClient.setQueryData(openedPostKey(id), await open.mutateAsync({ params: { id }, body }))
    onOpened(body.password)
  }
  return (
    <div className={styles.locked()}>
      <p>{words}</p>
      <Form onSubmit={form.send(send)}>
        <PasswordField
          label="글 비밀번호"
          autoComplete="off"
          maxLength={100}
          fault={form.faultOf('password')}
          {...form.register('password', rules.password)}
        />
        <FormSummary message={errors.root?.message} faults={[form.faultOf('password')]} />
        <SubmitButton isBusy={isSubmitting}>글 보기</SubmitButton>
      </Form>
    </div>
  )
}
