import { ApiError } from '#api/client.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { notice as noticeBox } from '#admin/kit/parts/styles.ts'
import type { Account } from '#admin/kit/console/get-session.ts'
import { CodeForm } from './code-form.tsx'
import { EntryCard, EntryForm } from './entry-card.tsx'
import { ForgottenPassword } from './forgotten-password.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { checkSignIn, signInProblem, unknownProblem, type SignInErrors } from './sign-in-errors.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { turn } from './styles.ts'

type SignInProps = { notice: string | undefined; onSignedIn: (account: Account) => void }

/**
 * Asks for e-mail and password, then for a code where the account has a second factor. What is wrong stands beside the
 * field, and the first wrong one takes the focus.
 */
export function SignIn({ notice, onSignedIn }: SignInProps) {
  const { api } = useAdmin()
  const { data: partner } = useQuery(getPartnerQueryOptions(api))
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<SignInErrors>({})
  const [step, setStep] = useState<'password' | 'code' | 'forgotten'>('password')
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const show = (found: SignInErrors) => {
    setErrors(found)
    const first = found.email ? emailInput : found.password ? passwordInput : undefined
    first?.current?.focus()
  }
  const signIn = useMutation({
    mutationFn: (code?: string) =>
      api.request('POST /admin/session', {
        body: { email: email.trim(), password, ...(code !== undefined && { code }) },
      }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'code-required') {
        setErrors({})
        setStep('code')
        return
      }
      const found = error instanceof ApiError ? signInProblem(error) : unknownProblem
      // The password was changed meanwhile.
      if (found.password) setStep('password')
      show(found)
    },
  })
  const submit = () => {
    const found = checkSignIn(email, password)
    show(found)
    if (Object.keys(found).length === 0) signIn.mutate(undefined)
  }
  if (step === 'forgotten') return <ForgottenPassword email={email} onBack={() => setStep('password')} />
  if (step === 'code') {
    return (
      <CodeForm
        error={errors.code ?? errors.form}
        isPending={signIn.isPending}
        onCode={(code) => signIn.mutate(code)}
        onBack={() => {
          setErrors({})
          setStep('password')
        }}
      />
    )
  }
  return (
    <EntryCard title="관리자 콘솔" lead={[partner?.displayName, location.host].filter(Boolean).join(' · ')}>
      <EntryForm
        submit="로그인"
        submitting="로그인하는 중…"
        isPending={signIn.isPending}
        error={errors.form}
        onSubmit={submit}
      >
        {notice && (
          <p className={noticeBox({ tone: 'warning' })} role="status">
            {notice}
          </p>
        )}
        <TextField
          ref={emailInput}
          title="이메일"
          type="email"
          autoComplete="username"
          value={email}
          error={errors.email}
          onChange={setEmail}
        />
        <TextField
          ref={passwordInput}
          title="비밀번호"
          type="password"
          autoComplete="current-password"
          value={password}
          error={errors.password}
          onChange={setPassword}
        />
      </EntryForm>
      <PasskeySignIn onSignedIn={onSignedIn} />
      <button type="button" className={turn()} onClick={() => setStep('forgotten')}>
        비밀번호를 잊으셨나요?
      </button>
    </EntryCard>
  )
}
