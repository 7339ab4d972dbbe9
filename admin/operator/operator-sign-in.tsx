import { ApiError } from '#api/client.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { EntryCard, EntryForm } from '#admin/session/entry-card.tsx'
import { unknownProblem } from '#admin/session/sign-in-errors.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { turn } from '#admin/session/styles.ts'
import { fieldErrorsOf } from '#admin/kit/parts/field-errors.ts'
import { useOperatorApi } from './operator-context.tsx'

type OperatorSignInProps = { onSignedIn: (operator: { email: string }) => void }

/** Asks for e-mail, password and code in one step: which of them was wrong, nobody is told. */
export function OperatorSignIn({ onSignedIn }: OperatorSignInProps) {
  const api = useOperatorApi()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const signIn = useMutation({
    mutationFn: () => api.request('POST /session', { body: { email: email.trim(), password, code } }),
    onSuccess: onSignedIn,
  })
  const of = fieldErrorsOf(signIn.error)
  const whole = signIn.error && !of('email') && !of('password') && !of('code')
  return (
    <EntryCard title="운영" lead={location.host}>
      <EntryForm
        submit="로그인"
        submitting="로그인하는 중…"
        isPending={signIn.isPending}
        error={
          whole ? (signIn.error instanceof ApiError ? signIn.error.message : unknownProblem.form) : undefined
        }
        onSubmit={() => signIn.mutate()}
      >
        <TextField
          title="이메일"
          type="email"
          autoComplete="username"
          value={email}
          error={of('email')}
          onChange={setEmail}
        />
        <TextField
          title="비밀번호"
          type="password"
          autoComplete="current-password"
          value={password}
          error={of('password')}
          onChange={setPassword}
        />
        <TextField
          title="인증 앱의 여섯 자리 숫자"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={of('code')}
          onChange={setCode}
        />
      </EntryForm>
      <p className={turn({ plain: true })}>계정은 서버를 관리하는 분이 만들어 드립니다.</p>
    </EntryCard>
  )
}
