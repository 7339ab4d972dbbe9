import { callMutation } from '#api/call-query.ts'
import { ApiError } from '#api/client.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import type { OwnPartProps } from './name-form.tsx'
import { section } from './styles.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

export function PasswordForm({ account, onChanged }: OwnPartProps) {
  const { api } = useAdmin()
  const [currentPassword, setCurrentPassword] = useState('')
  const [password, setPassword] = useState('')
  const change = useMutation({
    ...callMutation(api, 'PUT /admin/account/password'),
    onSuccess: () => {
      setCurrentPassword('')
      setPassword('')
      showToast('비밀번호를 바꾸었습니다. 다른 브라우저에서는 로그아웃되었습니다.', { kind: 'success' })
      onChanged()
    },
  })
  const of = (field: string) =>
    change.error instanceof ApiError
      ? change.error.errors.find(({ path }) => path === `/${field}`)?.message
      : undefined
  return (
    <section className={section()}>
      <h2>비밀번호</h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!change.isPending) change.mutate({ body: { currentPassword, password } })
        }}
      >
        <input type="hidden" autoComplete="username" value={account.email} readOnly />
        <TextField
          title="현재 비밀번호"
          type="password"
          autoComplete="current-password"
          value={currentPassword}
          error={of('currentPassword')}
          onChange={setCurrentPassword}
        />
        <TextField
          title="새 비밀번호 (8자 이상)"
          type="password"
          autoComplete="new-password"
          value={password}
          error={of('password')}
          onChange={setPassword}
        />
        <ErrorNote error={!of('currentPassword') && !of('password') && change.error} />
        <Button type="submit" className={button()} disabled={change.isPending || password === ''}>
          비밀번호 변경
        </Button>
      </form>
    </section>
  )
}
