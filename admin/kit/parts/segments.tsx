import { useId } from 'react'
import { segment, segments } from './segments.styles.ts'
import type { SelectOption } from './select.tsx'

type SegmentsProps = {
  label: string
  id?: string | undefined
  /** One of the options; another value where none is chosen yet. */
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  disabled?: boolean | undefined
  isWrong?: boolean
  describedBy?: string | undefined
}

/** Letters of all names together that stand side by side in the narrowest form. */
const mostLetters = 20
const mostSegments = 4

/** Says whether options are few and short enough to stand side by side. */
export const fitSegments = (options: readonly SelectOption[]) =>
  options.length <= mostSegments &&
  options.reduce((sum, { label }) => sum + label.replaceAll(/\s/g, '').length, 0) <= mostLetters

/** One of a few values, all of them in view. */
export function Segments({
  label,
  id,
  value,
  options,
  onChange,
  disabled,
  isWrong,
  describedBy,
}: SegmentsProps) {
  const name = useId()
  return (
    <div
      id={id}
      role="radiogroup"
      className={segments({ wrong: isWrong })}
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <label key={option.value} className={segment()}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
