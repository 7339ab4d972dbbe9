import { callMutation } from '#api/call-query.ts'
import { ApiError } from '#api/client.ts'
import { usePostPassword } from '#api/opened-post.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { CustomerPostDetail } from '#schema/customer-posts.ts'
import { buttonClass } from '#ui/button.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { formatDateTime } from '#ui/format.ts'
import { WholePicture } from '#ui/whole-picture.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as styles from './styles.ts'

/** Shows an open post, the clinic's answer, and what its author may do. */
export function Post({ post, board }: { post: CustomerPostDetail; board: string }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <p className={styles.words()}>{post.content}</p>
      {post.images.length > 0 && (
        <ul className={styles.pictures()}>
          {post.images.map((image) => (
            <li key={image.source}>
              <WholePicture image={image} sizes="(max-width: 768px) 100vw, 720px" />
            </li>
          ))}
        </ul>
      )}
      {post.reply && (
        <section className={styles.reply()}>
          <h2 className={styles.replyTitle()}>병원의 답</h2>
          <p className={styles.replyWords()}>{post.reply.content}</p>
          <time dateTime={post.reply.repliedAt} className={styles.replyDate()}>
            {formatDateTime(post.reply.repliedAt)}
          </time>
        </section>
      )}
      <div className={styles.actions()}>
        <a href={board} className={buttonClass({ look: 'outline', size: 'small' })}>
          목록
        </a>
        <a href={`${board}/write?id=${post.id}`} className={buttonClass({ look: 'quiet', size: 'small' })}>
          수정
        </a>
        <button
          type="button"
          className={buttonClass({ look: 'quiet', size: 'small' })}
          aria-expanded={isDeleting}
          onClick={() => setDeleting(!isDeleting)}
        >
          삭제
        </button>
      </div>
      {isDeleting && <Delete id={post.id} board={board} />}
    </>
  )
}

/** Whoever takes a post back knows its password; it is asked for where it was not typed in this visit. */
function Delete({ id, board }: { id: number; board: string }) {
  const { api } = useQueryContext()
  const { password: known, forget } = usePostPassword(id)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const remove = useMutation(callMutation(api, 'PUT /customer/notice-customer-boards/{id}/delete'))
  const form = useSiteForm<{ password?: string }>()
  const { errors, isSubmitting } = form.formState
  const send = async ({ password = known ?? '' }: { password?: string }) => {
    await remove.mutateAsync({ params: { id }, body: { password } }).catch((error: unknown) => {
      // It was changed in another window: asked for after all.
      if (error instanceof ApiError && error.code === 'wrong-password') forget()
      throw error
    })
    queryClient.removeQueries({ queryKey: ['GET /customer/notice-customer-boards'] })
    void navigate(board, { replace: true })
  }
  return (
    <Form className={styles.removal()} onSubmit={form.send(send)}>
      <p>
        지운 글과 사진, 병원의 답은 되살릴 수 없습니다.
        {known === undefined && <span> 글 비밀번호를 입력해 주세요.</span>}
      </p>
      {known === undefined && (
        <PasswordField
          label="글 비밀번호"
          autoComplete="off"
          maxLength={100}
          autoFocus
          fault={form.faultOf('password')}
          {...form.register('password', rules.password)}
        />
      )}
      <FormSummary message={errors.root?.message} faults={[form.faultOf('password')]} />
      <SubmitButton isBusy={isSubmitting} look="outline">
        글 삭제
      </SubmitButton>
    </Form>
  )
}
