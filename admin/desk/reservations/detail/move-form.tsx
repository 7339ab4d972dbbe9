import { dayText } from '#schema/plain/days.ts'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Button } from '#admin/kit/parts/button.tsx'
import { DayInput } from '#admin/kit/parts/day/day-input.tsx'
import { TimeInput } from '#admin/kit/parts/day/time-input.tsx'
import { Field } from '#admin/kit/parts/field.tsx'
import { Select, type SelectOption } from '#admin/kit/parts/select.tsx'
import { ErrorNote } from '#admin/kit/parts/error-note.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { momentIn } from '#admin/kit/form/data/seoul-time.ts'
import { useWork } from '#admin/kit/parts/use-work.ts'
import type { ConsoleReservation } from '../statuses.ts'
import { useOverride } from '../use-override.tsx'
import { fieldRow, moveBox } from '../detail.styles.ts'

type MoveFormProps = {
  reservation: ConsoleReservation
  employees: readonly SelectOption[]
  onMoved: () => void
}

/** Moves a reservation to another day, time or doctor, without a pointer. */
export function MoveForm({ reservation, employees, onMoved }: MoveFormProps) {
  const { api } = useAdmin()
  const { isBusy, fault, run } = useWork(onMoved, { isNoted: true })
  const { attempt, question } = useOverride('그래도 옮기기')
  const [day, setDay] = useState(reservation.day)
  const [time, setTime] = useState(reservation.time)
  const [employeeId, setEmployeeId] = useState(String(reservation.employee?.id ?? ''))
  const isSame =
    day === reservation.day &&
    time === reservation.time &&
    employeeId === String(reservation.employee?.id ?? '')
  const move = () =>
    attempt((accepted) =>
      api.request('PUT /admin/reservations/{reservationId}', {
        params: { reservationId: reservation.id },
        body: {
          reservedAt: momentIn(day, time),
          ...(employeeId && { employeeId: Number(employeeId) }),
          ...accepted,
        },
      }),
    )
  return (
    <>
      <form
        className={moveBox()}
        onSubmit={(event) => {
          event.preventDefault()
          void run(move, `${dayText(day)} ${time}(으)로 옮겼습니다.`)
        }}
      >
        <div className={fieldRow({ dated: true })}>
          <Field title="날짜">{(id) => <DayInput id={id} required value={day} onChange={setDay} />}</Field>
          <Field title="시각">{(id) => <TimeInput id={id} required value={time} onChange={setTime} />}</Field>
          <Field title="담당">
            {(id) => (
              <Select
                id={id}
                label="담당"
                value={employeeId}
                isWide
                options={
                  reservation.employee ? employees : [{ value: '', label: '정하지 않음' }, ...employees]
                }
                onChange={setEmployeeId}
              />
            )}
          </Field>
        </div>
        <ErrorNote error={fault} />
        <Button type="submit" className={button({ look: 'primary' })} disabled={isBusy || isSame}>
          옮기고 고객에게 알리기
        </Button>
      </form>
      {question}
    </>
  )
}
