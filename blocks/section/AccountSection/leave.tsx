import { useClinicWords } from '#api/use-clinic-words.ts'
import { callMutation } from '#api/call-query.ts'
import { useLeave } from '#api/use-leave.tsx'
import { useQueryContext } from '#api/use-query-context.tsx'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Part } from './part.tsx'
import { upcomingQuery } from './queries.ts'
import * as styles from './styles.ts'

type LeaveProps = { hasPassword: boolean; onGone: () => void }

export function Leave({ hasPassword, onGone }: LeaveProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part title="회원 탈퇴">
      <button
        type="button"
        className={buttonClass({ look: 'outline', size: 'small' })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? '탈퇴하지 않기' : '회원 탈퇴'}
      </button>
      {isOpen && <LeaveForm hasPassword={hasPassword} onGone={onGone} />}
    </Part>
  )
}

type Values = { password: string; isSure: boolean }

function LeaveForm({ hasPassword, onGone }: LeaveProps) {
  const context = useQueryContext()
  const navigate = useNavigate()
  const say = useClinicWords()
  const setUser = useApplicationStore((state) => state.setUser)
  const { forget } = useLeave()
  const { data: upcoming } = useQuery(upcomingQuery(context))
  const close = useMutation(callMutation(context.api, 'DELETE /customers/this'))
  const form = useSiteForm<Values>()
  const { errors, isSubmitting } = form.formState
  const send = async ({ password }: Values) => {
    const state = await close.mutateAsync({ body: hasPassword ? { password } : {} })
    onGone()
    await forget()
    void navigate('/goodbye', { replace: true, state })
    setUser(null)
  }
  return (
    <div className={styles.leave()}>
      <ul className={styles.consequences()}>
        {upcoming !== undefined && upcoming.count > 0 && (
          <li>
            <strong>{`예정된 예약 ${upcoming.count}건은 탈퇴와 함께 취소됩니다.`}</strong> 오실 예정이라면{' '}
            <a href="/reservations">내 예약</a>을 먼저 확인해 주세요.
          </li>
        )}
        <li>
          이름, 전화번호, 이메일, 생년월일, 비밀번호와 소셜 계정 연결이 바로 삭제되고 되돌릴 수 없습니다.
        </li>
        <li>{say('장바구니와 최근 본 시술이 지워지고, 광고 수신 동의도 모두 철회됩니다.')}</li>
        <li>게시판에 쓰신 글과 사진, 상담 신청과 예약 대기도 함께 삭제됩니다.</li>
        <li>
          지난 예약에서는 이름과 연락처가 삭제됩니다. 법령에 따라 보관해야 하는 예약과 진료 기록은 그 기간까지
          보관됩니다.
        </li>
        <li>같은 번호로 언제든지 다시 가입하실 수 있습니다.</li>
      </ul>
      <Form onSubmit={form.send(send)} className={styles.narrow()}>
        {hasPassword && (
          <PasswordField
            label="비밀번호"
            autoComplete="current-password"
            fault={form.faultOf('password')}
            {...form.register('password', rules.password)}
          />
        )}
        <CheckField
          fault={form.faultOf('isSure')}
          {...form.register('isSure', { required: '읽고 표시해 주세요.' })}
        >
          위의 내용을 읽었고, 되돌릴 수 없음을 알고 있습니다
        </CheckField>
        <FormSummary
          message={errors.root?.message}
          faults={[form.faultOf('password'), form.faultOf('isSure')]}
        />
        <SubmitButton isBusy={isSubmitting} look="danger">
          탈퇴하기
        </SubmitButton>
      </Form>
    </div>
  )
}
