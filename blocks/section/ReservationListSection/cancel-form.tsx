import { buttonClass } from '#ui/button.tsx'
import { ChoiceField } from '#ui/form/choice-field.tsx'
import { TextField } from '#ui/form/field.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useSiteForm } from '#ui/form/use-site-form.ts'
import * as styles from './styles.ts'

const other = '그 밖의 이유'
const reasons = ['일정이 바뀌었습니다', '다른 시간에 가려고 합니다', '몸이 좋지 않습니다', other]
type Values = { reason: string; words: string }

/** Asks for the reason, and whether it is really to be cancelled. */
export function CancelForm({
  onCancel,
  onKeep,
}: {
  onCancel: (reason: string) => Promise<unknown>
  onKeep: () => void
}) {
  const form = useSiteForm<Values>()
  const { errors, isSubmitting } = form.formState
  const isOther = form.watch('reason') === other
  return (
    <Form
      className={styles.cancel()}
      onSubmit={form.send(({ reason, words }) => onCancel(reason === other ? words.trim() : reason))}
    >
      <p className={styles.cancelText()}>취소하시면 이 시간은 다른 분이 예약할 수 있게 됩니다.</p>
      <ChoiceField
        legend="취소하시는 이유"
        choices={reasons.map((title) => ({ value: title, title }))}
        fault={form.faultOf('reason')}
        {...form.register('reason', { required: '이유를 골라 주세요.' })}
      />
      {isOther && (
        <TextField
          label="이유"
          maxLength={300}
          autoFocus
          fault={form.faultOf('words')}
          {...form.register('words', { required: '이유를 적어 주세요.' })}
        />
      )}
      <FormSummary message={errors.root?.message} faults={[form.faultOf('reason'), form.faultOf('words')]} />
      <SubmitButton isBusy={isSubmitting} look="danger">
        예약 취소하기
      </SubmitButton>
      <button type="button" className={buttonClass({ look: 'text', size: 'small' })} onClick={onKeep}>
        그대로 두기
      </button>
    </Form>
  )
}
