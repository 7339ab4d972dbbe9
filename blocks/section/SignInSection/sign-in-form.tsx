import { callMutation } from '#api/call-query.ts'
import { getPartnerQueryOptions } from '#api/queries/get-partner.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { cx } from '#ui/css.ts'
import { TickBox } from '#ui/form/check-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { withReturn } from '#ui/return-path.ts'
import { SocialButtons } from '#ui/social/social-buttons.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries } from './queries.ts'
import * as styles from './styles.ts'

type Values = { phone: string; password: string; staysSignedIn: boolean }
type SignInFormProps = { next: string | undefined; onSignedIn: () => void }

export function SignInForm({ next, onSignedIn }: SignInFormProps) {
  const context = useQueryContext()
  const { api } = context
  const { data: sites } = useQuery(queries({}, context).sites)
  const setUser = useApplicationStore((state) => state.setUser)
  const signIn = useMutation(callMutation(api, 'POST /api/signin'))
  const form = useSiteForm<Values>()
  const [isDone, setDone] = useState(false)
  const { errors, isSubmitting } = form.formState

  const send = async (body: Values) => {
    const customer = await signIn.mutateAsync({ body })
    setDone(true)
    onSignedIn()
    setUser(customer)
  }
  return (
    <>
      <Form onSubmit={form.send(send)}>
        <TextField
          label="휴대전화"
          type="text"
          inputMode="tel"
          autoComplete="username"
          placeholder="010-1234-5678"
          fault={form.faultOf('phone')}
          {...form.register('phone', rules.phone)}
        />
        <PasswordField
          label="비밀번호"
          autoComplete="current-password"
          fault={form.faultOf('password')}
          {...form.register('password', rules.password)}
        />
        <div>
          <TickBox {...form.register('staysSignedIn')} aria-describedby="stays-signed-in">
            로그인 유지
          </TickBox>
          <p id="stays-signed-in" className={styles.aside()}>
            90일 동안 방문하지 않으시면 로그아웃됩니다. 함께 쓰는 기기에서는 선택하지 마세요.
          </p>
        </div>
        <FormSummary
          message={errors.root?.message}
          faults={[form.faultOf('phone'), form.faultOf('password')]}
        />
        <SubmitButton isBusy={isSubmitting || isDone}>로그인</SubmitButton>
      </Form>
      <p className={styles.forgot()}>
        <a
          href={`/login?view=password${next ? `&next=${encodeURIComponent(next)}` : ''}`}
          className={styles.link()}
        >
          비밀번호를 잊으셨나요?
        </a>
      </p>
      <SocialButtons
        sites={sites?.rows ?? []}
        begin={(site) =>
          api.request('POST /social-sign-ins', {
            body: { site, staysSignedIn: form.getValues('staysSignedIn') },
          })
        }
        next={next}
      />
      <div className={styles.others()}>
        <p className={styles.question()}>아직 회원이 아니신가요?</p>
        <a
          href={withReturn('/sign-up', next)}
          className={cx(buttonClass({ look: 'outline', size: 'large' }), styles.wide())}
        >
          회원가입
        </a>
        <GuestWays />
      </div>
    </>
  )
}

/** Ways for who goes on without an account. Source: docs/product.md, M7. */
function GuestWays() {
  const { data: partner } = useQuery(getPartnerQueryOptions(useQueryContext().api))
  return (
    <>
      <p className={styles.question()}>회원이 아니어도 휴대전화 인증으로 예약하고 확인하실 수 있습니다.</p>
      <div className={styles.guest()}>
        {partner?.homepageConfig.useWidget && (
          <a href="/?wopen=1" className={buttonClass({ look: 'outline', size: 'medium' })}>
            비회원 예약
          </a>
        )}
        <a href="/reservations" className={buttonClass({ look: 'outline', size: 'medium' })}>
          비회원 예약 조회
        </a>
      </div>
    </>
  )
}
