import { ApiError } from '#api/client.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { button, notice as noticeBox } from '../parts/styles.ts'
import type { Account } from '../queries/get-session.ts'
import { checkSignIn, signInProblem, type SignInErrors } from './sign-in-errors.ts'
import { SignInField } from './sign-in-field.tsx'
import { card, form, lead, page, title } from './styles.ts'

type SignInProps = { notice: string | undefined; onSignedIn: (account: Account) => void }

/** Asks for e-mail and password. What is wrong stands beside the field, and the first wrong one takes the focus. */
export function SignIn({ notice, onSignedIn }: SignInProps) {
  const { api } = useAdmin()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<SignInErrors>({})
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const show = (found: SignInErrors) => {
    setErrors(found)
    const first = found.email ? emailInput : found.password ? passwordInput : undefined
    first?.current?.focus()
  }
  const signIn = useMutation({
    mutationFn: () => api.request('POST /admin/session', { body: { email: email.trim(), password } }),
    onSuccess: onSignedIn,
    onError: (error) =>
      show(
        error instanceof ApiError
          ? signInProblem(error)
          : { form: '알 수 없는 오류가 발생했습니다. 다시 시도해 주세요.' },
      ),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (signIn.isPending) return
    const found = checkSignIn(email, password)
    show(found)
    if (Object.keys(found).length === 0) signIn.mutate()
  }
  // While a Hangul syllable is being composed, Enter ends the syllable and nothing else.
  const keepComposing = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
  }

  return (
    <main className={page()}>
      <div className={card()}>
        <h1 className={title()}>관리자 콘솔</h1>
        <p className={lead()}>{location.host}</p>
        <form className={form()} noValidate onSubmit={submit} onKeyDown={keepComposing}>
          {notice && (
            <p className={noticeBox({ tone: 'warning' })} role="status">
              {notice}
            </p>
          )}
          <SignInField
            ref={emailInput}
            label="이메일"
            type="email"
            autoComplete="username"
            value={email}
            error={errors.email}
            onChange={setEmail}
          />
          <SignInField
            ref={passwordInput}
            label="비밀번호"
            type="password"
            autoComplete="current-password"
            value={password}
            error={errors.password}
            onChange={setPassword}
          />
          {errors.form && (
            <p className={noticeBox({ tone: 'error' })} role="alert">
              {errors.form}
            </p>
          )}
          <button
            type="submit"
            className={button({ look: 'primary', wide: true })}
            aria-disabled={signIn.isPending}
          >
            {signIn.isPending ? '로그인하는 중…' : '로그인'}
          </button>
        </form>
      </div>
    </main>
  )
}
