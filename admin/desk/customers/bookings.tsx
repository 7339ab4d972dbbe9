import { itemsText } from '#schema/plain/items-text.ts'
import { reservationStatusNames } from '#schema/plain/reservation-words.ts'
import { callQuery } from '#api/call-query.ts'
import { formatDateTime } from '#ui/format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { button } from '#admin/kit/parts/styles.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { status } from '../reservations/styles.ts'
import { bookings, section, textButton } from './styles.ts'

/** Shown at first, and more each time that they are asked for. */
const step = 20
const most = 100

type BookingsProps = { customerId: number; onOpen: (reservationId: number) => void }

/** All that a customer booked, the latest first. */
export function Bookings({ customerId, onOpen }: BookingsProps) {
  const { api } = useAdmin()
  const [pageSize, setPageSize] = useState(step)
  const found = useQuery({
    ...callQuery(api, 'GET /admin/reservations', { query: { customerId, order: 'late', pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (!found.data) return <QueryNote query={found} label="예약을 불러오는 중" />
  const { rows, count } = found.data
  return (
    <section className={section()}>
      <h2>예약 {count}건</h2>
      {count === 0 && <p>예약한 적이 없습니다.</p>}
      <ul className={bookings()}>
        {rows.map((one) => (
          <li key={one.id}>
            <button type="button" className={textButton()} onClick={() => onOpen(one.id)}>
              {formatDateTime(one.reservedAt)}
            </button>
            <span data-what>{itemsText(one)}</span>
            <span data-doctor>{one.employee?.name ?? '담당 없음'}</span>
            <span className={status({ of: one.status })}>{reservationStatusNames[one.status]}</span>
          </li>
        ))}
      </ul>
      {rows.length < Math.min(count, most) && (
        <button
          type="button"
          className={button({ look: 'quiet' })}
          onClick={() => setPageSize(Math.min(pageSize + step, most))}
        >
          더 보기
        </button>
      )}
    </section>
  )
}
