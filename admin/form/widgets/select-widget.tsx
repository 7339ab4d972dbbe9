import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { input } from '../../parts/styles.ts'

/** One of a few values. */
export function SelectWidget({
  id,
  value,
  schema,
  options,
  onChange,
  onBlur,
  onFocus,
  disabled,
  rawErrors,
}: WidgetProps) {
  const choices = options.enumOptions ?? []
  const index = choices.findIndex((choice) => choice.value === value)
  const mayBeEmpty = options.isNullable === true
  /** Korean names of the values, where the schema's metadata has them. */
  const names: Record<string, string> = schema.labels ?? {}
  return (
    <select
      id={id}
      className={input()}
      value={index}
      disabled={disabled}
      aria-invalid={(rawErrors?.length ?? 0) > 0}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value ?? options.emptyValue)}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    >
      {(mayBeEmpty || index === -1) && (
        <option value={-1}>{mayBeEmpty ? '선택 안 함' : '골라 주세요'}</option>
      )}
      {choices.map((choice, position) => (
        <option key={String(choice.value)} value={position}>
          {names[String(choice.value)] ?? choice.label}
        </option>
      ))}
    </select>
  )
}
