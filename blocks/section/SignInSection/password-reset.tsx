import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Certification } from '#ui/certification/certification.tsx'
import type { Certified } from '#ui/certification/certification-types.ts'
import { cx } from '#ui/css.ts'
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
import * as styles from './styles.ts'

/** Lets who has forgotten their password certify themselves and set another. */
export function PasswordReset({ signInAddress }: { signInAddress: string }) {
  const { api } = useQueryContext()
  const [certified, setCertified] = useState<Certified>()
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <div className={styles.note()} role="status">
        <p className={styles.noteTitle()}>비밀번호를 새로 정했습니다</p>
        <p className={styles.question()}>
          안전을 위해 모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인해 주세요.
        </p>
        <a href={signInAddress} className={cx(buttonClass({ size: 'large' }), styles.wide())}>
          로그인하기
        </a>
      </div>
    )
  }
  if (certified) {
    return (
      <NewPassword
        certified={certified}
        onDone={() => setDone(true)}
        onAgain={() => setCertified(undefined)}
      />
    )
  }
  return (
    <>
      <Certification
        begin={(phone) => api.request('POST /certification', { body: { phone } })}
        confirm={(impUid, token) =>
          api.request('POST /certification/{impUid}', { params: { impUid }, body: { token } })
        }
        onCertified={setCertified}
      />
      <p className={styles.forgot()}>
        <a href={signInAddress} className={styles.link()}>
          로그인으로 돌아가기
        </a>
      </p>
    </>
  )
}

type NewPasswordProps = { certified: Certified; onDone: () => void; onAgain: () => void }

function NewPassword({ certified, onDone, onAgain }: NewPasswordProps) {
  const { api } = useQueryContext()
  const reset = useMutation(callMutation(api, 'POST /api/password-reset'))
  const form = useSiteForm<{ password: string }>()
  const { errors, isSubmitting } = form.formState
  const send = async ({ password }: { password: string }) => {
    await reset.mutateAsync({ body: { certificationToken: certified.token, password } })
    onDone()
  }
  return (
    <Form onSubmit={form.send(send)}>
      <p className={styles.question()}>{`${certified.name}님, ${formatPhone(certified.phone)}`}</p>
      {/* A password manager keeps the new password under this. */}
      <input
        type="text"
        autoComplete="username"
        aria-label="휴대전화"
        value={formatPhone(certified.phone)}
        readOnly
        tabIndex={-1}
        className={visuallyHidden()}
      />
      <PasswordField
        label="새 비밀번호"
        autoComplete="new-password"
        hint="8자 이상. 길수록 안전합니다."
        autoFocus
        fault={form.faultOf('password')}
        {...form.register('password', rules.newPassword)}
      />
      <FormSummary
        message={
          errors.root && (
            <span key={errors.root.message}>
              {errors.root.message}{' '}
              <button type="button" className={styles.link()} onClick={onAgain}>
                다시 인증하기
              </button>
            </span>
          )
        }
        faults={[form.faultOf('password')]}
      />
      <SubmitButton isBusy={isSubmitting}>비밀번호 정하기</SubmitButton>
    </Form>
  )
}
