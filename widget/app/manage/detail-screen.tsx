import { dayText, momentText, timeText } from '#schema/plain/days.ts'
import { useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { formatPhone } from '#ui/format.ts'
import { FreshText } from '#ui/fresh-text.tsx'
import type { Reservation } from '../../api.ts'
import { useWidget } from '../context.ts'
import { body, lead, sub } from '../panel.styles.ts'
import { Fault } from '../parts/fault.tsx'
import { notice } from '../parts/parts.styles.ts'
import { CalendarButton } from './calendar-button.tsx'
import { ReservationFacts } from './reservation-facts.tsx'
import { ReviewPlaces } from './review-places.tsx'
import * as styles from './manage.styles.ts'

/** A booking that is found again, and what may still be done with it. */
export default function DetailScreen() {
  const { api, booking, dispatch } = useWidget()
  const [error, setError] = useState<unknown>()
  const { found } = booking
  if (!found) return null
  const { reservation, proof } = found
  const isAhead = ['REQUESTED', 'CONFIRMED'].includes(reservation.status)
  const { cancellableUntil } = reservation
  const mayChange = isAhead && reservation.changeableUntil !== null
  const mayCancel = isAhead && cancellableUntil !== null

  const move = async () => {
    setError(undefined)
    try {
      // A guest's proof for free times is asked when it is needed: it ends after half an hour.
      if (proof) {
        const { changeToken, ...now } = await api.findReservation(proof)
        dispatch({ type: 'renewed', found: { reservation: now, proof, changeToken } })
      }
      dispatch({ type: 'day', day: reservation.day })
      dispatch({ type: 'go', to: 'move' })
    } catch (refusal) {
      setError(refusal)
    }
  }
  return (
    <div className={body()}>
      <div role="status">
        <h2 className={lead()}>{headingOf(reservation, booking.isMoved)}</h2>
        {booking.isMoved && <p className={sub()}>{movedWords(reservation)}</p>}
      </div>
      {reservation.status === 'REQUESTED' && <p className={sub()}>병원에서 확인한 뒤 확정해 드립니다.</p>}
      <ReservationFacts reservation={reservation} />
      {isAhead && !mayChange && <TooLate cancellableUntil={cancellableUntil} />}
      <div className={styles.actions()}>
        {isAhead && <CalendarButton found={found} />}
        <Fault error={error} />
        {mayCancel && <Changes {...(mayChange && { onMove: () => void move() })} />}
      </div>
      <ReviewPlaces found={found} />
    </div>
  )
}

function headingOf({ status, pendingMove }: Reservation, isMoved: boolean): string {
  if (status === 'CANCELLED') return '예약이 취소되었습니다'
  if (!isMoved) return '예약 내용'
  return pendingMove ? '예약 변경을 신청했습니다' : '예약 시간이 변경되었습니다'
}

const whenOf = ({ day, time }: { day: string; time: string }) => `${dayText(day)} ${timeText(time)}`

/** Says to when a booking was moved, or is to be. */
const movedWords = (reservation: Reservation): string =>
  reservation.pendingMove
    ? `${whenOf(reservation.pendingMove)}으로 병원에서 확인한 뒤 알려 드립니다. 그때까지 지금 예약은 그대로입니다.`
    : `${whenOf(reservation)}에 뵙겠습니다.`

/** Why the time can't be changed here any more, and whom to ask. */
function TooLate({ cancellableUntil }: { cancellableUntil: string | null }) {
  const { site } = useWidget()
  return (
    <p className={notice()}>
      <FreshText>
        {cancellableUntil !== null
          ? `${momentText(cancellableUntil)}까지 취소하실 수 있습니다. 변경은 병원에 알려 주세요.`
          : '변경·취소하실 수 있는 시간이 지났습니다. 병원에 알려 주세요.'}
      </FreshText>
      {site.tel && (
        <a href={`tel:${site.tel.replace(/[^\d+]/g, '')}`}>병원에 전화하기 {formatPhone(site.tel)}</a>
      )}
    </p>
  )
}

/** The ways to another time, where there may be one, and out. */
function Changes({ onMove }: { onMove?: () => void }) {
  const { dispatch } = useWidget()
  return (
    <div className={styles.choices()}>
      {onMove && (
        <button type="button" className={buttonClass({ look: 'outline', size: 'medium' })} onClick={onMove}>
          시간 변경
        </button>
      )}
      <button
        type="button"
        className={buttonClass({ look: 'outline', size: 'medium' })}
        onClick={() => dispatch({ type: 'go', to: 'cancel' })}
      >
        예약 취소
      </button>
    </div>
  )
}
