import { DayInput } from './day-input.tsx'
import { momentField } from './styles.ts'
import { TimeInput } from './time-input.tsx'
import { typedDay, typedTime } from './typed-day.ts'
import { useToday } from '../use-today.ts'

type MomentInputProps = {
  id?: string | undefined
  /** `2026-11-25T09:30` in Seoul; `''`: none. */
  value: string
  min?: string | undefined
  disabled?: boolean | undefined
  isWrong?: boolean
  describedBy?: string | undefined
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  onFocus?: (() => void) | undefined
}

/** A day and a time. A day that is chosen first begins at midnight; both may be written, or pasted, as one. */
export function MomentInput({
  value,
  min,
  isWrong,
  describedBy,
  onChange,
  onBlur,
  onFocus,
  ...props
}: MomentInputProps) {
  const [day = '', time = ''] = value.split('T')
  const today = useToday()
  const shared = {
    disabled: props.disabled ?? false,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
    onBlur: () => onBlur?.(),
    onFocus: () => onFocus?.(),
  }
  const readBoth = (text: string) => {
    const [written = '', behind = ''] = text.trim().split(/[T ](?=[^ ]*$)/)
    const first = typedDay(written, today)
    const both = first && typedTime(behind)
    return both ? `${first}T${both}` : typedDay(text, today)
  }
  return (
    <div className={momentField()}>
      <DayInput
        {...shared}
        id={props.id}
        value={day}
        min={min?.slice(0, 10)}
        read={readBoth}
        onChange={(next) => onChange(next === '' || next.includes('T') ? next : `${next}T${time || '00:00'}`)}
      />
      <div>
        <TimeInput
          {...shared}
          aria-label="시각"
          value={time}
          disabled={shared.disabled || day === ''}
          onChange={(next) => onChange(`${day}T${next || '00:00'}`)}
        />
      </div>
    </div>
  )
}
