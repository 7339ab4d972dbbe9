import { Popover } from '@base-ui/react/popover'
import type { WidgetProps } from '@rjsf/utils'
import { lazy, Suspense, useState } from 'react'
import { usePopupPlace } from '../../parts/layer.ts'
import { popup, positioner } from '../../parts/popup.styles.ts'
import { colorButton, popoverBody } from '../../theme/styles.ts'
import { colorRow } from '../styles.ts'
import { TextWidget } from './text-widget.tsx'

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

// Most forms have no colour, and the arithmetic of colours is loaded for those that do.
const ColorSwatches = lazy(() =>
  import('../../theme/color-swatches.tsx').then((m) => ({ default: m.ColorSwatches })),
)

/** A colour, chosen among swatches or written as `#rrggbb`. */
export function ColorWidget(props: WidgetProps) {
  const { value, label, onChange, disabled } = props
  const place = usePopupPlace()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={colorRow()}>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          className={colorButton()}
          style={{ backgroundColor: isColor(value) ? value : '#ffffff' }}
          disabled={disabled ?? false}
          aria-label={`${label} 고르기`}
        />
        <Popover.Portal {...place.portal}>
          <Popover.Positioner {...place.positioner} className={positioner()} sideOffset={4} align="start">
            <Popover.Popup className={`${popup()} ${popoverBody()}`} aria-label={`${label} 고르기`}>
              <Suspense fallback={null}>
                <ColorSwatches
                  label={label}
                  value={isColor(value) ? value : undefined}
                  onChange={(hex) => {
                    onChange(hex)
                    setOpen(false)
                  }}
                />
              </Suspense>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <TextWidget {...props} placeholder="#rrggbb" />
    </div>
  )
}
