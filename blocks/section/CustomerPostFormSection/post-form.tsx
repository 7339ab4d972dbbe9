import { callMutation } from '#api/call-query.ts'
import { openedPostKey, rememberPostPassword } from '#api/opened-post.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { CustomerPostDetail } from '#schema/customer-posts.ts'
import type { Term } from '#schema/terms.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { CheckField, TickBox } from '#ui/form/check-field.tsx'
import { ConsentItem } from '#ui/form/consent-item.tsx'
import { TextAreaField, TextField } from '#ui/form/field.tsx'
import { consents } from '#ui/form/form.styles.ts'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { askedQuery } from './queries.ts'
import { PictureField, type AttachedPicture } from './picture-field.tsx'
import * as styles from './styles.ts'

type Values = {
  author: string
  title: string
  content: string
  isPrivate: boolean
  password: string
  sensitiveConsent: boolean
} & { [field: `agree${number}`]: boolean }
const fieldOf = ({ id }: Pick<Term, 'id'>) => `agree${id}` as const

type PostFormProps = {
  board: string
  boardTypeId: number
  /** The post that is changed; a new one without. */
  post?: CustomerPostDetail
  /** Password that opened it, where its author is not signed in. */
  password?: string
}

/** A post, new or changed. A member signs with their own name. */
export function PostForm({ board, boardTypeId, post, password }: PostFormProps) {
  const context = useQueryContext()
  const { api } = context
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const memberName = useApplicationStore(({ auth }) => (auth.user?.kind === 'member' ? auth.user.name : null))
  const change = useMutation(callMutation(api, 'PUT /customer/notice-customer-boards/{id}'))
  const form = useSiteForm<Values>(
    post && { title: post.title, content: post.content ?? '', isPrivate: post.isPrivate },
  )
  const { errors, isSubmitting } = form.formState
  const [isDone, setDone] = useState(false)
  const before = (post?.images ?? []).map(({ source, src, alt }) => ({ src: source, previewUrl: src, alt }))
  const [pictures, setPictures] = useState<AttachedPicture[]>(before)
  const isNew = post === undefined
  const asked = useQuery({ ...askedQuery(context), enabled: isNew })
  const terms = (isNew && asked.data?.terms) || []
  const write = useMutation({
    ...callMutation(api, 'POST /customer/notice-customer-boards'),
    // Where it was refused, other terms may be in force by now.
    onError: () => void asked.refetch(),
  })
  const needsPlainYes = isNew && asked.data?.needsSensitiveConsent === true

  const send = async (values: Values) => {
    const { author, title, content, isPrivate, password: chosen, sensitiveConsent = false } = values
    const images = pictures.map(({ src, alt }) => ({ src, alt }))
    const arePicturesSame = pictures.map(({ src }) => src).join() === before.map(({ src }) => src).join()
    const saved = isNew
      ? await write.mutateAsync({
          body: {
            boardTypeId,
            ...(memberName === null && { author }),
            title,
            content,
            isPrivate,
            password: chosen,
            images,
            agreements: terms.map((term) => ({
              termId: term.id,
              version: term.version,
              isAgreed: Boolean(values[fieldOf(term)]),
            })),
            sensitiveConsent,
          },
        })
      : await change.mutateAsync({
          params: { id: post.id },
          body: {
            ...(password !== undefined && { password }),
            title,
            content,
            isPrivate,
            // Left out, they stay as they are.
            ...(!arePicturesSame && { images }),
          },
        })
    setDone(true)
    if (isNew) rememberPostPassword(queryClient, saved.id, chosen)
    queryClient.removeQueries({ queryKey: openedPostKey(saved.id) })
    for (const key of ['GET /customer/notice-customer-boards', 'GET /customer/notice-customer-boards/{id}']) {
      queryClient.removeQueries({ queryKey: [key] })
    }
    void navigate(`${board}/detail/${saved.id}`, { replace: true })
  }
  return (
    <Form onSubmit={form.send(send)}>
      <TextField
        label="제목"
        maxLength={100}
        fault={form.faultOf('title')}
        {...form.register('title', { validate: (text) => text.trim() !== '' || '제목을 입력해 주세요.' })}
      />
      <TextAreaField
        label="내용"
        maxLength={5000}
        fault={form.faultOf('content')}
        {...form.register('content', { validate: (text) => text.trim() !== '' || '내용을 입력해 주세요.' })}
      />
      <PictureField pictures={pictures} onChange={setPictures} />
      <div>
        <TickBox {...form.register('isPrivate')}>비밀글로 쓰기</TickBox>
        <p className={styles.hint()}>목록에 제목이 나오지 않고, 비밀번호를 아는 사람과 병원만 읽습니다.</p>
      </div>
      {/* Who is there is known late: nothing but the password is below it. */}
      {isNew && memberName === null && (
        <TextField
          label="이름"
          autoComplete="nickname"
          maxLength={20}
          hint="게시판에는 김*늘처럼 가려서 나옵니다."
          fault={form.faultOf('author')}
          {...form.register('author', { required: '이름을 입력해 주세요.' })}
        />
      )}
      {isNew && (
        <PasswordField
          label="글 비밀번호"
          autoComplete="off"
          maxLength={100}
          hint="네 자 이상. 글을 고치고 지울 때, 비밀글을 볼 때 씁니다."
          fault={form.faultOf('password')}
          {...form.register('password', {
            required: '글 비밀번호를 정해 주세요.',
            minLength: { value: 4, message: '비밀번호는 네 자 이상이어야 합니다.' },
          })}
        />
      )}
      {(terms.length > 0 || needsPlainYes) && (
        <fieldset>
          <legend className={styles.label()}>동의</legend>
          <ul className={consents()}>
            {terms.map((term) => (
              <ConsentItem
                key={term.id}
                term={term}
                fault={form.faultOf(fieldOf(term))}
                {...form.register(fieldOf(term), {
                  ...(term.isRequired && {
                    required: `${term.termTitle.replace(/\s*동의$/, '')}에 동의해 주세요.`,
                  }),
                })}
              />
            ))}
          </ul>
          {needsPlainYes && (
            <CheckField
              fault={form.faultOf('sensitiveConsent')}
              {...form.register('sensitiveConsent', {
                required: '건강에 관한 정보(민감정보)의 처리에 동의해 주세요.',
              })}
            >
              글에 적은 건강에 관한 정보(민감정보)의 처리에 동의합니다 (필수)
            </CheckField>
          )}
        </fieldset>
      )}
      <FormSummary
        message={errors.root?.message}
        faults={[
          ...(['title', 'content', 'author', 'password', 'sensitiveConsent'] as const),
          ...terms.map(fieldOf),
        ].map((name) => form.faultOf(name))}
      />
      <SubmitButton isBusy={isSubmitting || isDone}>{isNew ? '글 올리기' : '고친 글 올리기'}</SubmitButton>
    </Form>
  )
}
