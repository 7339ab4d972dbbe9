import { DayInput } from '#admin/kit/parts/day/day-input.tsx'
import { TimeInput } from '#admin/kit/parts/day/time-input.tsx'
import { Field } from '#admin/kit/parts/field.tsx'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { Select, type SelectOption } from '#admin/kit/parts/select.tsx'
import { input } from '#admin/kit/parts/styles.ts'
import type { EntryValues } from './entry-values.ts'
import { fieldRow } from '../detail.styles.ts'

type FieldsProps = {
  values: EntryValues
  /** Error of the field at a path. */
  errorOf: (path: string) => string | undefined
  onChange: (changed: Partial<EntryValues>) => void
}

/** When, and with whom. */
export function PlaceFields({
  values,
  employees,
  errorOf,
  onChange,
}: FieldsProps & { employees: readonly SelectOption[] }) {
  return (
    <div className={fieldRow({ dated: true })}>
      <Field title="날짜">
        {(id) => <DayInput id={id} required value={values.day} onChange={(day) => onChange({ day })} />}
      </Field>
      <Field title="시각" error={errorOf('/reservedAt')}>
        {(id, isWrong) => (
          <TimeInput
            id={id}
            required
            aria-invalid={isWrong}
            value={values.time}
            onChange={(time) => onChange({ time })}
          />
        )}
      </Field>
      <Field title="담당" error={errorOf('/employeeId')}>
        {(id, isWrong) => (
          <Select
            id={id}
            label="담당"
            isWide
            isWrong={isWrong}
            value={values.employeeId}
            options={[{ value: '', label: '선택해 주세요' }, ...employees]}
            onChange={(employeeId) => onChange({ employeeId })}
          />
        )}
      </Field>
    </div>
  )
}

/** Who comes. */
export function ContactFields({ values, errorOf, onChange }: FieldsProps) {
  return (
    <div className={fieldRow()}>
      <TextField
        title="이름"
        error={errorOf('/contactName')}
        required
        autoComplete="off"
        maxLength={40}
        value={values.contactName}
        onChange={(contactName) => onChange({ contactName })}
      />
      <TextField
        title="휴대전화"
        error={errorOf('/contactPhone')}
        required
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="010-0000-0000"
        value={values.contactPhone}
        onChange={(contactPhone) => onChange({ contactPhone })}
      />
    </div>
  )
}

/** How long it takes, where that is not `usual` minutes. */
export function LengthField({ values, usual, errorOf, onChange }: FieldsProps & { usual: number }) {
  return (
    <TextField
      title="소요 시간(분)"
      error={errorOf('/durationMinutes')}
      type="number"
      min={5}
      max={720}
      step={5}
      placeholder={usual > 0 ? String(usual) : '병원이 정한 상담 시간'}
      value={values.minutes}
      onChange={(minutes) => onChange({ minutes })}
    />
  )
}

export function MemoField({ memo, onChange }: { memo: string; onChange: (memo: string) => void }) {
  return (
    <Field title="병원만 보는 메모">
      {(id) => (
        <textarea
          id={id}
          className={input({ area: true })}
          maxLength={2000}
          value={memo}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
