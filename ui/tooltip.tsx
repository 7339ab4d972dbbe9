import { Tooltip as Library } from '@base-ui/react/tooltip'
import { useId, useState, type ReactElement } from 'react'
import { css } from './css.ts'
import { text } from './text.ts'

const place = css({ zIndex: '$alert' })
const popup = css({
  ...text.label4,
  maxWidth: 'min(280px, calc(100vw - 32px))',
  padding: '$2 $3',
  borderRadius: 'min($radii$base, 8px)',
  backgroundColor: '$gray900',
  color: '$gray0',
  lineHeight: 1.5,
  transition: 'opacity $quick',
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
})

type TooltipProps = {
  /** A short sentence that helps; never what one must know, as a finger does not find it. */
  text: string
  /** A button or link that has a name of its own. */
  children: ReactElement<Record<string, unknown>>
}

/**
 * Words beside what is pointed at or focused; Escape hides them, and they stay while they are pointed at. Its library
 * weighs a quarter of a page's whole script: for what is loaded later.
 */
export function Tooltip({ text: words, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Library.Root open={isOpen} onOpenChange={setOpen}>
      <Library.Trigger delay={300} render={children} aria-describedby={isOpen ? id : undefined} />
      <Library.Portal>
        <Library.Positioner sideOffset={8} collisionPadding={16} className={place()}>
          <Library.Popup id={id} role="tooltip" className={popup()}>
            {words}
          </Library.Popup>
        </Library.Positioner>
      </Library.Portal>
    </Library.Root>
  )
}
