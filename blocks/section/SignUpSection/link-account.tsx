import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { socialSites } from '#schema/plain/social-sites.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import type { Certified } from '#ui/certification/certification-types.ts'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { useMutation } from '@tanstack/react-query'
import { Refusal } from './refusal.tsx'
import type { Arrived } from './social.tsx'

type LinkAccountProps = {
  arrived: Arrived
  certified: Certified
  onAgain: () => void
  onDone: () => void
}

/** Links the account with which somebody came to the membership of the certified phone, and signs them in. */
export function LinkAccount({ arrived, certified, onAgain, onDone }: LinkAccountProps) {
  const { api } = useQueryContext()
  const setUser = useApplicationStore((state) => state.setUser)
  const link = useMutation(callMutation(api, 'POST /social-sign-ins/link'))
  const form = useSiteForm()
  const { errors, isSubmitting } = form.formState
  const send = async () => {
    const customer = await link.mutateAsync({
      body: { token: arrived.token, certificationToken: certified.token },
    })
    onDone()
    setUser(customer)
  }
  return (
    <Form onSubmit={form.send(send)}>
      <FormSummary message={errors.root && <Refusal error={errors.root} onAgain={onAgain} />} />
      <SubmitButton isBusy={isSubmitting}>{`${socialSites[arrived.site]} 연결하고 로그인`}</SubmitButton>
    </Form>
  )
}
