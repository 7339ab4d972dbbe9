import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type PropsWithChildren, type ReactNode } from 'react'
import { dialogBody, dialogBox, dialogFoot, dialogHead, dialogTitle } from './dialog.styles.ts'
import { IconButton } from './icon-button.tsx'
import { LayerContext } from './layer.ts'

type DialogProps = PropsWithChildren<{
  title: string
  onClose: () => void
  /** Buttons at the bottom right. */
  actions?: ReactNode
  size?: 'small' | 'large' | 'full'
}>

/** A modal window. The browser's own `<dialog>` keeps and returns the focus, and closes on Escape. */
export function Dialog({ title, onClose, actions, size = 'small', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = dialog.current
    setLayer(element)
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={dialogBox({ size })}
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
      {actions && <div className={dialogFoot()}>{actions}</div>}
    </dialog>
  )
}
