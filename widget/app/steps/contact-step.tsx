import { useState, type FormEvent } from 'react'
import { useWidget } from '../context.ts'
import { body, lead, linkButton, section, sub } from '../panel.styles.ts'
import { CodeField, codeLength } from '../parts/code-field.tsx'
import { Field } from '../parts/field.tsx'
import { Foot } from '../parts/foot.tsx'
import { HeldSlot } from '../parts/held-slot.tsx'
import { PhoneField } from '../parts/phone-field.tsx'
import { notice } from '../parts/parts.styles.ts'
import { SignIn } from './sign-in.tsx'
import { useContact } from './use-contact.ts'

/** Asks whom the booking is for: a guest's name, and a number that a code proves; or a member who signs in. */
export default function ContactStep() {
  const { booking } = useWidget()
  const contact = useContact()
  const [isMember, setMember] = useState(false)
  const isConsultation = booking.kind === 'consultation'
  const { needsCode, isSent, isBusy, code, send } = contact.proof

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
        <ContactForm contact={contact} />
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
        disabled={isSent && code.length < codeLength}
        reason={isSent ? '인증번호 6자리를 입력해 주세요.' : undefined}
        isBusy={isBusy}
        error={contact.error}
        onNext={contact.next}
      >
        <HeldSlot onHoldAgain={contact.holdAgain} />
      </Foot>
    </>
  )
}

function ContactForm({ contact }: { contact: ReturnType<typeof useContact> }) {
  const { booking, dispatch } = useWidget()
  const { nameField, phoneField, faults } = contact.fields
  const { code, setCode, codeField, isSent, isBusy, verify } = contact.proof
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (booking.phone === '' && booking.name !== '') phoneField.current?.focus()
    else contact.next()
  }
  const writeCode = (digits: string) => {
    setCode(digits)
    if (digits.length === codeLength && !isBusy) void verify(digits)
  }
  return (
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
      <PhoneField
        ref={phoneField}
        value={booking.phone}
        onWrite={(text) => dispatch({ type: 'write', field: 'phone', text })}
        fault={faults.phone}
        enterKeyHint="next"
      />
      {isSent && <CodeField ref={codeField} code={code} onWrite={writeCode} fault={faults.code} />}
      <button type="submit" hidden>
        다음
      </button>
    </form>
  )
}
