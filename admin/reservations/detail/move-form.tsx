import { dayText } from '#schema/plain/days.ts'
import { useState } from 'react'
import { useAdmin } from '../../admin-context.tsx'
import { Select, type SelectOption } from '../../parts/select.tsx'
import { button, fieldLabel, input } from '../../parts/styles.ts'
import { momentIn } from '../days.ts'
import { useWork } from '../../parts/use-work.ts'
import type { ConsoleReservation } from '../statuses.ts'
import { fieldRow, moveBox } from './styles.ts'

type MoveFormProps = {
  reservation: ConsoleReservation
  employees: readonly SelectOption[]
  onMoved: () => void
}

/** Moves a reservation to another day, time or doctor, without a pointer. */
export function MoveForm({ reservation, employees, onMoved }: MoveFormProps) {
  const { api } = useAdmin()
  const { isBusy, run } = useWork(onMoved)
  const [day, setDay] = useState(reservation.day)
  const [time, setTime] = useState(reservation.time)
  const [employeeId, setEmployeeId] = useState(String(reservation.employee?.id ?? ''))
  const isSame =
    day === reservation.day &&
    time === reservation.time &&
    employeeId === String(reservation.employee?.id ?? '')
  const move = () =>
    api.request('PUT /admin/reservations/{reservationId}', {
      params: { reservationId: reservation.id },
      body: { reservedAt: momentIn(day, time), ...(employeeId && { employeeId: Number(employeeId) }) },
    })
  return (
    <form
      className={moveBox()}
      onSubmit={(event) => {
        event.preventDefault()
        void run(move, `${dayText(day)} ${time}(으)로 옮겼습니다.`)
      }}
    >
      <div className={fieldRow()}>
        <label className={fieldLabel()}>
          날짜
          <input
            type="date"
            required
            className={input()}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </label>
        <label className={fieldLabel()}>
          시각
          <input
            type="time"
            required
            step={300}
            className={input()}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </label>
        <div>
          <span className={fieldLabel()}>담당</span>
          <Select
            label="담당"
            value={employeeId}
            isWide
            options={reservation.employee ? employees : [{ value: '', label: '정하지 않음' }, ...employees]}
            onChange={setEmployeeId}
          />
        </div>
      </div>
      <button type="submit" className={button({ look: 'primary' })} disabled={isBusy || isSame}>
        옮기고 고객에게 알리기
      </button>
    </form>
  )
}
