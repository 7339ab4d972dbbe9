import { useEffect, useRef, useState, type FormEvent } from 'react'
import { mayBePhone, plainDigits, plainPhone } from '#schema/plain/phone.ts'
import { formatPhone } from '#ui/format.ts'
import { isProven, nextStep } from '../booking.ts'
import { useWidget } from '../context.ts'
import { body, lead, linkButton, section, sub } from '../panel.styles.ts'
import { Field } from '../parts/field.tsx'
import { Foot } from '../parts/foot.tsx'
import { isOfFields, messageOf } from '../parts/fault.tsx'
import { HeldSlot } from '../parts/held-slot.tsx'
import { notice } from '../parts/parts.styles.ts'
import { SignIn } from './sign-in.tsx'
import { useHold } from './use-hold.ts'
import { useQuote } from './use-quote.ts'

/** What is wrong with the fields, and the error of a call as a whole. */
type Faults = { name?: string; phone?: string; code?: string; call?: unknown }

/** Asks whom the booking is for: a guest's name, and a number that a code proves; or a member who signs in. */
export default function ContactStep() {
  const { api, booking, dispatch, member } = useWidget()
  const { hold, error: holdError } = useHold()
  const quote = useQuote()
  const [faults, setFaults] = useState<Faults>({})
  const [isMember, setMember] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const nameField = useRef<HTMLInputElement>(null)
  const phoneField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const isConsultation = booking.kind === 'consultation'
  const needsCode = (quote.data?.needsPhoneProof !== false || booking.needsProof) && !isProven(booking)
  const isSent = needsCode && sentTo !== null && sentTo === booking.phone

  // The code is what is typed next.
  useEffect(() => {
    if (isSent) codeField.current?.focus()
  }, [isSent])

  const goOn = () => dispatch({ type: 'go', to: nextStep(booking, Boolean(member)) })

  /** Says what is wrong with name and number; `true` where nothing is. */
  const check = () => {
    const found: Faults = {
      ...(booking.name.trim() === '' && { name: '이름을 입력해 주세요.' }),
      ...(!mayBePhone(booking.phone) && { phone: '휴대전화 번호를 010-1234-5678처럼 입력해 주세요.' }),
    }
    setFaults(found)
    if (found.name) nameField.current?.focus()
    else if (found.phone) phoneField.current?.focus()
    return !found.name && !found.phone
  }
  const send = async () => {
    if (!check()) return
    setBusy(true)
    try {
      await api.sendCode(booking.phone)
      setCode('')
      setSentTo(booking.phone)
    } catch (error) {
      setFaults(faultsOf(error, isSent ? 'code' : 'phone'))
    } finally {
      setBusy(false)
    }
  }
  const verify = async (given: string) => {
    setBusy(true)
    setFaults({})
    try {
      const { phoneProof } = await api.verifyCode(booking.phone, given)
      const proven = { phone: booking.phone, phoneProof }
      dispatch({ type: 'proven', proven })
      if (!check()) return
      // With the proof the whole visit is held, and for longer.
      if (booking.slot === null || (await hold(booking.slot, proven))) goOn()
    } catch (error) {
      setFaults(faultsOf(error, 'code'))
      if (!isOfFields(error)) return
      setCode('')
      codeField.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const next = () => {
    if (isSent) return void verify(code)
    if (needsCode) return void send()
    if (check()) goOn()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (booking.phone === '' && booking.name !== '') phoneField.current?.focus()
    else next()
  }

  if (isMember) return <SignIn onCancel={() => setMember(false)} />
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>{isConsultation ? '어디로 연락드릴까요?' : '예약하시는 분을 알려 주세요'}</h2>
        <p className={sub()}>
          {isConsultation ? '상담 전화와 안내에만 씁니다.' : '예약 안내와 확인에만 씁니다.'}
        </p>
        {booking.notice && (
          <p className={notice()} role="alert">
            {booking.notice.message}
          </p>
        )}
        <form onSubmit={onSubmit} noValidate>
          <Field
            ref={nameField}
            label="이름"
            value={booking.name}
            onWrite={(text) => dispatch({ type: 'write', field: 'name', text })}
            fault={faults.name}
            autoComplete="name"
            maxLength={40}
            autoFocus
            enterKeyHint="next"
          />
          <Field
            ref={phoneField}
            label="휴대전화"
            type="tel"
            inputMode="tel"
            value={booking.phone}
            placeholder="010-1234-5678"
            onWrite={(text) =>
              dispatch({ type: 'write', field: 'phone', text: formatPhone(plainPhone(text)) })
            }
            fault={faults.phone}
            autoComplete="tel"
            enterKeyHint="next"
          />
          {isSent && (
            <Field
              ref={codeField}
              label="인증번호"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onWrite={(text) => {
                const digits = plainDigits(text).slice(0, 6)
                setCode(digits)
                if (digits.length === 6 && !isBusy) void verify(digits)
              }}
              fault={faults.code}
              hint="문자로 보내 드린 6자리 숫자를 3분 안에 입력해 주세요."
            />
          )}
          <button type="submit" hidden>
            다음
          </button>
        </form>
        {isSent && (
          <button type="button" className={linkButton()} onClick={() => void send()}>
            인증번호 다시 받기
          </button>
        )}
        {!isSent && (
          <div className={section()}>
            <button type="button" className={linkButton()} onClick={() => setMember(true)}>
              {`회원이신가요? 로그인하고 ${isConsultation ? '신청하기' : '예약하기'}`}
            </button>
          </div>
        )}
      </div>
      <Foot
        label={isSent ? '확인' : needsCode ? '인증번호 받기' : '다음'}
        disabled={isSent && code.length < 6}
        reason={isSent ? '인증번호 6자리를 입력해 주세요.' : undefined}
        isBusy={isBusy}
        error={faults.call ?? holdError}
        onNext={next}
      >
        <HeldSlot onHoldAgain={() => booking.slot && void hold(booking.slot)} />
      </Foot>
    </>
  )
}

const faultsOf = (error: unknown, field: 'phone' | 'code'): Faults =>
  isOfFields(error) ? { [field]: messageOf(error) } : { call: error }
