import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TextField } from '../form/field.tsx'
import { FormSummary } from '../form/form-summary.tsx'
import { Form } from '../form/form.tsx'
import { rules } from '../form/rules.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { useSiteForm } from '../form/use-site-form.ts'
import { keepBegun, ownAddress, takeReturned } from './begun.ts'
import type { CertificationRequest, Certified } from './certification-types.ts'
import { DevelopmentForm } from './development-form.tsx'

export type CertificationProps = {
  /** `POST /certification` */
  begin: (phone: string) => Promise<CertificationRequest>
  /** `POST /certification/{impUid}` */
  confirm: (impUid: string, token: string) => Promise<Certified>
  /** Called with the token; an error that it throws is shown here. */
  onCertified: (certified: Certified) => unknown
  hint?: string
}

type Values = { phone: string }

/**
 * Certifies a phone number and whose it is: the number, then the provider's own dialog, which is loaded for who asks.
 * Only the server's word of it counts.
 */
export function Certification({ begin, confirm, onCertified, hint }: CertificationProps) {
  const form = useSiteForm<Values>()
  const [begun, setBegun] = useState<{ request: CertificationRequest; phone: string }>()
  const { errors, isSubmitting } = form.formState
  const finish = async (impUid: string, token: string) => {
    await onCertified(await confirm(impUid, token))
  }
  useReturn(finish, (error) => form.setError('root', { message: error.message }))

  const start = async ({ phone }: Values) => {
    const request = await begin(phone)
    if (request.provider === 'development') return setBegun({ request, phone })
    keepBegun(request)
    const { openPortOne } = await import('./portone.ts')
    const returnTo = ownAddress(window.location.href)
    await finish(await openPortOne({ request, phone, returnTo }), request.token)
  }

  if (begun) {
    return (
      <DevelopmentForm
        phone={begun.phone}
        onDone={(impUid) => finish(impUid, begun.request.token)}
        onAgain={() => setBegun(undefined)}
      />
    )
  }
  return (
    <Form onSubmit={form.send(start)}>
      <TextField
        label="휴대전화"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="010-1234-5678"
        hint={hint}
        fault={form.faultOf('phone')}
        {...form.register('phone', rules.phone)}
      />
      <FormSummary message={errors.root?.message} faults={[form.faultOf('phone')]} />
      <SubmitButton isBusy={isSubmitting}>본인인증하기</SubmitButton>
    </Form>
  )
}

/** Goes on where a provider that took the whole window has come back. */
function useReturn(
  finish: (impUid: string, token: string) => Promise<void>,
  onError: (error: Error) => void,
) {
  const navigate = useNavigate()
  const latest = useRef({ finish, onError, navigate })
  useEffect(() => {
    latest.current = { finish, onError, navigate }
  })
  useEffect(() => {
    const returned = takeReturned(window.location.href)
    if (!returned) return
    const { pathname, search } = new URL(ownAddress(window.location.href))
    void latest.current.navigate(`${pathname}${search}`, { replace: true })
    latest.current.finish(returned.impUid, returned.token).catch(latest.current.onError)
  }, [])
}
