import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { input } from '../../parts/styles.ts'

/** Several lines of text. */
export function TextareaWidget({
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
    <textarea
      id={id}
      className={input({ area: true })}
      rows={Math.min(10, Math.max(3, String(value ?? '').split('\n').length + 1))}
      value={value ?? ''}
      disabled={disabled}
      aria-invalid={(rawErrors?.length ?? 0) > 0}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={(event) => onChange(event.target.value === '' ? options.emptyValue : event.target.value)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}
