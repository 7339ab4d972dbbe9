import { callMutation } from '#api/call-query.ts'
import { ApiError } from '#api/client.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { button, notice } from '#admin/kit/parts/styles.ts'
import { EntryCard, EntryForm } from './entry-card.tsx'
import { unknownProblem } from './sign-in-errors.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { form, turn } from './styles.ts'

type NewPasswordProps = { token: string; onLeave: () => void }

/** Sets a new password by the link that was sent. */
export function NewPassword({ token, onLeave }: NewPasswordProps) {
  const { api } = useAdmin()
  const [password, setPassword] = useState('')
  const set = useMutation(callMutation(api, 'PUT /admin/password-resets'))
  const problem = set.error instanceof ApiError ? set.error : null
  const ofField = problem?.errors.find(({ path }) => path === '/password')?.message
  if (set.isSuccess) {
    return (
      <EntryCard title="비밀번호를 바꾸었습니다" lead={location.host}>
        <div className={form()}>
          <p className={notice()} role="status">
            모든 브라우저에서 로그아웃되었습니다. 새 비밀번호로 로그인해 주세요.
          </p>
          <button type="button" className={button({ look: 'primary', wide: true })} onClick={onLeave}>
            로그인하기
          </button>
        </div>
      </EntryCard>
    )
  }
  return (
    <EntryCard title="새 비밀번호" lead="8자 이상이면 됩니다. 길수록 안전합니다.">
      <EntryForm
        submit="비밀번호 변경"
        submitting="바꾸는 중…"
        isPending={set.isPending}
        error={set.error && !ofField ? (problem?.message ?? unknownProblem.form) : undefined}
        onSubmit={() => set.mutate({ body: { token, password } })}
      >
        <TextField
          title="새 비밀번호"
          type="password"
          autoComplete="new-password"
          value={password}
          error={ofField}
          onChange={setPassword}
        />
      </EntryForm>
      <button type="button" className={turn()} onClick={onLeave}>
        로그인으로 가기
      </button>
    </EntryCard>
  )
}
