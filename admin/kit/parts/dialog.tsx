import { X } from 'lucide-react'
import { useId, useRef, useState, type PointerEvent, type PropsWithChildren, type ReactNode } from 'react'
import { dialogBody, dialogBox, dialogFoot, dialogHead, dialogTitle } from './dialog.styles.ts'
import { IconButton } from './icon-button.tsx'
import { LayerContext } from './layer.ts'
import { Modal } from './modal.tsx'

type DialogProps = PropsWithChildren<{
  title: string
  onClose: () => void
  /** Buttons at the bottom right. */
  actions?: ReactNode
  size?: 'small' | 'large' | 'full'
  /** It is there to be filled in, and begins in its first field. */
  isForm?: boolean
}>

const firstField = 'input:not([type=hidden], [type=file], [readonly], [disabled]), textarea:not([disabled])'

/** Where a window begins: at what it names; a form in its first field, but where a finger has opened it: a keyboard would cover it. */
function begin(dialog: HTMLDialogElement, isForm: boolean) {
  const isFilledIn = isForm && !matchMedia('(pointer: coarse)').matches
  const named = dialog.querySelector<HTMLElement>('[data-begin]')
  const place = named ?? (isFilledIn ? dialog.querySelector<HTMLElement>(firstField) : null)
  place?.focus()
}

/** Distance in px beyond which a pointer has left the place where it was put down. */
const slip = 10

/**
 * Handlers that keep a press with its button although the button moves, as those in the foot do when what stands above
 * them comes. Who moves the pointer away takes the press back (WCAG 2.2, 2.5.2).
 */
function useHeldPress() {
  const start = useRef({ x: 0, y: 0 })
  return {
    onPointerDown({ target, pointerId, clientX, clientY }: PointerEvent) {
      start.current = { x: clientX, y: clientY }
      ;(target as Element).closest('button:not([disabled])')?.setPointerCapture(pointerId)
    },
    onPointerMove({ target, pointerId, clientX, clientY }: PointerEvent) {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > slip) (target as Element).releasePointerCapture(pointerId)
    },
  }
}

/** A modal window with a title. It closes on Escape and on a press beside it. */
export function Dialog({ title, onClose, actions, size = 'small', isForm = false, children }: DialogProps) {
  const titleId = useId()
  const heldPress = useHeldPress()
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  return (
    <Modal
      className={dialogBox({ size })}
      onOpen={(dialog) => {
        setLayer(dialog)
        begin(dialog, isForm)
      }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={dialogHead()}>
        <h2 id={titleId} className={dialogTitle()}>
          {title}
        </h2>
        <IconButton label="닫기" icon={X} onClick={onClose} />
      </div>
      <LayerContext value={layer}>
        <div className={dialogBody()}>{children}</div>
      </LayerContext>
      {actions && (
        <div className={dialogFoot()} data-foot {...heldPress}>
          {actions}
        </div>
      )}
    </Modal>
  )
}
