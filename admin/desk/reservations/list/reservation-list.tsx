import { dayText } from '#schema/plain/days.ts'
import { callQuery } from '#api/call-query.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAdmin } from '#admin/kit/console/admin-context.tsx'
import { nothing } from '#admin/kit/list/list.styles.ts'
import type { SelectOption } from '#admin/kit/parts/select.tsx'
import { QueryNote } from '#admin/kit/parts/query-note.tsx'
import { Pager } from '#admin/kit/list/pager.tsx'
import { RowList } from '#admin/kit/parts/row-list.tsx'
import { listQuery } from '../list-query.ts'
import { ReservationRow } from './reservation-row.tsx'
import { list, listHead } from '../styles.ts'
import { refreshEvery } from '../use-reservations.ts'
import type { View } from '../use-view.ts'
import { useToday } from '#admin/kit/parts/use-today.ts'

const pageSize = 50

type ReservationListProps = {
  view: View
  employees: readonly SelectOption[]
  onChange: (values: Partial<View>) => void
  onChanged: () => void
}

/** A day's reservations, all that wait to be confirmed, or those of somebody who is looked for, from today on. */
export function ReservationList({ view, employees, onChange, onChanged }: ReservationListProps) {
  const { api } = useAdmin()
  const { page } = view
  const today = useToday()
  const found = useQuery({
    ...callQuery(api, 'GET /admin/reservations', {
      query: {
        page,
        pageSize,
        ...listQuery(view, today),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
    staleTime: 0,
  })
  if (!found.data) return <QueryNote query={found} label="예약을 불러오는 중" />
  const { rows, count } = found.data
  const days = [...new Set(rows.map((row) => row.day))]
  if (rows.length === 0) {
    return (
      <div className={nothing()}>
        <p>{nothingText(view)}</p>
      </div>
    )
  }
  return (
    <>
      <RowList ids={rows.map(({ id }) => id)} className={list()}>
        {days.map((one) => (
          <section key={one} aria-label={dayText(one)}>
            <h2 className={listHead()}>{dayText(one)}</h2>
            {rows
              .filter((row) => row.day === one)
              .map((row) => (
                <ReservationRow
                  key={row.id}
                  reservation={row}
                  employees={employees}
                  onChanged={onChanged}
                  onOpen={() => onChange({ open: row.id })}
                />
              ))}
          </section>
        ))}
      </RowList>
      <Pager page={page} pages={Math.ceil(count / pageSize)} onPage={(to) => onChange({ page: to })} />
    </>
  )
}

function nothingText({ day, status, keyword }: View): string {
  if (keyword) return `오늘부터 ‘${keyword}’에 맞는 예약이 없습니다.`
  if (day) return `${dayText(day)}에는 예약이 없습니다.`
  return status === 'REQUESTED' ? '기다리는 신청이 없습니다.' : '예약이 없습니다.'
}
