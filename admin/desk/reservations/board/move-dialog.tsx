import { dayText } from '#schema/plain/days.ts'
import { showToast } from '#ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { ConfirmActions } from '#admin/kit/parts/confirm-dialog.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { momentIn } from '#admin/kit/form/data/seoul-time.ts'
import type { ConsoleReservation } from '../statuses.ts'
import { useOverride } from '../use-override.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'

export type PlannedMove = {
  reservation: ConsoleReservation
  day: string
  time: string
  doctor: { id: number; name: string } | null
}

type MoveDialogProps = { planned: PlannedMove; onClose: () => void; onMoved: () => void }

/** Asks before a dragged reservation moves, as its customer is told of it at once; says why where it cannot. */
export function MoveDialog({ planned, onClose, onMoved }: MoveDialogProps) {
  const { reservation, day, time, doctor } = planned
  const { api } = useAdmin()
  const { attempt, question } = useOverride('그래도 옮기기')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      attempt((accepted) =>
        api.request('PUT /admin/reservations/{reservationId}', {
          params: { reservationId: reservation.id },
          body: {
            reservedAt: momentIn(day, time),
            ...(doctor && { employeeId: doctor.id }),
            ...accepted,
          },
        }),
      ),
    onSuccess: (moved) => {
      if (!moved) return
      showToast(`${dayText(day)} ${time}(으)로 옮겼습니다.`, { kind: 'success' })
      onMoved()
    },
  })
  const place = (of: { day: string; time: string; doctor: string | undefined }) =>
    `${dayText(of.day)} ${of.time} ${of.doctor ?? '담당 없음'}`
  return (
    <Dialog
      title={`${reservation.contactName}님 예약 옮기기`}
      onClose={onClose}
      actions={
        <ConfirmActions
          confirm="옮기기"
          look="primary"
          // The dialog opens from a drag: this is what comes next.
          beginsWithIt
          isDisabled={isPending}
          onConfirm={mutate}
          onClose={onClose}
        />
      }
    >
      <p>
        <del>
          {place({ day: reservation.day, time: reservation.time, doctor: reservation.employee?.name })}
        </del>
        <br />
        <b>{place({ day, time, doctor: doctor?.name })}</b>
      </p>
      <p>고객에게 바뀐 시간을 바로 알립니다.</p>
      <ErrorNote error={error} otherwise="옮기지 못했습니다. 다시 시도해 주세요." />
      {question}
    </Dialog>
  )
}
