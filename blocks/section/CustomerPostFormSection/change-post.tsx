import { callMutation } from '#api/call-query.ts'
import { ApiError } from '#api/client.ts'
import { openedPostQuery, usePostPassword } from '#api/opened-post.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { CustomerPostDetail } from '#schema/customer-posts.ts'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { EmptyNote, FailureNote } from '#ui/state-note.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PostForm } from './post-form.tsx'
import { postQuery } from './queries.ts'
import * as styles from './styles.ts'

/** A post that may be changed, with the password that opens it; a signed-in author needs none. */
type Opened = { post: CustomerPostDetail; password?: string }

/** Opens a post to whom may change it, and then the form. */
export function ChangePost({ id, board }: { id: number; board: string }) {
  const context = useQueryContext()
  const { data, error, refetch } = useQuery({ ...postQuery(context, id), staleTime: 0, gcTime: 0 })
  const { password: known } = usePostPassword(id)
  const byKnown = useQuery(openedPostQuery(context.api, id, data?.isMine === false ? known : undefined))
  const [typed, setOpened] = useState<Opened>()
  const opened =
    typed ?? (byKnown.data && { post: byKnown.data, ...(known !== undefined && { password: known }) })
  const own = data?.isMine ? { post: data } : undefined
  const found = opened ?? own
  if (found) return <PostForm board={board} boardTypeId={found.post.boardTypeId} {...found} />
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyNote sentence="없는 글입니다." link={{ title: '목록으로', url: board }} />
  }
  if (error) return <FailureNote sentence="글을 불러오지 못했습니다." onRetry={() => void refetch()} />
  return data && !byKnown.isLoading ? <Proof id={id} onOpened={setOpened} /> : <RowsSkeleton count={4} />
}

function Proof({ id, onOpened }: { id: number; onOpened: (opened: Opened) => void }) {
  const { api } = useQueryContext()
  const open = useMutation(callMutation(api, 'POST /customer/notice-customer-boards/{id}/private'))
  const form = useSiteForm<{ password: string }>()
  const { errors, isSubmitting } = form.formState
  const { remember } = usePostPassword(id)
  const send = async ({ password }: { password: string }) => {
    onOpened({ post: await open.mutateAsync({ params: { id }, body: { password } }), password })
    remember(password)
  }
  return (
    <Form onSubmit={form.send(send)}>
      <p className={styles.words()}>글을 고치려면 쓸 때 정하신 비밀번호를 입력해 주세요.</p>
      <PasswordField
        label="글 비밀번호"
        autoComplete="off"
        maxLength={100}
        autoFocus
        fault={form.faultOf('password')}
        {...form.register('password', rules.password)}
      />
      <FormSummary message={errors.root?.message} faults={[form.faultOf('password')]} />
      <SubmitButton isBusy={isSubmitting}>글 수정</SubmitButton>
    </Form>
  )
}
