import { callMutation } from '#api/call-query.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import type { Term } from '#schema/terms.ts'
import { useApplicationStore } from '#store/use-application-store.tsx'
import type { Certified } from '#ui/certification/certification-types.ts'
import { TickBox } from '#ui/form/check-field.tsx'
import { ConsentItem } from '#ui/form/consent-item.tsx'
import { TextField } from '#ui/form/field.tsx'
import { consents } from '#ui/form/form.styles.ts'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { rules } from '#ui/form/rules.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import { formatPhone } from '#ui/format.ts'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OutcomeTitle } from './outcomes.tsx'
import { queries } from './queries.ts'
import { Refusal } from './refusal.tsx'
import type { Arrived } from './social.tsx'
import * as styles from './styles.ts'

type DetailsFormProps = {
  certified: Certified
  /** The account with which they came signs them in: no password is asked for. */
  arrived: Arrived | null
  /** The certification has run out, or was of the wrong number. */
  onAgain: () => void
  onDone: () => void
}

/** Asks somebody certified for consents, each by itself, and a password. */
export function DetailsForm(props: DetailsFormProps) {
  const context = useQueryContext()
  const { data: terms, isError, refetch } = useQuery(queries({}, context).terms)
  if (isError && !terms) {
    return <FailureNote sentence="약관을 불러오지 못했습니다." onRetry={() => void refetch()} />
  }
  if (!terms) return <RowsSkeleton count={4} />
  return <Fields {...props} terms={terms.rows} onOutdated={() => void refetch()} />
}

type Values = { password: string; email: string } & { [field: `agree${number}`]: boolean }
const fieldOf = ({ id }: Pick<Term, 'id'>) => `agree${id}` as const

type FieldsProps = DetailsFormProps & { terms: readonly Term[]; onOutdated: () => void }

function Fields({ certified, arrived, terms, onAgain, onDone, onOutdated }: FieldsProps) {
  const { api } = useQueryContext()
  const setUser = useApplicationStore((state) => state.setUser)
  const signUp = useMutation(callMutation(api, 'POST /api/signup'))
  const form = useSiteForm<Values>()
  const [isDone, setDone] = useState(false)
  const { errors, isSubmitting } = form.formState
  const phone = formatPhone(certified.phone)

  const required = terms.filter(({ isRequired }) => isRequired)
  const optional = terms.filter(({ isRequired }) => !isRequired)
  const isAll = required.every((term) => form.watch(fieldOf(term)))
  const byEmail = optional.find(({ purpose }) => purpose === 'MARKETING_EMAIL')
  const agreeAll = (isAgreed: boolean) => {
    for (const term of required) form.setValue(fieldOf(term), isAgreed, { shouldValidate: isAgreed })
  }

  const send = async (values: Values) => {
    const email = values.email.trim()
    try {
      const customer = await signUp.mutateAsync({
        body: {
          certificationToken: certified.token,
          ...(arrived ? { socialToken: arrived.token } : { password: values.password }),
          ...(email && { email }),
          agreements: terms
            .filter((term) => values[fieldOf(term)])
            .map(({ id, version }) => ({ termId: id, version })),
        },
      })
      setDone(true)
      onDone()
      setUser(customer)
    } catch (error) {
      if ((error as { status?: number }).status === 409) onOutdated()
      throw error
    }
  }
  const faults = [...terms.map(fieldOf), 'password' as const, 'email' as const].map((name) =>
    form.faultOf(name),
  )
  const consentOf = (term: Term) => (
    <ConsentItem
      key={term.id}
      term={term}
      fault={form.faultOf(fieldOf(term))}
      {...form.register(fieldOf(term), {
        ...(term.isRequired && { required: `${term.termTitle.replace(/\s*동의$/, '')}에 동의해 주세요.` }),
      })}
    />
  )
  return (
    <Form onSubmit={form.send(send)}>
      <div className={styles.person()}>
        <OutcomeTitle>{`${certified.name}님, 본인인증을 마쳤습니다`}</OutcomeTitle>
        <p>{phone}</p>
      </div>
      <fieldset>
        <legend className={styles.legend()}>약관 동의</legend>
        <TickBox strong checked={isAll} onChange={(event) => agreeAll(event.target.checked)}>
          필수 항목에 모두 동의합니다
        </TickBox>
        <ul className={consents()}>{required.map(consentOf)}</ul>
        {optional.length > 0 && (
          <>
            <p className={styles.optional()}>
              아래는 원하실 때만 고르세요. 동의하지 않아도 가입과 예약에 아무 제한이 없고, 언제든지 내
              정보에서 바꾸실 수 있습니다.
            </p>
            <ul className={consents()}>{optional.map(consentOf)}</ul>
          </>
        )}
      </fieldset>
      {!arrived && (
        <>
          {/* A password manager keeps the password under this. */}
          <input
            type="text"
            autoComplete="username"
            aria-label="휴대전화"
            value={phone}
            readOnly
            tabIndex={-1}
            className={visuallyHidden()}
          />
          <PasswordField
            label="비밀번호"
            autoComplete="new-password"
            hint="8자 이상. 길수록 안전합니다."
            fault={form.faultOf('password')}
            {...form.register('password', rules.newPassword)}
          />
        </>
      )}
      <TextField
        label="이메일"
        aside="선택"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={200}
        fault={form.faultOf('email')}
        {...form.register('email', {
          validate: {
            form: rules.email.validate,
            wanted: (text, values) =>
              !(byEmail && values[fieldOf(byEmail)]) ||
              text.trim() !== '' ||
              '이메일로 소식을 받으시려면 주소를 적어 주세요.',
          },
        })}
      />
      <FormSummary
        faults={faults}
        message={errors.root && <Refusal error={errors.root} onAgain={onAgain} />}
      />
      <SubmitButton isBusy={isSubmitting || isDone}>가입하기</SubmitButton>
    </Form>
  )
}
