import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { CustomerSelf } from '#schema/customers.ts'
import { buttonClass } from '#ui/button.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { formatPhone } from '#ui/format.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Part } from './part.tsx'
import * as styles from './styles.ts'

type Values = { currentPassword: string; password: string }

export function Password({ customer }: { customer: CustomerSelf }) {
  if (customer.hasPassword) return <ChangePassword customer={customer} />
  return (
    <Part
      title="비밀번호"
      lead="소셜 계정으로 로그인하셔서 비밀번호가 없습니다. 본인인증을 하시면 정하실 수 있습니다."
    >
      <a href="/login?view=password" className={buttonClass({ look: 'outline', size: 'small' })}>
        비밀번호 정하기
      </a>
    </Part>
  )
}

function ChangePassword({ customer }: { customer: CustomerSelf }) {
  const { api } = useQueryContext()
  const change = useMutation(callMutation(api, 'PUT /customers/this'))
  const form = useSiteForm<Values>()
  const [isDone, setDone] = useState(false)
  const { errors, isSubmitting } = form.formState
  const send = async (body: Values) => {
    setDone(false)
    await change.mutateAsync({ body })
    form.reset({ currentPassword: '', password: '' })
    setDone(true)
  }
  return (
    <Part title="비밀번호" lead="바꾸시면 다른 기기에서는 모두 로그아웃됩니다.">
      <Form onSubmit={form.send(send)} className={styles.narrow()}>
        {/* A password manager keeps the new one under this. */}
        <input
          type="text"
          autoComplete="username"
          aria-label="휴대전화"
          value={formatPhone(customer.phone ?? '')}
          readOnly
          tabIndex={-1}
          className={visuallyHidden()}
        />
        <PasswordField
          label="현재 비밀번호"
          autoComplete="current-password"
          fault={form.faultOf('currentPassword')}
          {...form.register('currentPassword', { required: '현재 비밀번호를 입력해 주세요.' })}
        />
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          hint="8자 이상. 길수록 안전합니다."
          fault={form.faultOf('password')}
          {...form.register('password', rules.newPassword)}
        />
        <FormSummary
          message={errors.root?.message}
          faults={[form.faultOf('currentPassword'), form.faultOf('password')]}
        />
        <SubmitButton isBusy={isSubmitting} look="outline">
          비밀번호 변경
        </SubmitButton>
        <p role="status" className={styles.said()}>
          {isDone && '비밀번호를 바꿨습니다. 다른 기기에서는 로그아웃되었습니다.'}
        </p>
      </Form>
    </Part>
  )
}
