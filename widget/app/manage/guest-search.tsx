import { ApiError } from '#api/api-error.ts'
import { useState, type FormEvent, type ReactNode } from 'react'
import { mayBePhone } from '#schema/plain/phone.ts'
import { EmptyNote } from '#ui/state-note.tsx'
import type { GuestReservation } from '../../api.ts'
import { useWidget } from '../context.ts'
import { body, lead, linkButton, section, sub } from '../panel.styles.ts'
import { CodeField, codeLength } from '../parts/code-field.tsx'
import { Field } from '../parts/field.tsx'
import { Foot } from '../parts/foot.tsx'
import { PhoneField } from '../parts/phone-field.tsx'
import { isOfFields, messageOf } from '../parts/fault.tsx'
import { Entries } from './entries.tsx'

/** A guest finds what their phone has ahead by a code that is sent to it, or one booking by its number. */
export function GuestSearch({ onSignIn }: { onSignIn: () => void }) {
  const [hasNumber, setHasNumber] = useState(false)
  const ways = (
    <div className={section()}>
      <button type="button" className={linkButton()} onClick={() => setHasNumber(!hasNumber)}>
        {hasNumber ? '문자 인증번호로 찾기' : '예약 번호로 찾기'}
      </button>
      <br />
      <button type="button" className={linkButton()} onClick={onSignIn}>
        회원이신가요? 로그인하고 보기
      </button>
    </div>
  )
  return hasNumber ? <ByNumber>{ways}</ByNumber> : <ByCode>{ways}</ByCode>
}

type Faults = { phone?: string; code?: string; call?: unknown }
type WayProps = { children: ReactNode }

/** Calls one after the other, and the field or the whole that each fails at. */
function useFaults(onProofOver: () => void) {
  const [faults, setFaults] = useState<Faults>({})
  const [isBusy, setBusy] = useState(false)
  const work = async (field: keyof Faults, call: () => Promise<void>) => {
    setBusy(true)
    setFaults({})
    try {
      await call()
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === 'phone-proof-over'
      setFaults(isOfFields(error) ? { [isOver ? 'phone' : field]: messageOf(error) } : { call: error })
      if (isOver) onProofOver()
    }
    setBusy(false)
  }
  return { faults, setFaults, isBusy, work }
}

/** Steps by which a code proves a phone, and what that phone has ahead. */
function usePhoneCode() {
  const { api, booking, dispatch } = useWidget()
  const [phone, setPhone] = useState(booking.phone)
  const [sentTo, setSentTo] = useState<string>()
  const [code, setCode] = useState('')
  // The code is used up with the proof: another one is sent.
  const { faults, setFaults, isBusy, work } = useFaults(() => setSentTo(undefined))
  /** A code proves a phone once: a list that does not come is asked for by its proof again. */
  const [proven, setProven] = useState<{ phone: string; phoneProof: string }>()
  const [ahead, setAhead] = useState<readonly GuestReservation[]>()
  const isSent = sentTo !== undefined && sentTo === phone

  const open = ({ changeToken, ...reservation }: GuestReservation) => {
    const proof = { linkToken: reservation.linkToken }
    dispatch({ type: 'found', found: { reservation, proof, changeToken } })
  }
  const send = () => {
    if (!mayBePhone(phone)) return setFaults({ phone: '휴대전화 번호를 010-1234-5678처럼 입력해 주세요.' })
    void work(isSent ? 'code' : 'phone', async () => {
      await api.sendCode(phone)
      setProven(undefined)
      setCode('')
      setSentTo(phone)
    })
  }
  const find = () =>
    void work('code', async () => {
      const proof = proven?.phone === phone ? proven : await api.verifyCode(phone, code)
      setProven({ phone, phoneProof: proof.phoneProof })
      const { rows } = await api.reservationsAhead(phone, proof.phoneProof)
      const [only, ...others] = rows
      setAhead(rows)
      if (only && others.length === 0) open(only)
    })
  return {
    phone,
    setPhone,
    sentTo,
    isSent,
    code,
    setCode,
    faults,
    isBusy,
    ahead,
    send,
    open,
    next: isSent ? find : send,
    leave: () => setAhead(undefined),
  }
}

function ByCode({ children }: WayProps) {
  const { phone, setPhone, sentTo, isSent, code, setCode, faults, isBusy, ahead, ...steps } = usePhoneCode()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    steps.next()
  }
  if (ahead) return <Ahead rows={ahead} onOpen={steps.open} onLeave={steps.leave} />
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>예약하신 내용을 찾아 드릴게요</h2>
        <p className={sub()}>예약하실 때 적은 번호로 인증번호를 보내 드립니다.</p>
        <form onSubmit={onSubmit} noValidate>
          <PhoneField value={phone} onWrite={setPhone} fault={faults.phone} autoFocus />
          {isSent && <CodeField key={sentTo} code={code} onWrite={setCode} fault={faults.code} autoFocus />}
          <button type="submit" hidden>
            다음
          </button>
        </form>
        {isSent && (
          <button type="button" className={linkButton()} onClick={steps.send}>
            인증번호 다시 받기
          </button>
        )}
        {children}
      </div>
      <Foot
        label={isSent ? '예약 찾기' : '인증번호 받기'}
        disabled={phone === '' || (isSent && code.length < codeLength)}
        isBusy={isBusy}
        error={faults.call}
        onNext={steps.next}
      />
    </>
  )
}

type AheadProps = {
  rows: readonly GuestReservation[]
  onOpen: (reservation: GuestReservation) => void
  onLeave: () => void
}

function Ahead({ rows, onOpen, onLeave }: AheadProps) {
  return (
    <div className={body()}>
      <h2 className={lead()}>앞으로의 예약</h2>
      {rows.length === 0 ? (
        <EmptyNote sentence="이 번호로 예약하신 내용이 없습니다." />
      ) : (
        <Entries rows={rows} onOpen={onOpen} />
      )}
      <div className={section()}>
        <button type="button" className={linkButton()} onClick={onLeave}>
          다른 번호로 찾기
        </button>
      </div>
    </div>
  )
}

/** Opens the booking of a phone and a number. */
function useBookingByNumber() {
  const { api, dispatch } = useWidget()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const find = async (proof: { phone: string; code: string }) => {
    setBusy(true)
    setError(undefined)
    try {
      const { changeToken, ...reservation } = await api.findReservation(proof)
      dispatch({ type: 'found', found: { reservation, proof, changeToken } })
    } catch (refusal) {
      setError(refusal)
      setBusy(false)
    }
  }
  return { error, isBusy, find }
}

function ByNumber({ children }: WayProps) {
  const { booking } = useWidget()
  const [phone, setPhone] = useState(booking.phone)
  const [code, setCode] = useState('')
  const { error, isBusy, find } = useBookingByNumber()
  const search = () => void find({ phone, code: code.trim().toUpperCase() })
  // A number that nobody has is the field's to tell.
  const ofNumber = isOfFields(error) || (error instanceof ApiError && error.status === 404)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  return (
    <>
      <div className={body()}>
        <h2 className={lead()}>예약하신 내용을 찾아 드릴게요</h2>
        <p className={sub()}>예약 번호는 예약 안내 문자와, 예약을 마친 화면에 있습니다.</p>
        <form onSubmit={onSubmit} noValidate>
          <PhoneField value={phone} onWrite={setPhone} autoFocus />
          <Field
            label="예약 번호"
            autoComplete="off"
            autoCapitalize="characters"
            value={code}
            onWrite={setCode}
            fault={ofNumber ? messageOf(error) : undefined}
          />
          <button type="submit" hidden>
            예약 찾기
          </button>
        </form>
        {children}
      </div>
      <Foot
        label="예약 찾기"
        disabled={phone === '' || code.trim() === ''}
        isBusy={isBusy}
        error={ofNumber ? undefined : error}
        onNext={search}
      />
    </>
  )
}
