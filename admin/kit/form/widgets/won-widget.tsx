import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { formatNumber } from '#ui/format.ts'
import { input } from '../../parts/styles.ts'
import { unit, unitBox } from '../controls/styles.ts'

/** A price in won, with its thousands apart. */
export function WonWidget({
  id,
  value,
  options,
  onChange,
  onBlur,
  onFocus,
  disabled,
  rawErrors,
}: WidgetProps) {
  const text = typeof value === 'number' ? formatNumber(value) : ''
  return (
    <div className={unitBox()}>
      <input
        id={id}
        className={input()}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        disabled={disabled}
        aria-invalid={(rawErrors?.length ?? 0) > 0}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 10)
          onChange(
            digits === '' ? (options.emptyValue === '' ? undefined : options.emptyValue) : Number(digits),
          )
        }}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      <span className={unit()} aria-hidden>
        원
      </span>
    </div>
  )
}
