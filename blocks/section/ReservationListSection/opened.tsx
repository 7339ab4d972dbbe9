import { useQueryContext } from '#api/use-query-context.tsx'
import type { Reservation } from '#schema/reservations.ts'
import { buttonClass } from '#ui/button.tsx'
import { FormSummary } from '#ui/form/form-summary.tsx'
import { formatDate, formatDateTime, formatPhone, formatPrice } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { CancelForm } from './cancel-form.tsx'
import { queries } from './queries.ts'
import { isEnded, statusNames } from './status.ts'
import * as styles from './styles.ts'

type OpenedProps = {
  reservation: Reservation
  onCancel: (reason: string) => Promise<unknown>
  /** The `.ics` file. */
  loadCalendar: () => Promise<Blob>
}

/** A booking with all of it, and what may still be done. */
export function Opened({ reservation, onCancel, loadCalendar }: OpenedProps) {
  const [isCancelling, setCancelling] = useState(false)
  const { status, changeableUntil } = reservation
  const isAhead = !isEnded(status)
  const mayChange = isAhead && changeableUntil !== null
  return (
    <div className={styles.opened()}>
      <div>
        <p className={styles.state()} role="status">
          <span className={styles.status({ status })}>{statusNames[status]}</span>
          {status === 'REQUESTED' && <span>병원에서 확인한 뒤 확정해 드립니다.</span>}
        </p>
        <Facts reservation={reservation} />
      </div>
      <div className={styles.actions()}>
        {isAhead && <SaveDate load={loadCalendar} />}
        {mayChange && !isCancelling && (
          <button
            type="button"
            className={buttonClass({ look: 'outline' })}
            onClick={() => setCancelling(true)}
          >
            예약 취소
          </button>
        )}
        {mayChange && isCancelling && <CancelForm onCancel={onCancel} onKeep={() => setCancelling(false)} />}
        {isAhead && <Limits until={changeableUntil} />}
      </div>
    </div>
  )
}

/** Until when something can be changed here, and what there is besides. */
function Limits({ until }: { until: string | null }) {
  const { data: partner } = useQuery(queries({}, useQueryContext()).partner)
  const tel = partner?.partnerTel
  return (
    <p className={styles.limits()}>
      {until
        ? `${formatDateTime(until)}까지 취소하실 수 있습니다. 시간을 바꾸시려면 병원에 알려 주세요.`
        : '여기에서 취소하실 수 있는 때가 지났습니다. 병원에 알려 주세요.'}
      {tel && (
        <>
          {' '}
          <a href={`tel:${tel}`}>{formatPhone(tel)}</a>
        </>
      )}
    </p>
  )
}

function Facts({ reservation }: { reservation: Reservation }) {
  const { day, time, durationMinutes, employee, items, totalPrice, isIncludeVat, code, reason, request } =
    reservation
  const rows: [string, string][] = [
    ['일시', `${formatDate(`${day}T00:00:00+09:00`)} ${time} (${durationMinutes}분)`],
    ['담당', employee?.name ?? '병원이 정해 드립니다'],
    [
      items.length > 0 ? '시술' : '방문 목적',
      items.map(({ productName, optionName }) => `${productName} ${optionName}`).join('\n') || '방문 상담',
    ],
  ]
  if (totalPrice !== null && items.length > 0) {
    rows.push(['금액', `${formatPrice(totalPrice)} (${isIncludeVat ? '부가세 포함' : '부가세 별도'})`])
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
      <button type="button" className={buttonClass({ look: 'quiet' })} onClick={() => void save()}>
        <CalendarPlus size={20} strokeWidth={1.5} aria-hidden />
        달력에 저장
      </button>
      <FormSummary message={fault} />
    </>
  )
}
