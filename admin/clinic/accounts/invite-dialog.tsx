import { callMutation } from '#api/call-query.ts'
import { ApiError } from '#api/client.ts'
import type { Role } from '#schema/accounts.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { checkEmail } from '#admin/session/sign-in-errors.ts'
import { TextField } from '#admin/kit/parts/text-field.tsx'
import { RoleField } from './role-field.tsx'
import { SentLink } from './sent-link.tsx'
import { stack } from '#admin/kit/parts/accounts.styles.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

type InviteDialogProps = { onInvited: () => void; onClose: () => void }

function useInvitation(onInvited: () => void) {
  const { api } = useAdmin()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('desk')
  const [wrong, setWrong] = useState<string | undefined>()
  const invite = useMutation({
    ...callMutation(api, 'POST /admin/invitations'),
    onSuccess: onInvited,
    onError: (error) =>
      setWrong(
        error instanceof ApiError ? error.errors.find(({ path }) => path === '/email')?.message : undefined,
      ),
  })
  const send = () => {
    const problem = checkEmail(email)
    setWrong(problem)
    if (!problem) invite.mutate({ body: { email: email.trim(), role } })
  }
  return { email, setEmail, role, setRole, wrong, invite, send }
}

/** Invites a person to the console by e-mail, in a chosen role. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const formId = useId()
  const { email, setEmail, role, setRole, wrong, invite, send } = useInvitation(onInvited)
  const sent = invite.data
  return (
    <Dialog
      title={sent ? '초대했습니다' : '콘솔에 초대'}
      isForm
      onClose={onClose}
      actions={
        sent ? (
          <button type="button" className={button({ look: 'primary' })} onClick={onClose}>
            닫기
          </button>
        ) : (
          <Button
            type="submit"
            form={formId}
            className={button({ look: 'primary' })}
            disabled={invite.isPending}
          >
            {invite.isPending ? '보내는 중…' : '초대 보내기'}
          </Button>
        )
      }
    >
      {sent ? (
        <SentLink email={sent.email} token={sent.token} />
      ) : (
        <form
          id={formId}
          className={stack()}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <TextField
            title="이메일"
            type="email"
            autoComplete="off"
            value={email}
            error={wrong}
            onChange={setEmail}
          />
          <RoleField role={role} onChange={setRole} />
          <ErrorNote error={!wrong && invite.error} />
        </form>
      )}
    </Dialog>
  )
}
