import { useState, type FormEvent } from 'react'
import type { WidgetApi } from '../../api.ts'
import { nextStep } from '../booking.ts'
import { useWidget } from '../context.ts'
import { body, lead, linkButton, section } from '../panel.styles.ts'
import { Field } from '../parts/field.tsx'
import { Foot } from '../parts/foot.tsx'
import { PhoneField } from '../parts/phone-field.tsx'
import { TickRow } from './consents.tsx'
import { isOfFields, messageOf } from '../parts/fault.tsx'
import { useHold } from './use-hold.ts'

/** Signs a member in, and goes on without the questions for a guest. */
function useSignIn() {
  const { api, session, booking, dispatch, setMember, tell } = useWidget()
  const { hold, error: holdError } = useHold()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  const signIn = async (given: Parameters<WidgetApi['signIn']>[0]) => {
    setBusy(true)
    setError(undefined)
    try {
      setMember(await api.signIn(given))
      session.note(true)
      tell({ type: 'login' })
      // A member is not asked for a name and a number.
      if (booking.screen === 'contact') {
        if (booking.slot !== null && booking.needsProof && !(await hold(booking.slot, null)))
          return setBusy(false)
        dispatch({ type: 'back' })
        dispatch({ type: 'go', to: nextStep(booking, false) })
      }
    } catch (refusal) {
      setError(refusal)
      setBusy(false)
    }
  }
  return { error, holdError, isBusy, signIn }
}

/** Signs a member in by number and password; the booking takes name and number from the account. */
export function SignIn({ onCancel }: { onCancel: () => void }) {
  const { session, booking } = useWidget()
  const { error, holdError, isBusy, signIn } = useSignIn()
  const [phone, setPhone] = useState(booking.phone)
  const [password, setPassword] = useState('')
  const [staysSignedIn, setStays] = useState(false)
  const submit = () => void signIn({ phone, password, staysSignedIn })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>로그인</h2>
        <form onSubmit={onSubmit} noValidate>
          <PhoneField type="text" autoComplete="username" value={phone} onWrite={setPhone} autoFocus />
          <Field
            label="비밀번호"
            type="password"
            autoComplete="current-password"
            value={password}
            onWrite={setPassword}
            fault={isOfFields(error) ? messageOf(error) : undefined}
          />
          {session.canStay && (
            <ul>
              <TickRow id="stays" isOn={staysSignedIn} onChange={setStays}>
                로그인 유지
              </TickRow>
            </ul>
          )}
          <button type="submit" hidden>
            로그인
          </button>
        </form>
        <div className={section()}>
          <button type="button" className={linkButton()} onClick={onCancel}>
            비회원으로 계속하기
          </button>
        </div>
      </div>
      <Foot
        label="로그인"
        disabled={phone === '' || password === ''}
        isBusy={isBusy}
        error={isOfFields(error) ? holdError : (error ?? holdError)}
        onNext={submit}
      />
    </>
  )
}
