import { useContext, useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { ConfirmActions } from '#admin/kit/parts/confirm-dialog.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { LayerContext } from '#admin/kit/parts/layer.ts'
import { Select, type SelectOption } from '#admin/kit/parts/select.tsx'
import { button, fieldHint, fieldLabel, input } from '#admin/kit/parts/styles.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import { Check, Undo2 } from 'lucide-react'
import { quickStep } from './styles.ts'
import { actionsOf, nextOf, type ConsoleReservation, type ReservationAction } from './statuses.ts'
import { useOverride } from './use-override.tsx'
import { useTime } from '#admin/kit/parts/use-today.ts'

type ReservationActionsProps = {
  reservation: ConsoleReservation
  employees: readonly SelectOption[]
  onChanged: () => void
  /** Shows what usually comes next alone, as a small button. */
  isBrief?: boolean
}

type Told = { reason: string; employeeId: string }

/** Calls of the API that change the status, and the question where the desk may insist. */
function useStatusCall(reservationId: number) {
  const { api } = useAdmin()
  const { attempt, question } = useOverride('그래도 진행하기')
  const params = { reservationId }
  const request = (call: ReservationAction['call'], { reason, employeeId }: Told): Promise<unknown> => {
    switch (call) {
      case 'POST /admin/reservations/{reservationId}/confirm':
        return attempt((accepted) =>
          api.request(call, {
            params,
            body: { ...(employeeId && { employeeId: Number(employeeId) }), ...accepted },
          }),
        )
      case 'POST /admin/reservations/{reservationId}/restore':
        return attempt((accepted) => api.request(call, { params, body: { ...accepted } }))
      case 'POST /admin/reservations/{reservationId}/reject':
      case 'POST /admin/reservations/{reservationId}/cancel':
        return api.request(call, { params, body: { reason } })
      default:
        return api.request(call, { params })
    }
  }
  return { request, question }
}

/** Runs a change of status: asks for the reason or the doctor where one is needed, then sends the call. */
function useStatusChange({
  reservation,
  onChanged,
}: Pick<ReservationActionsProps, 'reservation' | 'onChanged'>) {
  const { request, question } = useStatusCall(reservation.id)
  const [asked, setAsked] = useState<ReservationAction | null>(null)
  const isNoted = useContext(LayerContext) !== null || asked !== null
  const { isBusy, fault, run, forget } = useWork(onChanged, { isNoted })
  const [reason, setReason] = useState('')
  const [employeeId, setEmployeeId] = useState('')

  const act = async ({ call, title }: ReservationAction) => {
    if (await run(() => request(call, { reason, employeeId }), `${reservation.contactName}님 예약: ${title}`))
      setAsked(null)
  }
  const close = () => {
    setAsked(null)
    forget()
  }
  const begin = (action: ReservationAction) => {
    setReason('')
    const isConfirmed = action.call === 'POST /admin/reservations/{reservationId}/confirm'
    const needsDoctor = isConfirmed && (reservation.pendingMove ?? reservation).employee === null
    if (action.isHard || needsDoctor) setAsked(action)
    else void act(action)
  }
  return { asked, begin, act, close, reason, setReason, employeeId, setEmployeeId, isBusy, fault, question }
}

/** Changes of status that a reservation admits; one that tells the customer no asks for the reason first. */
export function ReservationActions(props: ReservationActionsProps) {
  const { reservation, employees, isBrief = false } = props
  const time = useTime()
  const { asked, begin, act, close, isBusy, fault, question, ...answers } = useStatusChange(props)
  const { reason, setReason, employeeId, setEmployeeId } = answers
  return (
    <>
      {!asked && <ErrorNote error={fault} />}
      {(isBrief ? nextOf(reservation, time()) : actionsOf(reservation)).map((action) => (
        <ActionButton
          key={action.title}
          action={action}
          name={reservation.contactName}
          isBrief={isBrief}
          isBusy={isBusy}
          onPress={() => begin(action)}
        />
      ))}
      {asked && (
        <Dialog
          title={`${reservation.contactName}님 예약 ${asked.title}`}
          onClose={close}
          actions={
            <ConfirmActions
              confirm={asked.confirm ?? asked.title}
              look={asked.isHard ? 'danger' : 'primary'}
              isDisabled={isBusy || (!asked.isHard && employeeId === '')}
              onConfirm={() => void act(asked)}
              onClose={close}
            />
          }
        >
          {asked.isHard ? (
            <ReasonField reason={reason} onChange={setReason} />
          ) : (
            <DoctorField employeeId={employeeId} employees={employees} onChange={setEmployeeId} />
          )}
          <ErrorNote error={fault} />
        </Dialog>
      )}
      {question}
    </>
  )
}

type ActionButtonProps = {
  action: ReservationAction
  /** Whose reservation it is. */
  name: string
  isBrief: boolean
  isBusy: boolean
  onPress: () => void
}

function ActionButton({ action, name, isBrief, isBusy, onPress }: ActionButtonProps) {
  if (isBrief)
    return (
      <Button
        type="button"
        className={quickStep()}
        aria-label={`${name}님 예약 ${action.title}`}
        title={action.title}
        disabled={isBusy}
        onClick={onPress}
      >
        {action.isNext ? <Check size={14} aria-hidden /> : <Undo2 size={14} aria-hidden />}
      </Button>
    )
  return (
    <Button
      type="button"
      className={button({ look: action.isNext ? 'outline' : 'quiet' })}
      disabled={isBusy}
      onClick={onPress}
    >
      {action.title}
    </Button>
  )
}

type ReasonFieldProps = { reason: string; onChange: (reason: string) => void }

function ReasonField({ reason, onChange }: ReasonFieldProps) {
  return (
    <>
      <label className={fieldLabel()}>
        이유
        <textarea
          className={input({ area: true })}
          value={reason}
          maxLength={300}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p className={fieldHint()}>고객이 예약 조회에서 이 이유를 봅니다.</p>
    </>
  )
}

type DoctorFieldProps = Pick<ReservationActionsProps, 'employees'> & {
  employeeId: string
  onChange: (employeeId: string) => void
}

function DoctorField({ employeeId, employees, onChange }: DoctorFieldProps) {
  return (
    <>
      <span className={fieldLabel()}>담당 의료진</span>
      <Select
        label="담당 의료진"
        value={employeeId}
        isWide
        options={[{ value: '', label: '선택해 주세요' }, ...employees]}
        onChange={onChange}
      />
    </>
  )
}
