import { useState, type PropsWithChildren } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorNote } from './error-note.tsx'
import { button } from './styles.ts'

type ConfirmActionsProps = {
  /** Title of the button that goes on: the act itself, such as 예약 취소하기. */
  confirm: string
  /** Title of the way out. Never 취소, which is also what is done to bookings. */
  keep?: string
  /** `primary` where nothing is lost by it. */
  look?: 'danger' | 'primary'
  isDisabled?: boolean
  /** Whether the window begins with it, where it is what comes next. */
  beginsWithIt?: boolean
  /** Of a form that the button sends, in place of `onConfirm`. */
  formId?: string
  onConfirm?: () => void
  onClose: () => void
}

/** The two buttons of a question: one leaves all as it is, the other goes on, in red where something is lost. */
export function ConfirmActions(props: ConfirmActionsProps) {
  const { confirm, keep = '그대로 두기', look = 'danger', isDisabled = false } = props
  const { beginsWithIt, formId, onConfirm, onClose } = props
  return (
    <>
      <button type="button" className={button()} onClick={onClose}>
        {keep}
      </button>
      <Button
        {...(formId ? { type: 'submit', form: formId } : { type: 'button', onClick: onConfirm })}
        className={button({ look })}
        disabled={isDisabled}
        data-begin={beginsWithIt}
      >
        {confirm}
      </Button>
    </>
  )
}

type ConfirmDialogProps = PropsWithChildren<
  Omit<ConfirmActionsProps, 'formId' | 'isDisabled' | 'onConfirm'> & {
    title: string
    /** While it is being done. */
    isPending?: boolean
    /** Why it was not done; one from before the question is not shown. */
    error?: Error | null
    onConfirm: () => void
  }
>

/** Asks before something that cannot be taken back, and stays with the reason where it fails. */
export function ConfirmDialog({
  title,
  isPending = false,
  error = null,
  children,
  ...actions
}: ConfirmDialogProps) {
  const [before] = useState(error)
  return (
    <Dialog
      title={title}
      onClose={actions.onClose}
      actions={<ConfirmActions {...actions} isDisabled={isPending} />}
    >
      <p>{children}</p>
      <ErrorNote error={error !== before && error} />
    </Dialog>
  )
}
