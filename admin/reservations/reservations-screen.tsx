import { callQuery } from '#api/call-query.ts'
import type { ReservationStatus } from '#schema/reservations.ts'
import { formatDate } from '#ui/format.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useAdmin } from '../admin-context.tsx'
import { count, foot, head, nothing, screen, title, toolbar } from '../content/list.styles.ts'
import { Failure } from '../parts/failure.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { Select } from '../parts/select.tsx'
import { button, input } from '../parts/styles.ts'
import { Waiting } from '../parts/waiting.tsx'
import { today } from '../today.ts'
import { ReservationRow } from './reservation-row.tsx'
import { statusNames } from './statuses.ts'
import { dayBar, list, listHead } from './styles.ts'

const pageSize = 50
/** Time in ms after which a change by others appears at the latest. */
const refreshEvery = 15_000

const dayAfter = (day: string, days: number) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** A day's reservations, or all that wait to be confirmed, with their status one click away. */
export function ReservationsScreen() {
  const { api } = useAdmin()
  const client = useQueryClient()
  const [params, setParams] = useSearchParams()
  const now = today()
  const status = params.get('status') ?? ''
  const isStatus = status in statusNames
  // Those that wait are shown whatever their day, unless a day is asked for.
  const day = params.get('day') ?? (status === 'REQUESTED' ? '' : now)
  const employeeId = params.get('employeeId') ?? ''
  const page = Math.max(1, Number(params.get('page')) || 1)
  const doctors = useQuery(callQuery(api, 'GET /partner-employees', { query: { pageSize: 100 } }))
  const found = useQuery({
    ...callQuery(api, 'GET /admin/reservations', {
      query: {
        page,
        pageSize,
        ...(day && { day }),
        ...(isStatus && { status: status as ReservationStatus }),
        ...(employeeId && { employeeId }),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
    staleTime: 0,
  })
  const change = (values: Record<string, string>) =>
    setParams(
      Object.fromEntries(
        Object.entries({ status, day, employeeId, page: '', ...values }).filter(
          ([key, value]) => value !== '' || (key === 'day' && values.status === 'REQUESTED'),
        ),
      ),
      { replace: true },
    )
  const refresh = () => client.invalidateQueries({ queryKey: ['GET /admin/reservations'] })
  const rows = found.data?.rows ?? []
  const days = [...new Set(rows.map((row) => row.day))]
  const employees = (doctors.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const all = found.data?.count ?? 0
  return (
    <main className={screen()}>
      <header className={head()}>
        <h1 className={title()}>
          예약
          {found.data && <span className={count()}>{all.toLocaleString('ko-KR')}</span>}
        </h1>
      </header>
      <div className={toolbar()}>
        <div className={dayBar()}>
          <IconButton
            label="전날"
            icon={ChevronLeft}
            disabled={day === ''}
            onClick={() => change({ day: dayAfter(day, -1) })}
          />
          <input
            type="date"
            className={input()}
            value={day}
            aria-label="날짜"
            onChange={(event) => change({ day: event.target.value || now })}
          />
          <IconButton
            label="다음 날"
            icon={ChevronRight}
            disabled={day === ''}
            onClick={() => change({ day: dayAfter(day, 1) })}
          />
        </div>
        {day !== now && (
          <button type="button" className={button()} onClick={() => change({ day: now, status: '' })}>
            오늘
          </button>
        )}
        <Select
          label="상태"
          value={isStatus ? status : ''}
          isSet={isStatus}
          options={[
            { value: '', label: '모든 상태' },
            ...(Object.keys(statusNames) as ReservationStatus[]).map((value) => ({
              value,
              label: statusNames[value],
            })),
          ]}
          onChange={(next) => change({ status: next })}
        />
        <Select
          label="의료진"
          value={employeeId}
          isSet={employeeId !== ''}
          options={[{ value: '', label: '모든 의료진' }, ...employees]}
          onChange={(next) => change({ employeeId: next })}
        />
      </div>
      {found.error && !found.data ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Waiting label="예약을 불러오는 중" />
      ) : rows.length === 0 ? (
        <div className={nothing()}>
          <p>
            {day
              ? `${formatDate(`${day}T00:00:00+09:00`)}에는 예약이 없습니다.`
              : '기다리는 신청이 없습니다.'}
          </p>
        </div>
      ) : (
        <div className={list()}>
          {days.map((one) => (
            <section key={one} aria-label={formatDate(`${one}T00:00:00+09:00`)}>
              <h2 className={listHead()}>{formatDate(`${one}T00:00:00+09:00`)}</h2>
              {rows
                .filter((row) => row.day === one)
                .map((row) => (
                  <ReservationRow
                    key={row.id}
                    reservation={row}
                    employees={employees}
                    onChanged={() => void refresh()}
                  />
                ))}
            </section>
          ))}
        </div>
      )}
      {all > pageSize && (
        <nav className={foot()} aria-label="쪽">
          <IconButton
            label="이전 쪽"
            icon={ChevronLeft}
            disabled={page === 1}
            onClick={() => change({ page: String(page - 1) })}
          />
          <span>
            {page} / {Math.ceil(all / pageSize)}
          </span>
          <IconButton
            label="다음 쪽"
            icon={ChevronRight}
            disabled={page * pageSize >= all}
            onClick={() => change({ page: String(page + 1) })}
          />
        </nav>
      )}
    </main>
  )
}
