import { ToastPlace } from '#ui/toast.tsx'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'

type ModalProps = Omit<ComponentProps<'dialog'>, 'ref'> & {
  /** Called once it is open, to put the focus where it begins. */
  onOpen?: (dialog: HTMLDialogElement) => void
}

/**
 * The browser's own modal window, open as long as it is drawn. It keeps the focus and gives it back, and shows toasts: the
 * browser makes all outside of it inert.
 */
export function Modal({ onOpen, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Shown after the window, so that its toasts lie above it.
  const [isOpen, setOpen] = useState(false)
  const begin = useEffectEvent((element: HTMLDialogElement) => onOpen?.(element))
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    setOpen(true)
    if (element) begin(element)
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog {...props} ref={dialog}>
      {children}
      {isOpen && <ToastPlace />}
    </dialog>
  )
}
