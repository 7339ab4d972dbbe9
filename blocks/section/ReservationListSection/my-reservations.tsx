import { useQueryContext } from '#api/use-query-context.tsx'
import { useApplicationStore } from '#store/use-application-store.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { RowsSkeleton } from '#ui/skeleton.tsx'
import { FailureNote } from '#ui/state-note.tsx'
import { bookingButton } from '#ui/without-scripts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { consultationsQuery, listQuery, pageOf, pageSize, periodOf, waitingsQuery } from './queries.ts'
import { nameOf, Row } from './row.tsx'
import { MyConsultations } from './my-consultations.tsx'
import { MyWaitings } from './my-waitings.tsx'
import * as styles from './styles.ts'

/** One's own bookings: those ahead, the nearest first; those past, the newest first. */
export function MyReservations({ emptyText }: { emptyText: string }) {
  const context = useQueryContext()
  const period = periodOf(context)
  // The bookings wait for what stands above them: it would push them down.
  const waitings = useQuery({ ...waitingsQuery(context.api), enabled: period === 'upcoming' })
  const consultations = useQuery(consultationsQuery(context.api))
  const isKnown = !waitings.isLoading && !consultations.isLoading
  return (
    <>
      <nav aria-label="기간" className={styles.periods()}>
        <a href="/reservations" aria-current={period === 'upcoming' ? 'page' : undefined}>
          앞으로의 예약
        </a>
        <a href="/reservations?period=past" aria-current={period === 'past' ? 'page' : undefined}>
          지난 예약
        </a>
      </nav>
      {period === 'upcoming' && <MyWaitings />}
      <MyConsultations period={period} />
      <List
        key={period}
        emptyText={period === 'past' ? '지난 예약이 없습니다.' : emptyText}
        isWaiting={!isKnown}
      />
    </>
  )
}

function List({ emptyText, isWaiting }: { emptyText: string; isWaiting: boolean }) {
  const context = useQueryContext()
  const openReservation = useApplicationStore((state) => state.openReservation)
  const { data, isError, refetch } = useQuery({ ...listQuery(context), placeholderData: keepPreviousData })
  if (isError && !data) {
    return <FailureNote sentence="예약을 불러오지 못했습니다." onRetry={() => void refetch()} />
  }
  if (!data || isWaiting) return <RowsSkeleton count={4} />
  if (data.count === 0) {
    return (
      <div className={styles.empty()}>
        <p>{emptyText}</p>
        <button {...bookingButton} className={buttonClass()} onClick={() => openReservation('treatment')}>
          예약하기
        </button>
      </div>
    )
  }
  const period = periodOf(context)
  return (
    <>
      <ul className={styles.list()}>
        {data.rows.map((reservation) => (
          <Row key={reservation.id} reservation={reservation}>
            <a href={`/reservations/${reservation.id}`}>{nameOf(reservation)}</a>
          </Row>
        ))}
      </ul>
      <Pagination
        page={pageOf(context)}
        pages={Math.ceil(data.count / pageSize)}
        address={(page) =>
          `/reservations?${new URLSearchParams({ ...(period === 'past' && { period }), page: String(page) })}`
        }
        label="예약"
      />
    </>
  )
}
