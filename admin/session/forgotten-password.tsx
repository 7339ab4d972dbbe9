import { callMutation } from '#api/call-query.ts'
import { ApiError } from '#api/client.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { notice } from '#admin/kit/parts/styles.ts'
import { EntryCard, EntryForm } from './entry-card.tsx'
import { checkEmail, signInProblem, unknownProblem } from './sign-in-errors.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { form, turn } from './styles.ts'

type ForgottenPasswordProps = { email: string; onBack: () => void }

/** Sends a link that sets a new password. Whether the e-mail has an account it does not say. */
export function ForgottenPassword({ email: typed, onBack }: ForgottenPasswordProps) {
  const { api } = useAdmin()
  const [email, setEmail] = useState(typed)
  const [error, setError] = useState<string | undefined>()
  const send = useMutation({
    ...callMutation(api, 'POST /admin/password-resets'),
    onError: (problem) => {
      const found = problem instanceof ApiError ? signInProblem(problem) : unknownProblem
      setError(found.email ?? found.form)
    },
  })
  return (
    <EntryCard title="비밀번호 다시 정하기" lead="가입한 이메일로 새 비밀번호를 정하는 링크를 보냅니다.">
      {send.isSuccess ? (
        <div className={form()}>
          <p className={notice()} role="status">
            {email.trim()} 계정이 있으면 곧 메일이 도착합니다. 링크는 한 시간 동안 쓸 수 있습니다. 메일이
            없으면 스팸함을 확인하거나 병원의 소유자에게 문의해 주세요.
          </p>
        </div>
      ) : (
        <EntryForm
          submit="링크 받기"
          submitting="보내는 중…"
          isPending={send.isPending}
          onSubmit={() => {
            const wrong = checkEmail(email)
            setError(wrong)
            if (!wrong) send.mutate({ body: { email: email.trim() } })
          }}
        >
          <TextField
            title="이메일"
            type="email"
            autoComplete="username"
            value={email}
            error={error}
            onChange={setEmail}
          />
        </EntryForm>
      )}
      <button type="button" className={turn()} onClick={onBack}>
        로그인으로 돌아가기
      </button>
    </EntryCard>
  )
}
