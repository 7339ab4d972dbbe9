import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { CustomerSelf } from '#schema/customers.ts'
import { buttonClass } from '#ui/button.tsx'
import { Certification } from '#ui/certification/certification.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { formatDate, formatPhone } from '#ui/format.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Part } from './part.tsx'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

/** Shows who somebody is: what the certification said, and what they may say themselves. */
export function Profile({ customer }: { customer: CustomerSelf }) {
  const [open, setOpen] = useState<'phone' | 'email' | null>(null)
  const [said, setSaid] = useState('')
  const done = (words: string) => {
    setOpen(null)
    setSaid(words)
  }
  return (
    <Part
      title="회원 정보"
      lead="이름, 전화번호, 생년월일은 본인인증으로 확인한 것이라 다시 인증해야 바뀝니다."
    >
      <p role="status" className={styles.said()}>
        {said}
      </p>
      <dl className={styles.rows()}>
        <Row name="이름">{customer.name ?? '확인하지 않음'}</Row>
        {customer.birthDate && <Row name="생년월일">{formatDate(customer.birthDate).slice(0, 10)}</Row>}
        <Row
          name="휴대전화"
          isOpen={open === 'phone'}
          onToggle={() => setOpen(open === 'phone' ? null : 'phone')}
          panel={<PhoneChange onDone={() => done('본인인증으로 회원 정보를 고쳤습니다.')} />}
        >
          {customer.phone ? formatPhone(customer.phone) : '없음'}
        </Row>
        <Row
          name="이메일"
          isOpen={open === 'email'}
          onToggle={() => setOpen(open === 'email' ? null : 'email')}
          panel={<EmailChange email={customer.email} onDone={() => done('이메일을 고쳤습니다.')} />}
        >
          {customer.email ?? '없음'}
        </Row>
        <Row name="가입한 날">{formatDate(customer.createdAt)}</Row>
      </dl>
    </Part>
  )
}

type RowProps = {
  name: string
  children: ReactNode
  isOpen?: boolean
  onToggle?: () => void
  /** Control that changes it, below it. */
  panel?: ReactNode
}

function Row({ name, children, isOpen = false, onToggle, panel }: RowProps) {
  return (
    <div className={styles.row()}>
      <dt>{name}</dt>
      <dd>
        <div className={styles.value()}>
          <span>{children}</span>
          {onToggle && (
            <button
              type="button"
              className={buttonClass({ look: 'text', size: 'small' })}
              aria-expanded={isOpen}
              aria-label={`${name} ${isOpen ? '변경 닫기' : '변경'}`}
              onClick={onToggle}
            >
              {isOpen ? '닫기' : '변경'}
            </button>
          )}
        </div>
        {isOpen && <div className={styles.panel()}>{panel}</div>}
      </dd>
    </div>
  )
}

function PhoneChange({ onDone }: { onDone: () => void }) {
  const context = useQueryContext()
  const { api } = context
  const queryClient = useQueryClient()
  const change = useMutation(callMutation(api, 'PUT /customers/this/info'))
  return (
    <Certification
      begin={(phone) => api.request('POST /certification', { body: { phone } })}
      confirm={(impUid, token) =>
        api.request('POST /certification/{impUid}', { params: { impUid }, body: { token } })
      }
      onCertified={async ({ token }) => {
        const customer = await change.mutateAsync({ body: { certificationToken: token } })
        queryClient.setQueryData(queries({}, context).customer.queryKey, customer)
        onDone()
      }}
      hint="새 번호로 본인인증을 하시면 바뀝니다."
    />
  )
}

function EmailChange({ email, onDone }: { email: string | null; onDone: () => void }) {
  const context = useQueryContext()
  const queryClient = useQueryClient()
  const change = useMutation(callMutation(context.api, 'PUT /customers/this'))
  const form = useSiteForm<{ email: string }>({ email: email ?? '' })
  const { errors, isSubmitting } = form.formState
  const send = async (values: { email: string }) => {
    const customer = await change.mutateAsync({ body: { email: values.email.trim() || null } })
    queryClient.setQueryData(queries({}, context).customer.queryKey, customer)
    onDone()
  }
  return (
    <Form onSubmit={form.send(send)}>
      <TextField
        label="새 이메일"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        maxLength={200}
        hint="비워 두고 저장하시면 지워집니다."
        fault={form.faultOf('email')}
        {...form.register('email', rules.email)}
      />
      <FormSummary message={errors.root?.message} faults={[form.faultOf('email')]} />
      <SubmitButton isBusy={isSubmitting}>저장</SubmitButton>
    </Form>
  )
}
