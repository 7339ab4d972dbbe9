import { callQuery } from '#api/call-query.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { formatDateTime } from '#ui/format.ts'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import type { ConsoleReservation } from '../statuses.ts'
import { eventNames, fieldNames, valueText } from './history-words.ts'
import { history } from '../detail.styles.ts'

/** What has happened to a reservation, the newest first; asked for when it is opened. */
export function History({ reservation }: { reservation: ConsoleReservation }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={history()} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden /> 변경 이력
      </summary>
      {isOpen && <Events reservationId={reservation.id} />}
    </details>
  )
}

function Events({ reservationId }: { reservationId: number }) {
  const { api } = useAdmin()
  const found = useQuery({
    ...callQuery(api, 'GET /admin/reservations/{reservationId}/history', { params: { reservationId } }),
    staleTime: 0,
  })
  if (!found.data) return <QueryNote query={found} label="변경 이력을 불러오는 중" />
  return (
    <ol>
      {found.data.rows.map((event, index) => (
        <li key={index}>
          <b>{eventNames[event.action] ?? event.action}</b> {event.accountName ?? '고객'}{' '}
          <small>{formatDateTime(event.at)}</small>
          {event.changes.map(({ field, before, after }) => (
            <p key={field}>
              {fieldNames[field] ?? field}: {before !== null && <del>{valueText(before)}</del>}
              {before !== null && ' → '}
              {valueText(after)}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
