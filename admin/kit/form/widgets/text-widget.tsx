import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { DayInput } from '../../parts/day/day-input.tsx'
import { TimeInput } from '../../parts/day/time-input.tsx'
import { input } from '../../parts/styles.ts'

/** zod writes the largest safe integer where a schema names no bound. */
const bound = (value: number | undefined) =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined

/** One line of text, a number, a day, or a time of day. */
export function TextWidget({
  id,
  value,
  schema,
  options,
  onChange,
  onBlur,
  onFocus,
  disabled,
  readonly,
  rawErrors,
  placeholder,
}: WidgetProps) {
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  const shared = {
    id,
    disabled: disabled ?? false,
    readOnly: readonly ?? false,
    'aria-invalid': (rawErrors?.length ?? 0) > 0,
    'aria-describedby': ariaDescribedByIds(id),
    onBlur: () => onBlur(id, value),
    onFocus: () => onFocus(id, value),
  }
  const enter = (text: string) => onChange(text === '' ? emptyValue(options.emptyValue, isNumber) : text)
  if (schema.format === 'date') return <DayInput {...shared} value={value ?? ''} onChange={enter} />
  if (schema.control === 'time') return <TimeInput {...shared} value={value ?? ''} onChange={enter} />
  return (
    <input
      {...shared}
      className={input()}
      type={isNumber ? 'number' : 'text'}
      {...(isNumber && {
        min: bound(schema.minimum),
        max: bound(schema.maximum),
        step: schema.type === 'integer' ? 1 : 'any',
      })}
      value={value ?? ''}
      placeholder={placeholder}
      autoComplete="off"
      onChange={({ target }) => enter(target.value)}
    />
  )
}

/** A number has no empty text: it is missing, and the API says so. */
const emptyValue = (value: unknown, isNumber: boolean) => (isNumber && value === '' ? undefined : value)
