import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ConfirmActions } from '#admin/kit/parts/confirm-dialog.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { TextField } from '#admin/kit/parts/text-field.tsx'

type PasswordDialogProps = {
  title: string
  confirm: string
  /** `danger` where something is lost by it. */
  look?: 'danger' | 'primary'
  /** Goes on with the password; throws where it is wrong. */
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password once more, before what whoever sits down at an open console must not do. */
export function PasswordDialog({
  title,
  confirm,
  look = 'primary',
  onPassword,
  onClose,
}: PasswordDialogProps) {
  const formId = useId()
  const [password, setPassword] = useState('')
  const goOn = useMutation({ mutationFn: () => onPassword(password) })
  return (
    <Dialog
      title={title}
      isForm
      onClose={onClose}
      actions={
        <ConfirmActions
          confirm={confirm}
          look={look}
          {...(look === 'primary' && { keep: '취소' })}
          formId={formId}
          isDisabled={goOn.isPending || password === ''}
          onClose={onClose}
        />
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          goOn.mutate()
        }}
      >
        <TextField
          title="현재 비밀번호"
          type="password"
          autoComplete="current-password"
          value={password}
          error={goOn.error?.message}
          onChange={setPassword}
        />
      </form>
    </Dialog>
  )
}
