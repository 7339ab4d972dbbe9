import type { CallInput } from '#api/client.ts'
import { ApiError } from '#api/client.ts'
import type { MessageChannels } from '#schema/notifications.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAdmin } from '../../console/admin-context.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { FormActions } from '../../parts/form-actions.tsx'
import { fieldError, notice } from '../../parts/styles.ts'
import { getSessionQueryOptions } from '../../console/get-session.ts'

type MessageTestDialogProps = {
  title: string
  message: Omit<CallInput<'POST /admin/messages/test'>['body'], 'to'>
  channels: MessageChannels | undefined
  onClose: () => void
}

/** Sends a message as it is typed, with sample values, to a phone or an address. */
export function MessageTestDialog({ title, message, channels, onClose }: MessageTestDialogProps) {
  const { api } = useAdmin()
  const { data: account } = useQuery(getSessionQueryOptions(api))
  const formId = useId()
  const [typed, setTyped] = useState<string>()
  const to = typed ?? account?.email ?? ''
  const send = useMutation({
    mutationFn: () => api.request('POST /admin/messages/test', { body: { ...message, to } }),
    onSuccess: () => {
      showToast('시험 메시지를 보냈습니다. 몇 초 안에 도착합니다.', { kind: 'success' })
      onClose()
    },
  })
  const told = send.error instanceof ApiError ? send.error : undefined
  const atField = told?.errors.find(({ path }) => path === '/to')?.message
  const isConnected = to.includes('@') ? channels?.email : channels?.sms || channels?.alimtalk
  return (
    <Dialog
      title={`${title} 시험 발송`}
      isForm
      onClose={onClose}
      actions={
        <FormActions formId={formId} isDisabled={send.isPending || to.trim() === ''} onCancel={onClose}>
          {send.isPending ? '보내는 중…' : '보내기'}
        </FormActions>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate()
        }}
      >
        {channels && to !== '' && !isConnected && (
          <p className={notice({ tone: 'warning' })}>
            {to.includes('@') ? '이메일을' : '문자를'} 보내는 서비스가 아직 연결되지 않아 도착하지 않습니다.
            서버를 관리하는 분께 문의해 주세요.
          </p>
        )}
        <TextField
          title="받을 곳"
          error={atField}
          hint="휴대폰 번호나 이메일. 예약 값 자리에는 보기가 들어가고 맨 앞에 [시험]이 붙습니다."
          value={to}
          onChange={setTyped}
        />
        {told && !atField && (
          <p className={fieldError()} role="alert">
            {told.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
