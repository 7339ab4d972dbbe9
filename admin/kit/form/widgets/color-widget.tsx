import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { onDemand } from '../../parts/on-demand.ts'
import { colorButton } from './color.styles.ts'
import { colorRow } from '../controls/styles.ts'
import { TextWidget } from './text-widget.tsx'

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

// With the arithmetic of colours, which few forms need.
const usePopover = onDemand(() => import('./color-popover.tsx'))

/** A colour, chosen among swatches or written as `#rrggbb`. */
export function ColorWidget(props: WidgetProps) {
  const { value, label, onChange } = props
  const { part, prepare, want } = usePopover()
  const [isPressed, setPressed] = useState(false)
  const disabled = props.disabled ?? false
  const shown = isColor(value) ? value : '#ffffff'
  return (
    <div className={colorRow()}>
      {part ? (
        <part.ColorPopover
          label={label}
          shown={shown}
          value={isColor(value) ? value : undefined}
          disabled={disabled}
          startsOpen={isPressed}
          onChange={onChange}
        />
      ) : (
        <button
          type="button"
          className={colorButton()}
          style={{ backgroundColor: shown }}
          disabled={disabled}
          aria-label={`${label} 선택`}
          aria-haspopup="dialog"
          aria-expanded={false}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setPressed(true)
            want()
          }}
        />
      )}
      <TextWidget {...props} placeholder="#rrggbb" />
    </div>
  )
}
