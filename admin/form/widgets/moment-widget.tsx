import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { input } from '../../parts/styles.ts'
import { toMoment, toSeoulTime } from '../seoul-time.ts'

/** A moment, entered as a day and a time in Seoul whatever the zone of the machine. */
export function MomentWidget({
  id,
  value,
  options,
  onChange,
  onBlur,
  onFocus,
  disabled,
  rawErrors,
}: WidgetProps) {
  return (
    <input
      id={id}
      className={input()}
      type="datetime-local"
      value={typeof value === 'string' ? toSeoulTime(value) : ''}
      disabled={disabled}
      max="2099-12-31T23:59"
      aria-invalid={(rawErrors?.length ?? 0) > 0}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={(event) =>
        onChange(toMoment(event.target.value) ?? (options.emptyValue === '' ? undefined : options.emptyValue))
      }
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}
