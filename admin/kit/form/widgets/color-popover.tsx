import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { usePopupPlace } from '../../parts/layer.ts'
import { popup, positioner } from '../../parts/popup.styles.ts'
import { ColorSwatches } from './color-swatches.tsx'
import { colorButton, popoverBody } from './color.styles.ts'

type ColorPopoverProps = {
  label: string
  /** The colour that the button shows, and the one that is chosen, if there is one. */
  shown: string
  value: string | undefined
  disabled: boolean
  /** It takes the place of a button that has just been pressed. */
  startsOpen: boolean
  onChange: (hex: string) => void
}

/** The button of a colour's field, with the swatches that it opens. */
export function ColorPopover({ label, shown, value, disabled, startsOpen, onChange }: ColorPopoverProps) {
  const place = usePopupPlace()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className={colorButton()}
        style={{ backgroundColor: shown }}
        disabled={disabled}
        aria-label={`${label} 선택`}
      />
      <Popover.Portal {...place.portal}>
        <Popover.Positioner {...place.positioner} className={positioner()} sideOffset={4} align="start">
          <Popover.Popup className={`${popup()} ${popoverBody()}`} aria-label={`${label} 선택`}>
            <ColorSwatches
              label={label}
              value={value}
              onChange={(hex) => {
                onChange(hex)
                setOpen(false)
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
