import { buttonClass } from '../button.tsx'
import { css } from '../css.ts'
import { TextField } from '../form/field.tsx'
import { ChoiceField } from '../form/choice-field.tsx'
import { FormSummary } from '../form/form-summary.tsx'
import { Form } from '../form/form.tsx'
import { rules } from '../form/rules.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { formatPhone } from '../format.ts'
import { useSiteForm } from '../form/use-site-form.ts'
import { text } from '../text.ts'

const note = css({
  ...text.body4,
  padding: '$4 $5',
  borderRadius: 'min($radii$small, 12px)',
  backgroundColor: '$surface',
  color: '$gray700',
  '& strong': { display: 'block', color: '$ink' },
})
const again = css({ justifySelf: 'center' })

type Values = { name: string; birthDate: string; gender: 'female' | 'male' }

type DevelopmentFormProps = {
  phone: string
  /** Is given the number under which the development provider certifies what was written. */
  onDone: (impUid: string) => Promise<unknown>
  onAgain: () => void
}

/** Stands for a provider's dialog where the server certifies by what is written: in development and in the demo. */
export function DevelopmentForm({ phone, onDone, onAgain }: DevelopmentFormProps) {
  const form = useSiteForm<Values>()
  const { errors, isSubmitting } = form.formState
  const finish = ({ name, birthDate, gender }: Values) => {
    const digits = phone.replace(/^\+82/, '0').replace(/\D/g, '')
    return onDone(`dev-${digits}-${birthDate.replace(/\D/g, '')}-${gender}-${name.trim().normalize('NFC')}`)
  }
  return (
    <Form onSubmit={form.send(finish)}>
      <p className={note()}>
        <strong>체험용 본인인증</strong>
        실제 사이트에서는 통신사의 본인인증 창이 열립니다. 여기에서는 적으신 대로 인증됩니다.
      </p>
      <TextField label="휴대전화" type="tel" value={formatPhone(phone)} readOnly />
      <TextField
        label="이름"
        autoComplete="name"
        autoFocus
        maxLength={40}
        fault={form.faultOf('name')}
        {...form.register('name', rules.name)}
      />
      <TextField
        label="생년월일"
        inputMode="numeric"
        autoComplete="bday"
        placeholder="19900101"
        maxLength={10}
        fault={form.faultOf('birthDate')}
        {...form.register('birthDate', {
          required: '생년월일을 입력해 주세요.',
          validate: (value) => isDay(value) || '생년월일을 19900101처럼 여덟 자리로 적어 주세요.',
        })}
      />
      <ChoiceField
        legend="성별"
        choices={[
          { value: 'female', title: '여성' },
          { value: 'male', title: '남성' },
        ]}
        fault={form.faultOf('gender')}
        {...form.register('gender', { required: '성별을 골라 주세요.' })}
      />
      <FormSummary
        message={errors.root?.message}
        faults={(['name', 'birthDate', 'gender'] as const).map((name) => form.faultOf(name))}
      />
      <SubmitButton isBusy={isSubmitting}>인증 마치기</SubmitButton>
      <button
        type="button"
        className={`${buttonClass({ look: 'text', size: 'small' })} ${again()}`}
        onClick={onAgain}
      >
        번호 다시 입력하기
      </button>
    </Form>
  )
}

/** True for a day of the calendar, written as `19900101`, with or without marks between. */
function isDay(value: string): boolean {
  const [, year, month, date] = /^(\d{4})\D?(\d\d)\D?(\d\d)$/.exec(value.trim()) ?? []
  const day = new Date(`${year}-${month}-${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.getUTCDate() === Number(date)
}
