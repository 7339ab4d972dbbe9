import { reservationStatusNames } from '#schema/plain/reservation-words.ts'
import { dayText } from '#schema/plain/days.ts'
import { callQuery } from '#api/call-query.ts'
import { formatPrice } from '#ui/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { Dialog } from '#admin/kit/parts/dialog.tsx'
import { Link } from '#admin/kit/parts/link.tsx'
import type { SelectOption } from '#admin/kit/parts/select.tsx'
import { MemoField, memoOf } from '#admin/kit/drafts/memo-field.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { useUnsavedClose } from '#admin/kit/drafts/use-unsaved-close.tsx'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { Contact } from '../contact.tsx'
import { ReservationActions } from '../reservation-actions.tsx'
import { isOver, minutesText, type ConsoleReservation } from '../statuses.ts'
import { status } from '../styles.ts'
import { History } from './history.tsx'
import { MoveForm } from './move-form.tsx'
import { TreatmentForm } from './treatment-form.tsx'
import * as styles from '../detail.styles.ts'

type DetailDialogProps = {
  reservationId: number
  employees: readonly SelectOption[]
  onChanged: () => void
  onClose: () => void
}

/** One reservation with all that the clinic knows of it, and all that can be done with it. */
export function DetailDialog({ reservationId, employees, onChanged, onClose }: DetailDialogProps) {
  const { api } = useAdmin()
  const params = { reservationId }
  const found = useQuery({
    ...callQuery(api, 'GET /admin/reservations/{reservationId}', { params }),
    staleTime: 0,
  })
  const [isUnsaved, setUnsaved] = useState(false)
  const { close, question } = useUnsavedClose(isUnsaved, onClose, memoOf(`reservations/${reservationId}`))
  const changed = () => {
    void found.refetch()
    onChanged()
  }
  return (
    <Dialog title={found.data ? `예약 ${found.data.code}` : '예약'} onClose={close}>
      {!found.data ? (
        <QueryNote query={found} label="예약을 불러오는 중" />
      ) : (
        <Detail reservation={found.data} employees={employees} onChanged={changed} onUnsaved={setUnsaved} />
      )}
      {question}
    </Dialog>
  )
}

type DetailProps = {
  reservation: ConsoleReservation
  employees: readonly SelectOption[]
  onChanged: () => void
  /** Told whether a memo is typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

function Detail({ reservation, employees, onChanged, onUnsaved }: DetailProps) {
  const [changing, setChanging] = useState<'time' | 'treatment' | null>(null)
  const openers = { time: useRef<HTMLButtonElement>(null), treatment: useRef<HTMLButtonElement>(null) }
  const { pendingMove } = reservation
  const opener = (what: 'time' | 'treatment', title: string) => (
    <button
      ref={openers[what]}
      type="button"
      className={button({ look: 'quiet' })}
      aria-expanded={changing === what}
      onClick={() => setChanging(changing === what ? null : what)}
    >
      {title}
    </button>
  )
  const done = (what: 'time' | 'treatment') => {
    setChanging(null)
    openers[what].current?.focus()
    onChanged()
  }
  return (
    <div className={styles.detail()}>
      <When reservation={reservation} />
      <Contact key={reservation.id} reservation={reservation} />
      {reservation.customerId !== null && (
        <Link to={`/customers/${reservation.customerId}`} className={styles.customer()}>
          이 고객의 예약과 메모
        </Link>
      )}
      <Facts reservation={reservation} />
      <div className={styles.actions()}>
        <ReservationActions reservation={reservation} employees={employees} onChanged={onChanged} />
        {!isOver(reservation) && (
          <>
            {opener('time', '시간 옮기기')}
            {/* What the customer asks for has treatments of its own, and is settled first. */}
            {!pendingMove && opener('treatment', '시술 변경')}
          </>
        )}
      </div>
      {changing === 'time' && (
        <MoveForm reservation={reservation} employees={employees} onMoved={() => done('time')} />
      )}
      {changing === 'treatment' && (
        <TreatmentForm reservation={reservation} onChanged={() => done('treatment')} />
      )}
      <Memo
        key={`memo ${reservation.id}`}
        reservation={reservation}
        onChanged={onChanged}
        onUnsaved={onUnsaved}
      />
      <History reservation={reservation} />
    </div>
  )
}

function When({ reservation }: Pick<DetailProps, 'reservation'>) {
  return (
    <p className={styles.when()}>
      {dayText(reservation.day)} <b>{reservation.time}</b> <small>{minutesText(reservation)}</small>
      <span className={status({ of: reservation.status })}>{reservationStatusNames[reservation.status]}</span>
    </p>
  )
}

function Facts({ reservation }: Pick<DetailProps, 'reservation'>) {
  const { pendingMove } = reservation
  return (
    <dl className={styles.facts()}>
      <Fact name="담당" value={reservation.employee?.name ?? '아직 정하지 않음'} />
      <div>
        <dt>예약 시술</dt>
        <dd>
          {reservation.items.length === 0
            ? '방문 상담'
            : reservation.items.map(({ productOptionId, productName, optionName, quantity, price }) => (
                <span key={productOptionId}>
                  {productName} {optionName}
                  {quantity > 1 && ` × ${quantity}`}
                  {price !== null && <small>{formatPrice(price * quantity)}</small>}
                </span>
              ))}
        </dd>
      </div>
      {reservation.totalPrice !== null && reservation.items.length > 0 && (
        <Fact name="합계" value={formatPrice(reservation.totalPrice)} />
      )}
      {pendingMove && (
        <Fact
          name="변경 신청"
          value={`${dayText(pendingMove.day)} ${pendingMove.time} ${pendingMove.employee?.name ?? ''}`}
        />
      )}
      {reservation.request && <Fact name="요청" value={reservation.request} />}
      {reservation.reason && <Fact name="이유" value={reservation.reason} />}
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Memo({ reservation, onChanged, onUnsaved }: Omit<DetailProps, 'employees'>) {
  const { api } = useAdmin()
  const params = { reservationId: reservation.id }
  return (
    <MemoField
      of={`reservations/${reservation.id}`}
      memo={reservation.memo}
      save={(memo) => api.request('PUT /admin/reservations/{reservationId}/memo', { params, body: { memo } })}
      onSaved={onChanged}
      onUnsaved={onUnsaved}
    />
  )
}
