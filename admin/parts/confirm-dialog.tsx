import type { PropsWithChildren } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { button } from './styles.ts'

type ConfirmDialogProps = PropsWithChildren<{
  title: string
  /** Title of the button that goes on. */
  confirm: string
  onConfirm: () => void
  /** While it is being done. */
  isPending?: boolean
  onClose: () => void
}>

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  confirm,
  onConfirm,
  isPending = false,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={button()} onClick={onClose}>
            취소
          </button>
          <Button
            type="button"
            className={button({ look: 'danger' })}
            disabled={isPending}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
