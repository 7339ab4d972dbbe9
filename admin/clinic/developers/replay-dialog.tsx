import { callMutation } from '#api/call-query.ts'
import { dayInSeoul } from '#schema/plain/days.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { DayInput } from '#admin/kit/parts/day/day-input.tsx'
import { TimeInput } from '#admin/kit/parts/day/time-input.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { FormActions } from '#admin/kit/parts/form-actions.tsx'
import { Field } from '#admin/kit/parts/field.tsx'
import { momentIn } from '#admin/kit/form/data/seoul-time.ts'
import { form } from './styles.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

type ReplayDialogProps = {
  webhookId: number
  /** When a delivery was given up. */
  failingSince: string | null
  onReplayed: () => void
  onClose: () => void
}

/** Has everything since a moment sent again. */
export function ReplayDialog({ webhookId, failingSince, onReplayed, onClose }: ReplayDialogProps) {
  const { api } = useAdmin()
  const formId = useId()
  const today = useToday()
  const [day, setDay] = useState(failingSince ? dayInSeoul(failingSince) : today)
  const [time, setTime] = useState('00:00')
  const replay = useMutation({
    ...callMutation(api, 'POST /admin/webhooks/{id}/replay'),
    onSuccess: ({ count }) => {
      showToast(count === 0 ? '그때부터 보낸 소식이 없습니다.' : `${count}건을 다시 보냅니다.`)
      onReplayed()
      onClose()
    },
  })
  return (
    <Dialog
      title="어느 때부터 다시 보내기"
      isForm
      onClose={onClose}
      actions={
        <FormActions formId={formId} isDisabled={replay.isPending} onCancel={onClose}>
          다시 보내기
        </FormActions>
      }
    >
      <form
        id={formId}
        className={form()}
        onSubmit={(event) => {
          event.preventDefault()
          replay.mutate({ params: { id: webhookId }, body: { since: momentIn(day, time) } })
        }}
      >
        <p>
          그때부터 있었던 소식을 모두, 있었던 차례대로 다시 보냅니다. 받는 쪽은 webhook-id로 이미 받은 것을
          가립니다.
        </p>
        <Field title="날짜">{(id) => <DayInput id={id} required value={day} onChange={setDay} />}</Field>
        <Field title="시각">{(id) => <TimeInput id={id} required value={time} onChange={setTime} />}</Field>
        <ErrorNote error={replay.error} />
      </form>
    </Dialog>
  )
}
