import { callMutation } from '#api/call-query.ts'
import { ApiError } from '#api/client.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { plainDigits } from '#schema/plain/phone.ts'
import { buttonClass } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { formatPhone } from '#ui/format.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { GuestReservation } from './queries.ts'
import * as styles from './styles.ts'

type Values = { phone: string; code: string }
type PhoneCodeFormProps = { onFound: (ahead: GuestReservation[]) => void }

/** Finds what a phone has ahead: the number, then the code that was sent to it. */
export function PhoneCodeForm({ onFound }: PhoneCodeFormProps) {
  const { api } = useQueryContext()
  const sendCode = useMutation(callMutation(api, 'POST /guest/phone-codes'))
  const verify = useMutation(callMutation(api, 'POST /guest/phone-codes/verify'))
  const ahead = useMutation(callMutation(api, 'POST /guest/reservations/ahead'))
  const form = useSiteForm<Values>()
  const [sentTo, setSentTo] = useState<string>()
  /** A code proves a phone once: a list that does not come is asked for by its proof again. */
  const [phoneProof, setPhoneProof] = useState<string>()
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => {
    if (sentTo !== undefined) setFocus('code')
  }, [sentTo, setFocus])

  const askForCode = async ({ phone }: Pick<Values, 'phone'>) => {
    await sendCode.mutateAsync({ body: { phone } })
    setPhoneProof(undefined)
    form.setValue('code', '')
    setSentTo(phone)
  }
  const find = async ({ phone, code }: Values) => {
    const known = phoneProof ?? (await verify.mutateAsync({ body: { phone, code } })).phoneProof
    setPhoneProof(known)
    try {
      const { rows } = await ahead.mutateAsync({ body: { phone, phoneProof: known } })
      onFound(rows)
    } catch (error) {
      // The code was used up with the proof: another one is sent.
      if (error instanceof ApiError && error.code === 'phone-proof-over') setSentTo(undefined)
      throw error
    }
  }
  return (
    <Form onSubmit={form.send(sentTo === undefined ? askForCode : find)}>
      <TextField
        label="휴대전화"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="010-1234-5678"
        readOnly={sentTo !== undefined}
        fault={form.faultOf('phone')}
        {...form.register('phone', rules.phone)}
      />
      {sentTo !== undefined && (
        <>
          <TextField
            label="인증번호"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            hint={`${formatPhone(sentTo)}로 보낸 문자의 숫자 6자리를 3분 안에 입력해 주세요.`}
            fault={form.faultOf('code')}
            {...form.register('code', {
              validate: (text) => plainDigits(text).length === 6 || '인증번호 6자리를 입력해 주세요.',
            })}
          />
          <p className={styles.others()}>
            <button
              type="button"
              className={buttonClass({ look: 'text', size: 'small' })}
              onClick={() => void form.send(() => askForCode({ phone: sentTo }))()}
            >
              인증번호 다시 받기
            </button>
            <button
              type="button"
              className={buttonClass({ look: 'text', size: 'small' })}
              onClick={() => setSentTo(undefined)}
            >
              번호 변경
            </button>
          </p>
        </>
      )}
      <FormSummary message={errors.root?.message} faults={[form.faultOf('phone'), form.faultOf('code')]} />
      <SubmitButton isBusy={isSubmitting}>
        {sentTo === undefined ? '인증번호 받기' : '예약 찾기'}
      </SubmitButton>
    </Form>
  )
}
