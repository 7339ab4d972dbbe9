import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { Select } from '../../parts/select.tsx'
import { input } from '../../parts/styles.ts'
import { durationBox } from '../controls/styles.ts'
import { durationUnits, unitOf } from './duration-units.ts'

const options = durationUnits.map(({ minutes, label }) => ({ value: String(minutes), label }))

/** A duration, kept in minutes and entered in minutes, hours or days. */
export function DurationWidget(props: WidgetProps) {
  const { id, value, label, options: given, onChange, onBlur, onFocus, disabled, rawErrors } = props
  const [unit, setUnit] = useState(() => unitOf(value))
  const shown = typeof value === 'number' && value % unit !== 0 ? unitOf(value) : unit
  const count = typeof value === 'number' ? value / shown : undefined
  const isWrong = (rawErrors?.length ?? 0) > 0
  return (
    <div className={durationBox()}>
      <input
        id={id}
        className={input()}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={count ?? ''}
        disabled={disabled}
        aria-invalid={isWrong}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 6)
          const none = given.emptyValue === '' ? undefined : given.emptyValue
          onChange(digits === '' ? none : Number(digits) * shown)
        }}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      <Select
        label={`${label}의 단위`}
        value={String(shown)}
        options={options}
        disabled={disabled}
        isWrong={isWrong}
        onChange={(chosen) => {
          setUnit(Number(chosen))
          if (count !== undefined) onChange(count * Number(chosen))
        }}
      />
    </div>
  )
}
