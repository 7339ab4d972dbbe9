import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { switchInput, switchRow } from '../controls/styles.ts'

/** On or off. */
export function SwitchWidget({ id, value, label, onChange, onBlur, onFocus, disabled }: WidgetProps) {
  return (
    <label className={switchRow()}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={switchInput()}
        checked={value === true}
        aria-checked={value === true}
        disabled={disabled}
        aria-describedby={ariaDescribedByIds(id)}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      {label}
    </label>
  )
}
