import type { WidgetProps } from '@rjsf/utils'
import { colorInput, colorRow } from '../styles.ts'
import { TextWidget } from './text-widget.tsx'

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** A colour, picked or written as `#rrggbb`. */
export function ColorWidget(props: WidgetProps) {
  const { value, label, onChange, disabled } = props
  return (
    <div className={colorRow()}>
      <input
        type="color"
        className={colorInput()}
        value={isColor(value) ? value : '#ffffff'}
        disabled={disabled}
        aria-label={`${label} 고르기`}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextWidget {...props} placeholder="#rrggbb" />
    </div>
  )
}
