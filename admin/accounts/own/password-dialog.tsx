import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { button } from '../../parts/styles.ts'
import { SignInField } from '../../session/sign-in-field.tsx'

type PasswordDialogProps = {
  title: string
  confirm: string
  /** Goes on with the password; throws where it is wrong. */
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password once more, before what whoever sits down at an open console must not do. */
export function PasswordDialog({ title, confirm, onPassword, onClose }: PasswordDialogProps) {
  const formId = useId()
  const [password, setPassword] = useState('')
  const goOn = useMutation({ mutationFn: () => onPassword(password) })
  return (
    <Dialog
      title={title}
      isForm
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          className={button({ look: 'primary' })}
          disabled={goOn.isPending || password === ''}
        >
          {confirm}
        </Button>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          goOn.mutate()
        }}
      >
        <SignInField
          label="지금 비밀번호"
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
