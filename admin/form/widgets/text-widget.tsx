import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
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
  const type = isNumber
    ? 'number'
    : schema.format === 'date'
      ? 'date'
      : schema.control === 'time'
        ? 'time'
        : 'text'
  return (
    <input
      id={id}
      className={input()}
      type={type}
      {...(isNumber && {
        min: bound(schema.minimum),
        max: bound(schema.maximum),
        step: schema.type === 'integer' ? 1 : 'any',
      })}
      value={value ?? ''}
      placeholder={placeholder}
      disabled={disabled}
      readOnly={readonly}
      autoComplete="off"
      aria-invalid={(rawErrors?.length ?? 0) > 0}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={(event) =>
        onChange(event.target.value === '' ? emptyValue(options.emptyValue, isNumber) : event.target.value)
      }
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    />
  )
}

/** A number has no empty text: it is missing, and the API says so. */
const emptyValue = (value: unknown, isNumber: boolean) => (isNumber && value === '' ? undefined : value)
