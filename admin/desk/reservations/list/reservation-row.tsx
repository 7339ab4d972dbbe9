import { itemsText } from '#schema/plain/items-text.ts'
import { reservationStatusNames } from '#schema/plain/reservation-words.ts'
import { dayText } from '#schema/plain/days.ts'
import type { SelectOption } from '#admin/kit/parts/select.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { Contact } from '../contact.tsx'
import { ReservationActions } from '../reservation-actions.tsx'
import { isOver, type ConsoleReservation } from '../statuses.ts'
import { row, rowActions, status, time, what } from '../styles.ts'

type ReservationRowProps = {
  reservation: ConsoleReservation
  employees: readonly SelectOption[]
  onChanged: () => void
  onOpen: () => void
}

/** One reservation of the list: when, who, for what, by whom, and what can be done with it. */
export function ReservationRow({ reservation, employees, onChanged, onOpen }: ReservationRowProps) {
  return (
    <div className={row({ quiet: isOver(reservation) })}>
      <div className={time()}>
        {reservation.time} <small>{reservation.durationMinutes}분</small>
      </div>
      <Contact reservation={reservation} />
      <div className={what()} data-what>
        {itemsText(reservation)}
        {reservation.pendingMove && (
          <small>
            변경 신청: {dayText(reservation.pendingMove.day)} {reservation.pendingMove.time}
          </small>
        )}
        {reservation.request && <small>요청: {reservation.request}</small>}
        {reservation.memo && <small>메모: {reservation.memo}</small>}
        {reservation.reason && <small>이유: {reservation.reason}</small>}
      </div>
      <div data-what>{reservation.employee?.name ?? '담당 없음'}</div>
      <div data-status>
        <span className={status({ of: reservation.status })}>
          {reservationStatusNames[reservation.status]}
        </span>
      </div>
      <div className={rowActions()} data-actions>
        <ReservationActions reservation={reservation} employees={employees} onChanged={onChanged} />
        <button
          type="button"
          className={button({ look: 'quiet' })}
          aria-label={`${reservation.contactName}님 예약 자세히`}
          onClick={onOpen}
        >
          자세히
        </button>
      </div>
    </div>
  )
}
