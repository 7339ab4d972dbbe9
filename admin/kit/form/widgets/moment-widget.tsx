import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { MomentInput } from '../../parts/day/moment-input.tsx'
import { toMoment, toSeoulTime } from '../data/seoul-time.ts'

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
    <MomentInput
      id={id}
      value={typeof value === 'string' ? toSeoulTime(value) : ''}
      disabled={disabled}
      isWrong={(rawErrors?.length ?? 0) > 0}
      describedBy={ariaDescribedByIds(id)}
      onChange={(time) =>
        onChange(toMoment(time) ?? (options.emptyValue === '' ? undefined : options.emptyValue))
      }
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}
