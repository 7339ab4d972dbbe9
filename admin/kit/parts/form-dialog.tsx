import { useId, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { ErrorNote } from './error-note.tsx'

type FormDialogProps = {
  title: string
  /** What the button that sends it says. */
  submit: string
  isDisabled: boolean
  onSubmit: () => void
  onClose: () => void
  className?: string
  size?: 'small' | 'large'
  /** What is wrong with the form as a whole. */
  error: string | undefined
  children: ReactNode
  /** What opens over the window, such as a question. */
  over?: ReactNode
}

/** A window with a form and its two buttons. */
export function FormDialog({ title, submit, isDisabled, onSubmit, onClose, ...form }: FormDialogProps) {
  const { className, size, error, children, over } = form
  const formId = useId()
  return (
    <Dialog
      title={title}
      isForm
      {...(size && { size })}
      onClose={onClose}
      actions={
        <FormActions formId={formId} isDisabled={isDisabled} onCancel={onClose}>
          {submit}
        </FormActions>
      }
    >
      <form
        id={formId}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <ErrorNote error={error} />
      </form>
      {over}
    </Dialog>
  )
}
