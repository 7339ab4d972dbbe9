import { useEffect, useRef, useState } from 'react'
import { mayBePhone } from '#schema/plain/phone.ts'
import { isProven, nextStep, type Booking } from '../booking.ts'
import { useWidget } from '../context.ts'
import { isOfFields, messageOf } from '../parts/fault.tsx'
import { useHold } from './use-hold.ts'
import { useQuote } from './use-quote.ts'

/** Errors of the fields, and the error of the whole call. */
type Faults = { name?: string; phone?: string; code?: string; call?: unknown }

/** The typed name and number, with their errors. */
function useNameAndNumber() {
  const { booking } = useWidget()
  const [faults, setFaults] = useState<Faults>({})
  const nameField = useRef<HTMLInputElement>(null)
  const phoneField = useRef<HTMLInputElement>(null)
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
  return { faults, setFaults, nameField, phoneField, check }
}

/** Code that proves the number that was typed. `onProven` is awaited with the proof once name and number are whole. */
function useNumberProof(
  { setFaults, check }: ReturnType<typeof useNameAndNumber>,
  onProven: (proven: NonNullable<Booking['proven']>) => Promise<void>,
) {
  const { api, booking, dispatch } = useWidget()
  const quote = useQuote()
  const [isBusy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const codeField = useRef<HTMLInputElement>(null)
  const needsCode = (quote.data?.needsPhoneProof !== false || booking.needsProof) && !isProven(booking)
  const isSent = needsCode && sentTo !== null && sentTo === booking.phone

  // The code is what is typed next.
  useEffect(() => {
    if (isSent) codeField.current?.focus()
  }, [isSent])

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
      if (check()) await onProven(proven)
    } catch (error) {
      setFaults(faultsOf(error, 'code'))
      if (!isOfFields(error)) return
      setCode('')
      codeField.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  return { code, setCode, codeField, needsCode, isSent, isBusy, send, verify }
}

/** Steps of a guest's contact: name and number, and a code that proves the number where the clinic needs it. */
export function useContact() {
  const { booking, dispatch, member } = useWidget()
  const { hold, error: holdError } = useHold()
  const fields = useNameAndNumber()
  const goOn = () => dispatch({ type: 'go', to: nextStep(booking, Boolean(member)) })
  const proof = useNumberProof(fields, async (proven) => {
    // With the proof the whole visit is held, and for longer.
    if (booking.slot === null || (await hold(booking.slot, proven))) goOn()
  })
  const next = () => {
    if (proof.isSent) return void proof.verify(proof.code)
    if (proof.needsCode) return void proof.send()
    if (fields.check()) goOn()
  }
  return {
    fields,
    proof,
    next,
    error: fields.faults.call ?? holdError,
    holdAgain: () => booking.slot && void hold(booking.slot),
  }
}

const faultsOf = (error: unknown, field: 'phone' | 'code'): Faults =>
  isOfFields(error) ? { [field]: messageOf(error) } : { call: error }
