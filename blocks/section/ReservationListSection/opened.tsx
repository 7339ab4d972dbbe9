import { useClinicWords } from '#api/use-clinic-words.ts'
import { useQueryContext } from '#api/use-query-context.tsx'
import { dayText, momentText, timeText } from '#schema/plain/days.ts'
import { doctorText, reservationStatusNames } from '#schema/plain/reservation-words.ts'
import type { Reservation } from '#schema/reservations.ts'
import { buttonClass } from '#ui/button.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { formatPhone, formatPrice, vatText } from '#ui/format.ts'
import { bookingButton } from '#ui/without-scripts.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { CancelForm } from './cancel-form.tsx'
import { queries, type reviewPlacesQuery } from './queries.ts'
import { ReviewPlaces } from './review-places.tsx'
import { isEnded } from './status.ts'
import * as styles from './styles.ts'

type OpenedProps = {
  reservation: Reservation
  onCancel: (reason: string) => Promise<unknown>
  /** Opens the widget, which moves it. */
  onMove: () => void
  /** The `.ics` file. */
  loadCalendar: () => Promise<Blob>
  /** Asked once its time has come. */
  reviewPlaces: ReturnType<typeof reviewPlacesQuery>
}

/** A booking with all of it, and what may still be done. */
export function Opened({ reservation, onCancel, onMove, loadCalendar, reviewPlaces }: OpenedProps) {
  const [isCancelling, setCancelling] = useState(false)
  const { status, changeableUntil, cancellableUntil, pendingMove } = reservation
  const isAhead = !isEnded(status)
  const mayChange = isAhead && changeableUntil !== null
  const mayCancel = isAhead && cancellableUntil !== null
  return (
    <div className={styles.opened()}>
      <div>
        <p className={styles.state()} role="status">
          <span className={styles.status({ status })}>{reservationStatusNames[status]}</span>
          {status === 'REQUESTED' && <span>병원에서 확인한 뒤 확정해 드립니다.</span>}
          {pendingMove && (
            <span>옮길 시간을 병원에서 확인하고 있습니다. 그때까지 지금 시간은 그대로입니다.</span>
          )}
        </p>
        <Facts reservation={reservation} />
      </div>
      <div className={styles.actions()}>
        {isAhead && <SaveDate load={loadCalendar} />}
        {mayChange && !isCancelling && (
          <button {...bookingButton} className={buttonClass({ look: 'outline' })} onClick={onMove}>
            시간 변경
          </button>
        )}
        {mayCancel && !isCancelling && (
          <button
            type="button"
            className={buttonClass({ look: 'outline' })}
            onClick={() => setCancelling(true)}
          >
            예약 취소
          </button>
        )}
        {mayCancel && isCancelling && <CancelForm onCancel={onCancel} onKeep={() => setCancelling(false)} />}
        {isAhead && <Limits reservation={reservation} />}
        {(status === 'DONE' || status === 'CONFIRMED') && <ReviewPlaces query={reviewPlaces} />}
      </div>
    </div>
  )
}

/** Until when something can be changed here, and what there is besides. */
function limitsOf({ changeableUntil, cancellableUntil }: Reservation): string {
  if (changeableUntil) return `${momentText(changeableUntil)}까지 변경·취소하실 수 있습니다.`
  return cancellableUntil
    ? `${momentText(cancellableUntil)}까지 취소하실 수 있습니다. 변경은 병원에 알려 주세요.`
    : '변경·취소하실 수 있는 시간이 지났습니다. 병원에 알려 주세요.'
}

function Limits({ reservation }: { reservation: Reservation }) {
  const { data: partner } = useQuery(queries({}, useQueryContext()).partner)
  const tel = partner?.partnerTel
  const words = limitsOf(reservation)
  return (
    // All of it anew where it changes, as `FreshText` does.
    <p key={words} className={styles.limits()}>
      {words} {tel && <a href={`tel:${tel}`}>{formatPhone(tel)}</a>}
    </p>
  )
}

const whenOf = ({ day, time }: { day: string; time: string }) => `${dayText(day)} ${timeText(time)}`
const nameOf = ({ productName, optionName, quantity }: Reservation['items'][number]) =>
  `${productName} ${optionName}${quantity > 1 ? ` × ${quantity}` : ''}`

function Facts({ reservation }: { reservation: Reservation }) {
  const { day, time, durationMinutes, employee, items, totalPrice, isIncludeVat, code, reason, request } =
    reservation
  const { pendingMove } = reservation
  const say = useClinicWords()
  const rows: [string, string][] = [
    ['일시', `${whenOf({ day, time })} (${durationMinutes}분)`],
    ...(pendingMove ? [['옮길 시간', `${whenOf(pendingMove)} (확정 대기)`] as [string, string]] : []),
    ['의료진', doctorText(employee)],
    [items.length > 0 ? say('시술') : '방문 목적', items.map(nameOf).join('\n') || '방문 상담'],
  ]
  if (totalPrice !== null && items.length > 0) {
    rows.push(['금액', `${formatPrice(totalPrice)} (${vatText(isIncludeVat)})`])
  }
  if (request) rows.push(['요청하신 것', request])
  if (reason) rows.push(['사유', reason])
  rows.push(
    ['예약하신 분', `${reservation.contactName} ${formatPhone(reservation.contactPhone)}`],
    ['예약 번호', code],
  )
  return (
    <dl className={styles.facts()}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Saves the booking for the device's calendar. */
function SaveDate({ load }: { load: () => Promise<Blob> }) {
  const [fault, setFault] = useState<string>()
  const save = async () => {
    setFault(undefined)
    try {
      const href = URL.createObjectURL(await load())
      Object.assign(document.createElement('a'), { href, download: 'reservation.ics' }).click()
      // The download has its own hold of it once it has begun.
      setTimeout(() => URL.revokeObjectURL(href), 60_000)
    } catch (error) {
      setFault((error as Error).message)
    }
  }
  return (
    <>
      <FormSummary message={fault} />
      <button type="button" className={buttonClass({ look: 'quiet' })} onClick={() => void save()}>
        <CalendarPlus size={20} strokeWidth={1.5} aria-hidden />
        달력에 저장
      </button>
    </>
  )
}
