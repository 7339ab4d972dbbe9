import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useId } from 'react'
import { iconChoice, iconChoices } from '../controls/styles.ts'

/** Every icon that blocks draw, each under its name: a file of its own, so that none is in a visitor's scripts for this. */
const sheet = '/_catalogue/icons.svg'

/** One of some icons, all of them in view. */
export function IconWidget({
  id,
  value,
  label,
  schema,
  options,
  onChange,
  disabled,
  rawErrors,
}: WidgetProps) {
  const group = useId()
  const names: Record<string, string> = schema.labels ?? {}
  const icons = (options.enumOptions ?? []).map((choice) => String(choice.value))
  // With a default or without a choice being asked for, there is always one.
  const mayBeNone = options.emptyValue !== ''
  return (
    <div
      id={id}
      role="radiogroup"
      className={iconChoices({ wrong: (rawErrors?.length ?? 0) > 0 })}
      aria-label={label}
      aria-invalid={(rawErrors?.length ?? 0) > 0}
      aria-describedby={ariaDescribedByIds(id)}
    >
      {mayBeNone && (
        <label className={iconChoice()}>
          <input
            type="radio"
            name={group}
            checked={value === undefined || value === null}
            disabled={disabled ?? false}
            onChange={() => onChange(options.emptyValue)}
          />
          선택 안 함
        </label>
      )}
      {icons.map((icon) => (
        <label key={icon} className={iconChoice()}>
          <input
            type="radio"
            name={group}
            checked={icon === value}
            disabled={disabled ?? false}
            onChange={() => onChange(icon)}
          />
          <svg width="22" height="22" aria-hidden>
            <use href={`${sheet}#${icon}`} width="22" height="22" />
          </svg>
          {names[icon] ?? icon}
        </label>
      ))}
    </div>
  )
}
