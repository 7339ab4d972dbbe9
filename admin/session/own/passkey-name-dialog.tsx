import { callMutation } from '#api/call-query.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'

type PasskeyNameDialogProps = { id: string; name: string; onNamed: () => void; onClose: () => void }

/** Names a passkey, so that its owner knows later which device it is on. */
export function PasskeyNameDialog({ id, name: before, onNamed, onClose }: PasskeyNameDialogProps) {
  const { api } = useAdmin()
  const formId = useId()
  const [name, setName] = useState(before)
  const save = useMutation({
    ...callMutation(api, 'PUT /admin/account/passkeys/{id}'),
    onSuccess: onNamed,
  })
  return (
    <Dialog
      title="패스키의 이름"
      isForm
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} className={button({ look: 'primary' })} disabled={save.isPending}>
          저장
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ params: { id }, body: { name } })
        }}
      >
        <TextField
          title="이름 (예: 노트북, 휴대전화)"
          autoComplete="off"
          value={name}
          error={save.error?.message}
          onChange={setName}
        />
      </form>
    </Dialog>
  )
}
